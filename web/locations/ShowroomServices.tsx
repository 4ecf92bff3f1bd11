import { layout } from '#web/theme/layout.styles.ts'
import { ArrowRight, ExternalLink } from '#web/ui/icons.tsx'
import { SHOWROOM_SERVICES } from './content.ts'
import { showroomPage } from './ShowroomPage.styles.ts'

export const ShowroomServices = () => (
  <section className={layout.sand} aria-labelledby="services">
    <div className={layout.page}>
      <h2 id="services" className={showroomPage.title}>
        Showroom Services
      </h2>
      <ol className={showroomPage.services}>
        {SHOWROOM_SERVICES.map(({ title, text, link: { href, label, isExternal } }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {isExternal ? (
              <a href={href} target="_blank" rel="noopener">
                {label}
                <ExternalLink label="(opens in a new tab)" />
              </a>
            ) : (
              <a href={href}>
                {label}
                <ArrowRight />
              </a>
            )}
          </li>
        ))}
      </ol>
    </div>
  </section>
)
