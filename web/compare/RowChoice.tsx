import { type MouseEvent, useState } from 'react'
import { island } from '#web/islands/island.tsx'
import { comparePath } from '#web/shortlist/comparePath.ts'
import { comparePage } from './ComparePage.styles.ts'
import { pointRemovals } from './removals.ts'

type Props = { ids: readonly string[]; onlyDifferences: boolean }

/**
 * All rows are in the page: the style of `ComparePage` hides the equal ones while the second link is current, so that the table keeps
 * its place. Without scripts the links load the page again.
 */
const Choice = ({ ids, onlyDifferences }: Props) => {
  const [isShort, setShort] = useState(onlyDifferences)
  const link = (label: string, short: boolean) => ({
    children: label,
    href: comparePath(ids, { onlyDifferences: short }),
    'aria-current': isShort === short ? ('true' as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      setShort(short)
      window.history.replaceState(window.history.state, '', comparePath(ids, { onlyDifferences: short }))
      pointRemovals(ids, short)
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
