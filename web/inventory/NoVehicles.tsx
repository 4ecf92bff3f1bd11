import { DEALER } from '#graph/dealer/dealer.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useNoVehiclesSuspenseQuery } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/paths.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { message } from '#web/ui/ui.styles.ts'
import { activeNames, filterLabel, type InventoryChoices, inventoryPath, without } from './choices.ts'
import type { Whole } from './filters.ts'
import { inventoryList } from './inventory.styles.ts'
import { apiFilter, filterOf } from './list.ts'

const { main } = DEALER.lines

const queryOf = (choices: InventoryChoices) => inventoryPath({ ...choices, sort: '' }).split('?')[1]

const cartsText = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'cart' : 'carts'}`

type Props = { choices: InventoryChoices; whole: Whole }

/** The filters whose removal alone finds carts, most carts first, and close spellings of the search. */
const Hints = ({ choices, whole }: Props) => {
  const { relaxations, spellings } = useNoVehiclesSuspenseQuery({ variables: { filter: apiFilter(choices) } }).data
    .vehicles
  return (
    <>
      {relaxations.length > 0 && (
        <ul className={inventoryList.relaxations}>
          {relaxations.map(({ conditions, count }) => {
            const name = filterOf(choices, conditions[0]!)
            const isAll = activeNames(choices).length === 1
            return (
              <li key={name}>
                <a href={inventoryPath(without(choices, name))}>
                  {isAll ? `Show all ${cartsText(count)}` : `Without ${filterLabel(choices, name, whole)}`}
                </a>
                {!isAll && <span>{` – ${cartsText(count)}`}</span>}
              </li>
            )
          })}
        </ul>
      )}
      {spellings.length > 0 && (
        <p>
          <span>Did you mean </span>
          {spellings.map((spelling, index) => (
            <span key={spelling}>
              {index > 0 && <span>, </span>}
              <a href={inventoryPath({ ...choices, q: spelling })}>{spelling}</a>
            </span>
          ))}
          <span>?</span>
        </p>
      )}
    </>
  )
}

/** In place of an empty list. The hints are optional: without the API's answer the rest still helps. */
export const NoVehicles = ({ choices, whole }: Props) => (
  <div className={inventoryList.empty}>
    <h3 className={inventoryList.emptyTitle}>No vehicles found</h3>
    <p>No vehicles match your current filters. Try adjusting your search criteria or filters.</p>
    <QueryBoundary fallback={() => null}>
      <Hints choices={choices} whole={whole} />
    </QueryBoundary>
    <p>
      Or call <a href={main.href}>{main.label}</a>. We can often find the cart you want.
    </p>
    <div className={message.actions}>
      <ButtonLink href={contactPath({ reason: 'waiting', wanted: queryOf(choices) })}>
        Tell me when one comes in
      </ButtonLink>
      <ButtonLink variant="outline" href={inventoryPath({ sort: choices.sort })}>
        Clear All Filters
      </ButtonLink>
    </div>
  </div>
)
