import { AskedList } from './AskedList.tsx'
import { EMPTY_CHOICES } from './filters.ts'
import type { ListProps } from './InventoryResults.tsx'
import { localList } from './localList.ts'
import { NoVehicles } from './NoVehicles.tsx'
import { firstOfBlock, lastPage, PER_PAGE } from './paging.ts'
import { ShownList } from './ShownList.tsx'
import { useInventory } from './useInventory.ts'

/** The list out of the whole inventory, which the browser has loaded. */
export const LoadedList = ({ address, total, stock }: ListProps) => {
  const inventory = useInventory()
  // Carts have been added since the list was found to be short.
  if (inventory.totalCount > inventory.nodes.length) return <AskedList address={address} total={total} stock={stock} />

  const { choices } = address
  const { vehicles, facets, relaxations } = localList(inventory.nodes, choices)
  const page = Math.min(address.page, lastPage(vehicles.length))
  const facts = {
    total: inventory.totalCount,
    stock: localList(inventory.nodes, EMPTY_CHOICES).facets,
    matching: vehicles.length,
    facets,
  }
  return (
    <ShownList
      choices={choices}
      page={page}
      facts={facts}
      carts={vehicles.slice((firstOfBlock(page) - 1) * PER_PAGE, page * PER_PAGE)}
      empty={<NoVehicles choices={choices} stock={facts.stock} relaxations={relaxations()} />}
    />
  )
}
