import { WithData } from '#web/data/WithData.tsx'
import { useRelaxationsSuspenseQuery } from '#web/generated/graphql.ts'
import { apiFilter, FILTER_OF_CONDITION } from './listVariables.ts'
import { sortRelaxations } from './localList.ts'
import { NoVehicles } from './NoVehicles.tsx'
import type { InventoryChoices } from './filters.ts'
import type { Facets } from './filterOptions.ts'

type Props = { choices: InventoryChoices; stock: Facets }

const WithRelaxations = ({ choices, stock }: Props) => {
  const { relaxations } = useRelaxationsSuspenseQuery({ variables: { filter: apiFilter(choices) } }).data.vehicles
  const ofFilters = relaxations.flatMap(({ conditions, count }) => {
    const name = FILTER_OF_CONDITION[conditions[0]!]
    return name ? { name, count } : []
  })
  return <NoVehicles choices={choices} stock={stock} relaxations={sortRelaxations(ofFilters)} />
}

/** The same with the API's numbers; without them when they do not come. */
export const NoVehiclesAsked = ({ choices, stock }: Props) => (
  <WithData fallback={() => <NoVehicles choices={choices} stock={stock} relaxations={[]} />}>
    <WithRelaxations choices={choices} stock={stock} />
  </WithData>
)
