import type { CSSProperties } from 'react'
import { useLocation } from 'react-router'
import { MOST_COMPARED } from '#graph/api/limits.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import {
  useAddCartSuspenseQuery,
  useComparePageSuspenseQuery,
  useUnlistedCartSuspenseQuery,
} from '#web/generated/graphql.ts'
import { contactPath, vehiclePath } from '#web/parts/paths.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { comparePath } from '#web/shortlist/lists.ts'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/format.ts'
import { Share } from '#web/ui/icons.tsx'
import { ButtonLink } from '#web/ui/links.tsx'
import { listedId } from '#web/ui/listedIds.ts'
import { CompareTable } from './CompareTable.tsx'
import { comparePage } from './compare.styles.ts'
import { CARTS_ID, inOrder, readComparison } from './readComparison.ts'

const COMPARE_PAGE = {
  title: 'Compare Carts',
  description: `Compare up to four golf carts at ${DEALER.name} side by side: price, range, top speed, payload, charging time and features.`,
  keywords: `compare golf carts, ${DEALER.region}`,
}

const HOW_TO_CHOOSE = 'See up to four carts side by side. Tap “Compare” on a cart in the inventory, or add one here.'
const ONE_IS_THERE = 'Add a second cart to see how they differ.'

const ON_PAPER = `${DEALER.name}, ${DEALER.lines.sales.label}. Prices before tax.`

export const ComparePage = () => {
  const comparison = readComparison(useLocation().search)
  return (
    <div className={`${layout.page} ${comparePage.root}`}>
      <Seo {...COMPARE_PAGE} noIndex />
      <h1 id="title" className={comparePage.title}>
        Compare carts
      </h1>
      <QueryBoundary key={comparison.ids.join()} isMain failure="The carts didn't load">
        <Comparison {...comparison} />
      </QueryBoundary>
      <p className={comparePage.onPaper}>{ON_PAPER}</p>
    </div>
  )
}

/** It works without scripts. `startComparison.ts` does what only the browser can: it knows the visitor's own list. */
const Comparison = ({ ids: asked, unread, onlyDifferences }: ReturnType<typeof readComparison>) => {
  const { nodes } = useComparePageSuspenseQuery({ variables: { ids: asked } }).data.vehicles
  const { found, unlisted } = inOrder(asked, nodes)
  const vehicles = found.slice(0, MOST_COMPARED)
  const ids = vehicles.map(({ id }) => id)
  const isCompared = vehicles.length > 1
  const add = vehicles.length < MOST_COMPARED && (
    // Without the list of carts the inventory is a link away.
    <QueryBoundary fallback={() => null}>
      <AddCart ids={ids} />
    </QueryBoundary>
  )
  const hint = vehicles.length === 1 ? ONE_IS_THERE : HOW_TO_CHOOSE
  return (
    <>
      <div className={comparePage.shared} data-comparison={JSON.stringify({ asked, ids })} hidden>
        <p data-slot="words" />
        <button type="button" className={comparePage.plain} data-slot="keep">
          Keep these
        </button>
        <a className={comparePage.plain} href="/compare" data-slot="view">
          View yours
        </a>
      </div>
      <LeftOut names={found.slice(MOST_COMPARED).map(({ name }) => name)} unlisted={unlisted} unread={unread} />
      {isCompared ? (
        <div className={comparePage.head}>
          <RowChoice ids={ids} onlyDifferences={onlyDifferences} />
          <ButtonLink className={comparePage.ask} href={contactPath({ compare: ids })}>
            Ask about these carts
          </ButtonLink>
        </div>
      ) : (
        <p className={comparePage.hint}>{hint}</p>
      )}
      {vehicles.length === 3 && add}
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
        {vehicles.length < 3 && add}
      </div>
      {isCompared && (
        <div className={comparePage.actions}>
          <ButtonLink href={contactPath({ compare: ids })}>Ask about these carts</ButtonLink>
          <button
            type="button"
            className={`${button({ variant: 'outline' })} ${comparePage.share}`}
            data-share={vehicles.map(({ name }) => name).join(', ')}
          >
            <Share />
            Share
          </button>
          <span className={comparePage.said} role="status" data-said="" />
        </div>
      )}
      <ButtonLink variant="outline" className={comparePage.back} href="/inventory">
        {isCompared ? 'Back to Inventory' : 'View Inventory'}
      </ButtonLink>
    </>
  )
}

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

const UnlistedCart = ({ id }: { id: string }) => {
  const { withdrawnVehicle } = useUnlistedCartSuspenseQuery({ variables: { id } }).data
  if (!withdrawnVehicle) return <li>We don't have a cart called “{id}”. Check the address for a typo.</li>
  return (
    <li>
      The {withdrawnVehicle.name} is sold or withdrawn. <a href={vehiclePath(id)}>See similar carts</a>
    </li>
  )
}

/**
 * All rows are in the page: a style hides the equal ones while the second link is current, so that the table keeps its place. Without
 * scripts the links load the page again.
 */
const RowChoice = ({ ids, onlyDifferences }: { ids: readonly string[]; onlyDifferences: boolean }) => (
  <nav className={comparePage.choice} aria-label="Rows">
    <a href={comparePath(ids)} aria-current={onlyDifferences ? undefined : 'true'} data-rows="all">
      All specs
    </a>
    <a
      href={comparePath(ids, { onlyDifferences: true })}
      aria-current={onlyDifferences ? 'true' : undefined}
      data-rows="different"
    >
      Only differences
    </a>
  </nav>
)

/** A plain GET form to this page: it works without scripts. */
const AddCart = ({ ids }: { ids: readonly string[] }) => {
  const { nodes, totalCount } = useAddCartSuspenseQuery().data.vehicles
  const others = nodes.filter(({ id }) => !ids.includes(id))
  if (others.length === 0) return null
  return (
    <form className={comparePage.form} action="/compare">
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={listedId(id)} />
      ))}
      <label htmlFor="add-cart">
        Add a cart in stock
        {totalCount > nodes.length &&
          ` (the first ${nodes.length} of ${totalCount}. For the rest, press Compare in the inventory.)`}
      </label>
      <select id="add-cart" className={field()} name="ids" required defaultValue="">
        <option value="">Choose a cart</option>
        {others.map(({ id, name, price }) => (
          <option key={id} value={listedId(id)}>
            {name}, {formatPrice(price)}
          </option>
        ))}
      </select>
      <button type="submit" className={button({ variant: 'outline' })}>
        Add
      </button>
    </form>
  )
}
