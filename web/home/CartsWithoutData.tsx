import { DEALER } from '#graph/dealer/dealer.ts'
import { TryAgain } from '#web/shell/TryAgain.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { BrandGrid } from './BrandGrid.tsx'
import { homePage } from './HomePage.styles.ts'

/** In place of the featured carts. */
export const CartsWithoutData = ({ reason, onRetry }: { reason: string; onRetry: () => void }) => (
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
          <TryAgain onRetry={onRetry} />
        </p>
      </div>
      <BrandGrid />
    </div>
  </section>
)
