import type { CSSProperties } from 'react'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useComparePageSuspenseQuery } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { button } from '#web/theme/button.styles.ts'
import { AddCart } from './AddCart.tsx'
import { comparePage } from './ComparePage.styles.ts'
import { CompareTable } from './CompareTable.tsx'
import { HOW_TO_CHOOSE, ONE_IS_THERE } from './content.ts'
import { OwnComparison } from './OwnComparison.tsx'
import { RowChoice } from './RowChoice.tsx'
import { inOrder, MOST_COMPARED, type readComparison } from './readComparison.ts'
import { CARTS_ID } from './removals.ts'
import { ShareComparison } from './ShareComparison.tsx'
import { UnlistedCart } from './UnlistedCart.tsx'

type Props = ReturnType<typeof readComparison>

/** Says which part of the address is not in the table. */
const LeftOut = ({ names, unlisted, unread }: { names: string[]; unlisted: string[]; unread: number }) => {
  if (names.length + unlisted.length + unread === 0) return null
  const rest = unread > 0 ? [...names, `${unread} more`] : names
  return (
    <ul className={comparePage.leftOut}>
      {rest.length > 0 && (
        <li>
          Up to {MOST_COMPARED} carts fit side by side. Not shown: {rest.join(', ')}.
        </li>
      )}
      {unlisted.map((id) => (
        <UnlistedCart key={id} id={id} />
      ))}
    </ul>
  )
}

export const Comparison = ({ ids: asked, unread, onlyDifferences }: Props) => {
  const { nodes } = useComparePageSuspenseQuery({ variables: { ids: asked } }).data.vehicles
  const { found, unlisted } = inOrder(asked, nodes)
  const vehicles = found.slice(0, MOST_COMPARED)
  const ids = vehicles.map(({ id }) => id)
  const isCompared = vehicles.length > 1
  const hint = vehicles.length === 1 ? ONE_IS_THERE : HOW_TO_CHOOSE
  return (
    <>
      <OwnComparison asked={asked} ids={ids} />
      <LeftOut names={found.slice(MOST_COMPARED).map(({ name }) => name)} unlisted={unlisted} unread={unread} />
      {isCompared ? (
        <RowChoice ids={ids} onlyDifferences={onlyDifferences} />
      ) : (
        <p className={comparePage.hint}>{hint}</p>
      )}
      <div className={comparePage.board} style={{ '--carts': vehicles.length } as CSSProperties}>
        {vehicles.length > 0 && (
          <section
            id={CARTS_ID}
            className={comparePage.scroller}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the table by its region
            tabIndex={0}
            data-fits={vehicles.length < MOST_COMPARED ? '' : undefined}
            aria-label={vehicles.length === 1 ? 'One cart' : `${vehicles.length} carts side by side`}
          >
            <CompareTable vehicles={vehicles} onlyDifferences={onlyDifferences} />
          </section>
        )}
        {vehicles.length < MOST_COMPARED && (
          // Without the list of carts the inventory is a link away.
          <QueryBoundary fallback={() => null}>
            <AddCart ids={ids} />
          </QueryBoundary>
        )}
      </div>
      {isCompared && (
        <div className={comparePage.actions}>
          <a className={button()} href={contactPath({ compare: ids })}>
            Ask about these carts
          </a>
          <ShareComparison title={vehicles.map(({ name }) => name).join(', ')} />
        </div>
      )}
      <a className={`${button({ variant: 'outline' })} ${comparePage.back}`} href="/inventory">
        {isCompared ? 'Back to Inventory' : 'View Inventory'}
      </a>
    </>
  )
}
