import { DEALER } from '#graph/dealer/dealer.ts'
import { TryAgain } from '#web/shell/TryAgain.tsx'
import { inventoryResults } from './InventoryResults.styles.ts'

type Props = {
  /** HTTP status of the failed call; undefined when there was no answer at all. */
  status?: number
  onRetry: () => void
}

export const InventoryError = ({ status, onRetry }: Props) => (
  <div className={inventoryResults.empty} role="alert">
    <h3 className={inventoryResults.emptyTitle}>
      Error loading vehicles: Failed to fetch vehicles: {status ?? 'no connection'}
    </h3>
    <p>Try again in a minute, or call {DEALER.lines.main.label} and we will read you the list.</p>
    <TryAgain onRetry={onRetry} />
  </div>
)
