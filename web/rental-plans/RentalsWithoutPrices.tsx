import { DEALER } from '#graph/dealer/dealer.ts'
import { TryAgain } from '#web/shell/TryAgain.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { rentalsPage } from './RentalsPage.styles.ts'

export const RentalsWithoutPrices = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <div className={`${layout.page} ${layout.section}`} role="alert">
    <h2 className={rentalsPage.title}>The prices did not load</h2>
    <p className={rentalsPage.lead}>
      {reason}. Try again in a minute, or call {DEALER.lines.main.label} and we will read them to you.
    </p>
    <p className={rentalsPage.actions}>
      <TryAgain onRetry={onRetry} />
    </p>
  </div>
)
