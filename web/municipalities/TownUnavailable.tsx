import { DEALER } from '#graph/dealer/dealer.ts'
import { message } from '#web/app/message.styles.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'

/** In place of a town's page when its data could not be loaded. */
export const TownUnavailable = ({ onRetry }: { onRetry: () => void }) => (
  <div className={`${layout.page} ${message.root}`} role="alert">
    <Seo
      title="This page did not load"
      description="The page of this town did not load. Try again in a minute, or call us: we serve every town in the county."
      noIndex
    />
    <h1 className={message.title}>This page did not load</h1>
    <p className={message.text}>
      Try again in a minute, or call {DEALER.lines.main.label}. We serve every town in the county.
    </p>
    <div className={message.actions}>
      <button type="button" className={button()} onClick={onRetry}>
        Try again
      </button>
      <a className={button({ look: 'outline' })} href="/inventory">
        View Inventory
      </a>
    </div>
  </div>
)
