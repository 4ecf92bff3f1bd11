import { layout } from '#web/theme/layout.styles.ts'
import { FACTS } from './content.ts'
import { homePage } from './HomePage.styles.ts'

export const FactStrip = () => (
  <section className={homePage.strip} data-on="forest" aria-label="In figures">
    <ul className={`${layout.page} ${homePage.facts}`}>
      {FACTS.map(({ figure, text }) => (
        <li key={figure}>
          <strong className={homePage.figure}>{figure}</strong>
          {text}
        </li>
      ))}
    </ul>
  </section>
)
