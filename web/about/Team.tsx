import { TEAM } from '#graph/dealer/story.ts'
import { card } from '#web/theme/card.styles.ts'
import { Section } from '#web/ui/Section.tsx'
import { aboutPage } from './AboutPage.styles.ts'
import { initials } from './content.ts'

export const Team = () => (
  <Section id="team" title="The people who answer the phone" titleClass={aboutPage.title}>
    <ul className={aboutPage.team}>
      {TEAM.map(({ name, role, text }) => (
        <li key={name} className={card({ padded: true })}>
          <p className={aboutPage.initials} aria-hidden="true">
            {initials(name)}
          </p>
          <h3 className={aboutPage.name}>{name}</h3>
          <p className={aboutPage.role}>{role}</p>
          <p className={aboutPage.bio}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)
