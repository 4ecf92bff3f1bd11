import { layout } from '#web/theme/layout.styles.ts'
import { Figures } from '#web/ui/Figures.tsx'
import { FACTS } from './content.ts'
import { homePage } from './HomePage.styles.ts'

export const FactStrip = () => (
  <section className={homePage.strip} data-on="forest" aria-label="By the numbers">
    <Figures figures={FACTS} className={`${layout.page} ${homePage.facts}`} />
  </section>
)
