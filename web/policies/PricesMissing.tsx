import { DEALER } from '#graph/dealer/dealer.ts'
import { NO_CONNECTION } from '#web/app/failure.ts'

export const PricesMissing = ({ reason = NO_CONNECTION }: { reason?: string }) => (
  <p role="alert">
    The prices did not load ({reason}). Call {DEALER.lines.main.label} and we read them to you.
  </p>
)
