import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { island } from '#web/islands/island.tsx'
import { comparePath } from '#web/shortlist/comparePath.ts'
import { COMPARED } from '#web/shortlist/lists.ts'
import { usePersistedList } from '#web/shortlist/usePersistedList.ts'
import { comparePage } from './ComparePage.styles.ts'

type Props = {
  /** Ids or aliases in the address. */
  asked: readonly string[]
  /** The ids of the carts in the table. */
  ids: readonly string[]
}

const idsOf = (carts: readonly { id: string }[]) => carts.map(({ id }) => id)

const isSame = (one: readonly string[], other: readonly string[] = []) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The carts of the comparison that led to this one by its own links, such as "Remove". */
let previous: readonly string[] | undefined

/** The tab's list follows its own comparison, and no shared one. Without carts in the address the page shows the list. */
const useOwnList = ({ asked, ids }: Props) => {
  const navigate = useNavigate()
  const shown = JSON.stringify([asked, ids])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each comparison
  useLayoutEffect(() => {
    const own = idsOf(COMPARED.read())
    const isOwn = own.length === 0 || isSame(own, asked) || isSame(own, previous)
    previous = ids
    if (isOwn) COMPARED.write(ids.map((id) => ({ id })))
    else if (asked.length === 0) void navigate(comparePath(own), { replace: true })
    return () => {
      if (window.location.pathname !== '/compare') previous = undefined
    }
  }, [shown])
}

const Own = (props: Props) => {
  useOwnList(props)
  const { ids } = props
  const own = idsOf(usePersistedList(COMPARED))
  if (own.length === 0 || ids.length === 0 || isSame(own, ids)) return null
  const keep = () => {
    COMPARED.write(ids.map((id) => ({ id })))
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <div className={comparePage.shared}>
      <p>This comparison was shared with you. Yours has {own.length === 1 ? '1 cart' : `${own.length} carts`}.</p>
      <button type="button" className={comparePage.plain} onClick={keep}>
        Keep these
      </button>
      <a className={comparePage.plain} href={comparePath(own)}>
        View yours
      </a>
    </div>
  )
}

export const OwnComparison = island('OwnComparison', Own)
