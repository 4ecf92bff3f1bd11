import { DEALER } from '#graph/dealer/dealer.ts'
import { contactPath } from '#web/contact/contactPath.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSpellingsSuspenseQuery } from '#web/generated/graphql.ts'
import { button } from '#web/theme/button.styles.ts'
import { message } from '#web/ui/message.styles.ts'
import { filterLabel, withoutFilter } from './activeFilters.ts'
import type { Facets } from './filterOptions.ts'
import { type InventoryChoices, inventoryPath } from './filters.ts'
import { inventoryResults } from './InventoryResults.styles.ts'
import { apiFilter } from './listVariables.ts'
import type { Relaxation } from './localList.ts'

const { main } = DEALER.lines

/** The filters as an address has them; nobody waits for an order. */
const queryOf = (choices: InventoryChoices) => inventoryPath({ ...choices, sort: '' }).split('?')[1]

const cartsText = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'cart' : 'carts'}`

const SpellingLinks = ({ choices }: { choices: InventoryChoices }) => {
  const { spellings } = useSpellingsSuspenseQuery({ variables: { filter: apiFilter(choices) } }).data.vehicles
  if (spellings.length === 0) return null
  return (
    <p>
      Did you mean{' '}
      {spellings.map((spelling, index) => (
        <span key={spelling}>
          {index > 0 && ', '}
          <a href={inventoryPath({ ...choices, q: spelling })}>{spelling}</a>
        </span>
      ))}
      ?
    </p>
  )
}

/** Close spellings of the search; nothing while they are on their way, and nothing when they do not come. */
const Spellings = ({ choices }: { choices: InventoryChoices }) => (
  <QueryBoundary pending={null} fallback={() => null}>
    <SpellingLinks choices={choices} />
  </QueryBoundary>
)

type Props = { choices: InventoryChoices; stock: Facets; relaxations: readonly Relaxation[] }

/** In place of an empty list: what would bring carts back. */
export const NoVehicles = ({ choices, stock, relaxations }: Props) => (
  <div className={inventoryResults.empty}>
    <h3 className={inventoryResults.emptyTitle}>No vehicles found</h3>
    <p>No vehicles match your current filters. Try adjusting your search criteria or filters.</p>
    {relaxations.length > 0 && (
      <ul className={inventoryResults.relaxations}>
        {relaxations.map(({ name, count }) => (
          <li key={name}>
            <a href={inventoryPath(withoutFilter(choices, name))}>Without {filterLabel(choices, name, stock)}</a> –{' '}
            {cartsText(count)}
          </li>
        ))}
      </ul>
    )}
    {choices.q.trim() && <Spellings choices={choices} />}
    <p>
      Or call <a href={main.href}>{main.label}</a>. We can often find the cart you want.
    </p>
    <div className={message.actions}>
      <a className={button()} href={contactPath({ wanted: queryOf(choices) })}>
        Tell me when one comes in
      </a>
      <a className={button({ variant: 'outline' })} href={inventoryPath({ sort: choices.sort })}>
        Clear All Filters
      </a>
    </div>
  </div>
)
