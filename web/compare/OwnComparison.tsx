import { useEffect } from 'react'
import { island } from '#web/islands/island.tsx'
import { comparePath } from '#web/shortlist/comparePath.ts'
import { COMPARED, compareCarts } from '#web/shortlist/lists.ts'
import { usePersistedList } from '#web/shortlist/usePersistedList.ts'
import { comparePage } from './ComparePage.styles.ts'
import { readComparison } from './readComparison.ts'
import { pointRemovals } from './removals.ts'

type Props = {
  /** Ids or aliases in the address. */
  asked: readonly string[]
  /** The ids of the carts in the table. */
  ids: readonly string[]
}

const ownIds = () => COMPARED.read().map(({ id }) => id)

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The visitor's list follows a comparison that has all of it, and no other. Without carts in the address the page shows the list. */
const follow = ({ asked, ids }: Props) => {
  const own = ownIds()
  if (own.every((id) => ids.includes(id) || asked.includes(id))) compareCarts(ids)
  else if (asked.length === 0) window.location.replace(comparePath(own))
}

/** "Remove" takes a cart out of the visitor's own list, too. Another one may be pressed before the next comparison is there. */
const followRemovals = (props: Props) => {
  let left = props.ids
  const keep = (ids: readonly string[]) => {
    left = ids
    pointRemovals(ids, readComparison(window.location.search).onlyDifferences)
  }
  const press = (event: MouseEvent) => {
    const removed = (event.target as Element).closest<HTMLElement>('a[data-removes]')?.dataset.removes
    if (removed === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (isSame(ownIds(), left)) COMPARED.remove(removed)
    keep(left.filter((id) => id !== removed))
  }
  /** Back brings the page as it was left. */
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    keep(props.ids)
    follow(props)
  }
  document.addEventListener('click', press)
  window.addEventListener('pageshow', restore)
  return () => {
    document.removeEventListener('click', press)
    window.removeEventListener('pageshow', restore)
  }
}

const Own = (props: Props) => {
  const { ids } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => {
    follow(props)
    return followRemovals(props)
  }, [])
  const own = usePersistedList(COMPARED).map(({ id }) => id)
  if (own.length === 0 || ids.length === 0 || isSame(own, ids)) return null
  const keep = () => {
    compareCarts(ids)
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <div className={comparePage.shared}>
      <p>{`This comparison was shared with you. Yours has ${own.length === 1 ? '1 cart' : `${own.length} carts`}.`}</p>
      <button type="button" className={comparePage.plain} onClick={keep}>
        Keep these
      </button>
      <a className={comparePage.plain} href={comparePath(own)}>
        View yours
      </a>
    </div>
  )
}

export const OwnComparison = island('OwnComparison', Own, { startsAtOnce: true })
