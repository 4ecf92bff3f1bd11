import { layout } from '#web/theme/layout.styles.ts'
import { aboutPage } from './AboutPage.styles.ts'
import { VALUES } from './content.ts'

export const Values = () => (
  <section className={layout.sand} aria-labelledby="values">
    <div className={layout.page}>
      <h2 id="values" className={aboutPage.title}>
        What we hold ourselves to
      </h2>
      <ol className={aboutPage.values}>
        {VALUES.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
