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

/** On the server: the text of the status line. In the browser the list sets that text. */
export const InventoryCount = () => (
  <WithData fallback={() => null}>
    <Count />
  </WithData>
)
