import { HOURS } from '#graph/dealer/dealer.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { SERVICE } from '#graph/dealer/figures/service.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { CallButton } from '#web/ui/CallButton.tsx'
import { HoursList } from '#web/ui/opening-hours/HoursList.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { Section } from '#web/ui/Section.tsx'
import { LABOR_TERMS, PICK_UP, SCHEDULE } from './content.ts'
import { servicesPage } from './ServicesPage.styles.ts'

export const ServiceInfo = () => (
  <Section id="visit" title="Plan your visit">
    <div className={servicesPage.cards}>
      <section className={card({ padded: true })} aria-labelledby="hours">
        <h3 id="hours" className={servicesPage.cardTitle}>
          Service bay hours
        </h3>
        <OpenNow week={HOURS.services.week} />
        <HoursList lines={HOURS.services.lines} className={servicesPage.hours} />
      </section>
      <section className={card({ padded: true })} aria-labelledby="labor">
        <h3 id="labor" className={servicesPage.cardTitle}>
          Labor rate
        </h3>
        <p className={servicesPage.rate}>
          {formatFigure(SERVICE.labor)} <span>{SERVICE.labor.condition}</span>
        </p>
        <p className={servicesPage.text}>{LABOR_TERMS}</p>
        <h3 className={servicesPage.cardSubtitle}>{PICK_UP.title}</h3>
        <p className={servicesPage.text}>{PICK_UP.text}</p>
      </section>
      <section className={card({ look: 'forest', padded: true })} data-on="forest" aria-labelledby="schedule">
        <h3 id="schedule" className={servicesPage.cardTitle}>
          {SCHEDULE.title}
        </h3>
        <p className={servicesPage.onForest}>{SCHEDULE.text}</p>
        <a className={button({ wide: true })} href="/contact">
          Schedule service
        </a>
        <CallButton look="onForest" wide />
      </section>
    </div>
  </Section>
)
