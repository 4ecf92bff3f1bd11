import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useRelaxationsSuspenseQuery } from '#web/generated/graphql.ts'
import type { Facets } from './filterOptions.ts'
import type { InventoryChoices } from './filters.ts'
import { apiFilter, relaxationsOf } from './listVariables.ts'
import { NoVehicles } from './NoVehicles.tsx'

type Props = { choices: InventoryChoices; stock: Facets }

const WithRelaxations = ({ choices, stock }: Props) => {
  const { relaxations } = useRelaxationsSuspenseQuery({ variables: { filter: apiFilter(choices) } }).data.vehicles
  return <NoVehicles choices={choices} stock={stock} relaxations={relaxationsOf(relaxations)} />
}

/** The same with the API's numbers; without them when they do not come. */
export const NoVehiclesAsked = ({ choices, stock }: Props) => (
  <QueryBoundary fallback={() => <NoVehicles choices={choices} stock={stock} relaxations={[]} />}>
    <WithRelaxations choices={choices} stock={stock} />
  </QueryBoundary>
)
