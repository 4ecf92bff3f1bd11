import { WithData } from '#web/app/data.tsx'
import { useInventorySuspenseQuery } from '#web/generated/graphql.ts'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { INVENTORY_PAGE } from './content.ts'
import { filterVehicles, inventoryPath } from './filters.ts'
import { InventoryError } from './InventoryError.tsx'
import { inventoryResults } from './InventoryResults.styles.ts'
import { InventorySkeleton } from './InventorySkeleton.tsx'
import { NoVehicles } from './NoVehicles.tsx'
import { useInventoryFilters } from './useInventoryFilters.ts'
import { VehicleCard } from './VehicleCard.tsx'
import { vehicleLinks } from './vehicleLinks.ts'

const PER_PAGE = 24
const RETRIES = 3
const Results = () => {
  const { filters, page } = useInventoryFilters()
  const { vehicles } = useInventorySuspenseQuery({ context: { retries: RETRIES } }).data
  const matching = filterVehicles(vehicles.nodes, filters)
  const shown = matching.slice(0, page * PER_PAGE)
  return (
    <>
      <StructuredData
        {...INVENTORY_PAGE}
        kind="CollectionPage"
        list={{ name: 'Inventory', items: vehicleLinks(shown) }}
      />
      <div className={inventoryResults.summary}>
        <p role="status">
          Showing {matching.length} of {vehicles.totalCount} total vehicles
        </p>
        <ActiveFilters filters={filters} />
      </div>
      {matching.length === 0 && <NoVehicles />}
      <ul className={inventoryResults.grid}>
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
  <WithData
    pending={<InventorySkeleton />}
    fallback={(error, retry) => <InventoryError error={error} onRetry={retry} />}
  >
    <Results />
  </WithData>
)
