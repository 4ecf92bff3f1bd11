import { WithData } from '#web/data/WithData.tsx'
import { filterVehicles } from './filters.ts'
import { statusText } from './inventoryStatus.ts'
import { useInventory } from './useInventory.ts'
import { useInventoryFilters } from './useInventoryFilters.ts'

const Count = () => {
  const { filters } = useInventoryFilters()
  const vehicles = useInventory()
  return statusText(filterVehicles(vehicles.nodes, filters).length, vehicles.totalCount)
}

/** The status line's text on the server; in the browser the list sets it. */
export const InventoryCount = () => (
  <WithData fallback={() => null}>
    <Count />
  </WithData>
)
