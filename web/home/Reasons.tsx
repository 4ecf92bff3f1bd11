import { layout } from '#web/theme/layout.styles.ts'
import { FeatureList } from '#web/ui/FeatureList.tsx'
import { REASONS, WHY } from './content.ts'
import { homePage } from './HomePage.styles.ts'

export const Reasons = () => (
  <section className={layout.section} aria-labelledby="why">
    <div className={`${layout.page} ${homePage.columns}`}>
      <div>
        <h2 id="why" className={homePage.title}>
          {WHY.title}
        </h2>
        <p className={homePage.lead}>{WHY.text}</p>
      </div>
      <FeatureList points={REASONS} className={homePage.reasons} />
    </div>
  </section>
)
