import { WithData } from '#web/app/data.tsx'
import { useInventorySuspenseQuery } from '#web/generated/graphql.ts'
import { filterVehicles } from './filters.ts'
import { LOADING, statusText } from './inventoryStatus.ts'
import { useInventoryFilters } from './useInventoryFilters.ts'

const Count = () => {
  const { filters } = useInventoryFilters()
  const { vehicles } = useInventorySuspenseQuery().data
  return statusText(filterVehicles(vehicles.nodes, filters).length, vehicles.totalCount)
}

/** The status line as the server writes it; in the browser the list says how long it is. */
export const InventoryCount = () => (
  <WithData pending={LOADING} fallback={() => null}>
    <Count />
  </WithData>
)
