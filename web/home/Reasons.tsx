import { useSite } from '#web/environment/site.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { FeatureList } from '#web/ui/Section.tsx'
import { reasons, WHY } from './content.ts'
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
      <FeatureList points={reasons(useSite().zeroPercent)} className={homePage.reasons} />
    </div>
  </section>
)
