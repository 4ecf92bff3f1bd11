import { DEALER } from '#graph/dealer/dealer.ts'
import { failedStatus } from '#web/app/data.tsx'
import { button } from '#web/theme/button.styles.ts'
import { inventoryResults } from './InventoryResults.styles.ts'

export const InventoryError = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <div className={inventoryResults.empty} role="alert">
    <h3 className={inventoryResults.emptyTitle}>
      Error loading vehicles: Failed to fetch vehicles: {failedStatus(error) ?? 'no connection'}
    </h3>
    <p>Try again in a minute, or call {DEALER.lines.main.label} and we will read you the list.</p>
    <button type="button" className={button({ look: 'outline' })} onClick={onRetry}>
      Try again
    </button>
  </div>
)
