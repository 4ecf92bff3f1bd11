import { DEALER } from '#graph/dealer/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { message } from './message.styles.ts'
import { TryAgain } from './TryAgain.tsx'

type Props = {
  /** Tries again in the browser; on the server a link does. */
  onRetry?: () => void
  /** The id under which the log has the error. */
  requestId?: string
  /** h2 where the page around it has its own h1. */
  heading?: 'h1' | 'h2'
}

/** Shown in place of a page, or of its main part, that could not be rendered. */
export const ErrorMessage = ({ onRetry, requestId, heading: Heading = 'h1' }: Props) => (
  <div className={`${layout.page} ${message.root}`}>
    <Heading className={message.title}>This page did not load</Heading>
    <p className={message.text}>
      The fault is on our side. Try again in a minute, or call us: a person answers at {DEALER.lines.main.label} during
      opening hours.
    </p>
    {requestId && <p className={message.text}>If you tell us about it, please name this number: {requestId}</p>}
    <div className={message.actions}>
      <a className={button()} href={DEALER.lines.main.href}>
        Call {DEALER.lines.main.label}
      </a>
      <TryAgain onRetry={onRetry} />
    </div>
  </div>
)
