import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CallButton } from '#web/ui/CallButton.tsx'
import { FeatureList } from '#web/ui/FeatureList.tsx'
import { CalendarCheck } from '#web/ui/icons.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Section } from '#web/ui/Section.tsx'
import { HERO, OFFERINGS, OFFERINGS_TITLE, PAGE, REASONS, SERVICE_OFFERS } from './content.ts'
import { Offering } from './Offering.tsx'
import { ServiceInfo } from './ServiceInfo.tsx'
import { servicesPage } from './ServicesPage.styles.ts'

export const ServicesPage = () => (
  <>
    <Seo {...PAGE} />
    <StructuredData
      {...PAGE}
      service={{ name: PAGE.title, description: PAGE.description, catalog: OFFERINGS_TITLE, offers: SERVICE_OFFERS }}
    />
    <PageHero seed="services" {...HERO}>
      <a className={button()} href="/contact">
        <CalendarCheck />
        Schedule service
      </a>
      <CallButton look="onForest" />
    </PageHero>
    <Section id="offerings" title={OFFERINGS_TITLE}>
      <ul className={servicesPage.offerings}>
        {OFFERINGS.map((offering) => (
          <Offering key={offering.title} offering={offering} />
        ))}
      </ul>
    </Section>
    <section className={layout.sand} aria-labelledby="reasons">
      <div className={`${layout.page} ${servicesPage.columns}`}>
        <div>
          <h2 id="reasons" className={servicesPage.title}>
            Why neighbors bring their carts here
          </h2>
          <a className={`${button({ look: 'outline' })} ${servicesPage.schedule}`} href="/contact">
            Schedule a visit
          </a>
        </div>
        <FeatureList points={REASONS} isOrdered className={servicesPage.reasons} />
      </div>
    </section>
    <ServiceInfo />
  </>
)
