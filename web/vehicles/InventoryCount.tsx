import { WithData } from '#web/data/data.tsx'
import { filterVehicles } from './filters.ts'
import { LOADING, statusText } from './inventoryStatus.ts'
import { useInventory } from './useInventory.ts'
import { useInventoryFilters } from './useInventoryFilters.ts'

const Count = () => {
  const { filters } = useInventoryFilters()
  const vehicles = useInventory()
  return statusText(filterVehicles(vehicles.nodes, filters).length, vehicles.totalCount)
}

/** The status line as the server writes it; in the browser the list says how long it is. */
export const InventoryCount = () => (
  <WithData pending={LOADING} fallback={() => null}>
    <Count />
  </WithData>
)
