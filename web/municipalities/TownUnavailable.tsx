import { Seo } from '#web/seo/Seo.tsx'
import { message } from '#web/shell/message.styles.ts'
import { TryAgain } from '#web/shell/TryAgain.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { UNAVAILABLE } from './content.ts'

/** In place of a town's page when its data could not be loaded. */
export const TownUnavailable = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <div className={`${layout.page} ${message.root}`} role="alert">
    <Seo title={UNAVAILABLE.title} description={UNAVAILABLE.description} keywords={UNAVAILABLE.keywords} noIndex />
    <h1 className={message.title}>{UNAVAILABLE.title}</h1>
    <p className={message.text}>
      {reason}. {UNAVAILABLE.text}
    </p>
    <div className={message.actions}>
      <TryAgain look="primary" onRetry={onRetry} />
      <a className={button({ look: 'outline' })} href="/inventory">
        View Inventory
      </a>
    </div>
  </div>
)
