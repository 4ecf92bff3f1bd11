import { DEALER } from '#graph/dealer/dealer.ts'
import { NO_CONNECTION } from '#web/data/failure.ts'
import { message } from './message.styles.ts'
import { TryAgain } from './TryAgain.tsx'

type Props = {
  /** For instance "The prices". */
  what: string
  reason?: string
  onRetry: () => void
}

/** Shown in place of a section beside the page's main part. */
export const SectionError = ({ what, reason = NO_CONNECTION, onRetry }: Props) => (
  <div className={message.section} role="alert">
    <p>
      {what} did not load: {reason}. Try again in a minute, or call {DEALER.lines.main.label}.
    </p>
    <TryAgain onRetry={onRetry} />
  </div>
)
