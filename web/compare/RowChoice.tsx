import { type MouseEvent as ReactMouseEvent, useEffect, useRef, useState } from 'react'
import { island } from '#web/islands/island.tsx'
import { comparePath } from '#web/shortlist/comparePath.ts'
import { comparePage } from './ComparePage.styles.ts'

type Props = { ids: readonly string[]; onlyDifferences: boolean }

const opensElsewhere = (event: MouseEvent | ReactMouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey

/** Each "Remove" leads to the comparison of these carts without its own. */
const pointRemovals = (ids: readonly string[], onlyDifferences: boolean) => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-removes]')) {
    const others = ids.filter((id) => id !== link.dataset.removes)
    link.href = comparePath(others, { onlyDifferences })
  }
}

/**
 * All rows are in the page: the style of `ComparePage` hides the equal ones while the second link is current, so that the table keeps
 * its place. Without scripts the links load the page again.
 */
const Choice = ({ ids, onlyDifferences }: Props) => {
  const [isShort, setShort] = useState(onlyDifferences)
  const left = useRef(ids)

  // The table stays until the comparison without the removed cart has loaded, and another cart may be removed meanwhile.
  useEffect(() => {
    const keep = (carts: readonly string[]) => {
      left.current = carts
      pointRemovals(carts, isShort)
    }
    const remove = (event: MouseEvent) => {
      const removed = (event.target as Element).closest<HTMLElement>('a[data-removes]')?.dataset.removes
      if (removed !== undefined && !opensElsewhere(event)) keep(left.current.filter((id) => id !== removed))
    }
    const restore = () => keep(ids)
    document.addEventListener('click', remove)
    window.addEventListener('popstate', restore)
    return () => {
      document.removeEventListener('click', remove)
      window.removeEventListener('popstate', restore)
    }
  }, [ids, isShort])

  const link = (label: string, short: boolean) => ({
    children: label,
    href: comparePath(ids, { onlyDifferences: short }),
    'data-scripted': '',
    'aria-current': isShort === short ? ('true' as const) : undefined,
    onClick: (event: ReactMouseEvent) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      setShort(short)
      // The router is left out, since it would render the page anew.
      window.history.replaceState(window.history.state, '', comparePath(ids, { onlyDifferences: short }))
      pointRemovals(left.current, short)
    },
  })
  return (
    <nav className={comparePage.choice} aria-label="Rows">
      <a {...link('All specs', false)} />
      <a {...link('Only differences', true)} data-rows="different" />
    </nav>
  )
}

export const RowChoice = island('RowChoice', Choice)
