import { HOURS } from '#graph/dealer/dealer.ts'
import { formatFigure, SERVICE } from '#graph/dealer/figures.ts'
import { contactPath } from '#web/parts/paths.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CalendarCheck } from '#web/ui/icons.tsx'
import { ArrowLink, ButtonLink, CallButton } from '#web/ui/links.tsx'
import { HoursList, OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { CheckList, Section } from '#web/ui/Section.tsx'
import {
  HERO,
  LABOR_TERMS,
  OFFERINGS,
  OFFERINGS_TITLE,
  PAGE,
  PICK_UP,
  REASONS,
  SCHEDULE,
  SCHEDULE_PATH,
  SERVICE_OFFERS,
} from './content.ts'
import { servicesPage } from './services.styles.ts'

const Offering = ({ offering }: { offering: (typeof OFFERINGS)[number] }) => {
  const { title, description, features, price, service, schedule } = offering
  return (
    <li className={servicesPage.offering}>
      <div>
        <h3 className={layout.h3}>{title}</h3>
        <p className={servicesPage.text}>{description}</p>
      </div>
      <CheckList points={features} className={servicesPage.features} />
      <div className={servicesPage.terms}>
        <p className={servicesPage.price}>{price}</p>
        <ArrowLink className={servicesPage.link} href={contactPath({ service })}>
          {schedule}
        </ArrowLink>
        {'more' in offering && (
          <ArrowLink className={servicesPage.link} href={offering.more.href}>
            {offering.more.label}
          </ArrowLink>
        )}
      </div>
    </li>
  )
}

const ServiceInfo = () => (
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
      <section className={card({ variant: 'forest', padded: true })} data-on="forest" aria-labelledby="schedule">
        <h3 id="schedule" className={servicesPage.cardTitle}>
          {SCHEDULE.title}
        </h3>
        <p className={servicesPage.onForest}>{SCHEDULE.text}</p>
        <ButtonLink wide href={SCHEDULE_PATH}>
          Schedule service
        </ButtonLink>
        <CallButton variant="onForest" wide />
      </section>
    </div>
  </Section>
)

export const ServicesPage = () => (
  <>
    <Seo
      {...PAGE}
      data={{
        service: { name: PAGE.title, description: PAGE.description, catalog: OFFERINGS_TITLE, offers: SERVICE_OFFERS },
      }}
    />
    <PageHero cart="denago-rover-xl" {...HERO}>
      <ButtonLink href={SCHEDULE_PATH}>
        <CalendarCheck />
        Schedule service
      </ButtonLink>
      <CallButton variant="outline" />
    </PageHero>
    <Section id="offerings" title={OFFERINGS_TITLE}>
      <ul className={servicesPage.offerings}>
        {OFFERINGS.map((offering) => (
          <Offering key={offering.title} offering={offering} />
        ))}
      </ul>
    </Section>
    <Section id="reasons" title={REASONS.title} titleClass={layout.h1} isSand className={servicesPage.columns}>
      <CheckList points={REASONS.points} className={servicesPage.features} />
    </Section>
    <ServiceInfo />
  </>
)
