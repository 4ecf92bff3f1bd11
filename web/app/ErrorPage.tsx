import { DEALER } from '#web/dealer.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { message } from './message.styles.ts'

/** Shown in place of a page that could not be made. */
export const ErrorPage = ({ onRetry }: { onRetry?: () => void }) => (
  <div className={`${layout.page} ${message.root}`}>
    <h1 className={message.title}>This page did not load</h1>
    <p className={message.text}>
      The fault is on our side. Try again in a minute, or call us: a person answers at {DEALER.lines.main.label} during
      opening hours.
    </p>
    <div className={message.actions}>
      <a className={button()} href={DEALER.lines.main.href}>
        Call {DEALER.lines.main.label}
      </a>
      {onRetry && (
        <button type="button" className={button({ look: 'outline' })} onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  </div>
)
