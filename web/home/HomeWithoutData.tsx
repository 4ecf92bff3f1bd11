import { DEALER } from '#graph/dealer/dealer.ts'
import { NO_CONNECTION } from '#web/app/failure.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { AboutText } from './AboutText.tsx'
import { BrandGrid } from './BrandGrid.tsx'
import { homePage } from './HomePage.styles.ts'

/** The rest of the page when carts, towns and showrooms could not be loaded. */
export const HomeWithoutData = ({ reason = NO_CONNECTION, onRetry }: { reason?: string; onRetry: () => void }) => (
  <>
    <section className={layout.sand} aria-labelledby="featured">
      <div className={layout.page}>
        <div role="alert">
          <h2 id="featured" className={homePage.title}>
            The carts did not load
          </h2>
          <p className={homePage.lead}>
            {reason}. Try again in a minute, or call {DEALER.lines.main.label} and we will tell you what is on the lot.
          </p>
          <p className={homePage.actions}>
            <button type="button" className={button({ look: 'outline' })} onClick={onRetry}>
              Try again
            </button>
          </p>
        </div>
        <BrandGrid />
      </div>
    </section>
    <section className={layout.section} aria-labelledby="about">
      <div className={layout.page}>
        <AboutText />
      </div>
    </section>
  </>
)
