import { layout } from '#web/theme/layout.styles.ts'
import { Points } from '#web/ui/Points.tsx'
import { REASONS } from './content.ts'
import { homePage } from './HomePage.styles.ts'

export const Reasons = () => (
  <section className={layout.section} aria-labelledby="why">
    <div className={`${layout.page} ${homePage.columns}`}>
      <div>
        <h2 id="why" className={homePage.title}>
          Why people drive up the mountain for a cart
        </h2>
        <p className={homePage.lead}>
          We sell what we would park in our own garage, and we are still here when it needs a battery in five years.
        </p>
      </div>
      <Points points={REASONS} isOrdered className={homePage.reasons} />
    </div>
  </section>
)
