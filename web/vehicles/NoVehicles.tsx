import { button } from '#web/theme/button.styles.ts'
import { inventoryResults } from './InventoryResults.styles.ts'

export const NoVehicles = () => (
  <div className={inventoryResults.empty}>
    <h3 className={inventoryResults.emptyTitle}>No vehicles found</h3>
    <p>No vehicles match your current filters.</p>
    <p>Try adjusting your search criteria or filters.</p>
    <a className={button({ look: 'outline' })} href="/inventory">
      Clear All Filters
    </a>
  </div>
)
