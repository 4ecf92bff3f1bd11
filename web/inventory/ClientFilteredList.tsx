import { EMPTY_CHOICES } from './filters.ts'
import { localList } from './localList.ts'
import { NoVehicles } from './NoVehicles.tsx'
import { firstOfBlock, lastPage, PER_PAGE } from './paging.ts'
import { type ListProps, ServerFilteredList } from './ServerFilteredList.tsx'
import { ToLastPage } from './ToLastPage.tsx'
import { useInventory } from './useInventory.ts'
import { VehicleGrid } from './VehicleGrid.tsx'

/** The list of an inventory that the browser has loaded as a whole. */
export const ClientFilteredList = ({ address, stock }: ListProps) => {
  const inventory = useInventory()
  // Since the browser chose this list, carts were added, and there are now too many to load.
  if (inventory.totalCount > inventory.nodes.length) return <ServerFilteredList address={address} stock={stock} />

  const { vehicles, facets } = localList(inventory.nodes, address.choices)
  const { choices, page } = address
  const last = lastPage(vehicles.length)
  if (page > last) return <ToLastPage page={last} />
  const facts = {
    total: inventory.totalCount,
    stock: localList(inventory.nodes, EMPTY_CHOICES).facets,
    matching: vehicles.length,
    facets,
  }
  return (
    <VehicleGrid
      choices={choices}
      page={page}
      facts={facts}
      carts={vehicles.slice((firstOfBlock(page) - 1) * PER_PAGE, page * PER_PAGE)}
      empty={<NoVehicles choices={choices} stock={facts.stock} />}
    />
  )
}
