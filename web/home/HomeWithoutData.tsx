import { layout } from '#web/theme/layout.styles.ts'
import { AboutText } from './AboutText.tsx'
import { CartsWithoutData } from './CartsWithoutData.tsx'

/** The rest of the page when what shows carts, towns and showrooms did not come. */
export const HomeWithoutData = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <CartsWithoutData onRetry={onRetry} />
    <section className={layout.section} aria-labelledby="about">
      <div className={layout.page}>
        <AboutText />
      </div>
    </section>
  </>
)
