import { NO_CONNECTION } from '#web/app/failure.ts'
import { button } from '#web/theme/button.styles.ts'
import { aboutPage } from './AboutPage.styles.ts'

/** In place of the map and the list of towns; the claims beside them stand alone. */
export const AreaWithoutData = ({ reason = NO_CONNECTION, onRetry }: { reason?: string; onRetry: () => void }) => (
  <div role="alert">
    <p className={aboutPage.lead}>The map and the list of towns did not load: {reason}.</p>
    <button type="button" className={button({ look: 'outline' })} onClick={onRetry}>
      Try again
    </button>
  </div>
)
