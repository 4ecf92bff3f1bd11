import { DEALER } from '#graph/dealer/dealer.ts'
import { TryAgain } from '#web/shell/TryAgain.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { showroomPage } from './ShowroomPage.styles.ts'
import { ShowroomServices } from './ShowroomServices.tsx'

/** In place of the sections with addresses and towns. */
export const ShowroomWithoutData = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
  <>
    <section className={layout.section} aria-labelledby="locations">
      <div className={layout.page} role="alert">
        <h2 id="locations" className={showroomPage.title}>
          The showrooms did not load
        </h2>
        <p className={showroomPage.lead}>
          {reason}. Try again in a minute, or call {DEALER.lines.main.label} and we will tell you the way.
        </p>
        <p className={showroomPage.retry}>
          <TryAgain onRetry={onRetry} />
        </p>
      </div>
    </section>
    <ShowroomServices />
  </>
)
