import { useContext, useLayoutEffect } from 'react'
import { failedStatus } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { INVENTORY_PAGE } from './content.ts'
import { filterVehicles, inventoryPath } from './filters.ts'
import { InventoryError } from './InventoryError.tsx'
import { inventoryResults } from './InventoryResults.styles.ts'
import { InventoryStatusContext, statusText } from './inventoryStatus.ts'
import { useFocusOnResults } from './useFocusOnResults.ts'
import { useInventory } from './useInventory.ts'
import { useInventoryFilters } from './useInventoryFilters.ts'
import { vehicleCard } from './VehicleCard.styles.ts'
import { VehicleCard } from './VehicleCard.tsx'
import { vehicleLinks } from './vehicleLinks.ts'

const PER_PAGE = 24

const Results = () => {
  const { filters, page } = useInventoryFilters()
  const vehicles = useInventory()
  const matching = filterVehicles(vehicles.nodes, filters)
  const shown = matching.slice(0, page * PER_PAGE)
  const status = statusText(matching.length, vehicles.totalCount)
  const setStatus = useContext(InventoryStatusContext)
  useLayoutEffect(() => {
    setStatus(status)
  }, [status, setStatus])
  const grid = useFocusOnResults(inventoryPath(filters, page), (page - 1) * PER_PAGE)
  return (
    <>
      <StructuredData
        {...INVENTORY_PAGE}
        kind="CollectionPage"
        list={{ name: 'Inventory', items: vehicleLinks(shown) }}
      />
      {matching.length === 0 && (
        <div className={inventoryResults.empty}>
          <h3 className={inventoryResults.emptyTitle}>No vehicles found</h3>
          <p>No vehicles match your current filters.</p>
          <p>Try adjusting your search criteria or filters.</p>
          <a className={button({ look: 'outline' })} href="/inventory">
            Clear All Filters
          </a>
        </div>
      )}
      <ul ref={grid} className={vehicleCard.grid}>
        {shown.map((vehicle, index) => (
          <li key={vehicle.id}>
            <VehicleCard vehicle={vehicle} isPriority={index === 0} />
          </li>
        ))}
      </ul>
      {shown.length < matching.length && (
        <a className={inventoryResults.more} href={inventoryPath(filters, page + 1)}>
          Show more
        </a>
      )}
    </>
  )
}

export const InventoryResults = () => (
  <WithData isMain fallback={(error, retry) => <InventoryError status={failedStatus(error)} onRetry={retry} />}>
    <Results />
  </WithData>
)
