import { ExternalAnchor } from '#web/ui/ExternalAnchor.tsx'
import { ArrowRight } from '#web/ui/icons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { SHOWROOM_SERVICES } from './content.ts'
import { showroomPage } from './ShowroomPage.styles.ts'

export const ShowroomServices = () => (
  <Section id="services" title="Showroom Services" isSand>
    <ol className={showroomPage.services}>
      {SHOWROOM_SERVICES.map(({ title, text, link: { href, label, isExternal } }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {isExternal ? (
            <ExternalAnchor href={href}>{label}</ExternalAnchor>
          ) : (
            <a href={href}>
              {label}
              <ArrowRight />
            </a>
          )}
        </li>
      ))}
    </ol>
  </Section>
)
