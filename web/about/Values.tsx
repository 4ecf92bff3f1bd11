import { Section } from '#web/ui/Section.tsx'
import { aboutPage } from './AboutPage.styles.ts'
import { VALUES } from './content.ts'

export const Values = () => (
  <Section id="values" title="What we hold ourselves to" titleClass={aboutPage.title} isSand>
    <ol className={aboutPage.values}>
      {VALUES.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
)
