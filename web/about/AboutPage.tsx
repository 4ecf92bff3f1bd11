import { lazy, Suspense } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { PageHero } from '#web/ui/PageHero.tsx'
import { AboutClosing } from './AboutClosing.tsx'
import { aboutPage } from './AboutPage.styles.ts'
import { ServiceArea } from './ServiceArea.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'
import { Values } from './Values.tsx'

const AboutDataPage = lazy(async () => ({ default: (await import('./AboutDataPage.tsx')).AboutDataPage }))

export const AboutPage = () => (
  <>
    <Seo
      title="About Us"
      description={`${DEALER.name} has sold, rented and serviced golf carts in Luzerne County since ${DEALER.claims.founded}. Our story, our people and the towns we serve.`}
      keywords="about, golf cart dealer, Mountain Top, Luzerne County, family business, service area"
      canonical="/about"
    />
    <PageHero
      seed="/about"
      eyebrow={`${DEALER.address.city} · since ${DEALER.claims.founded}`}
      title="The cart people down the road"
      lead={`${DEALER.claims.customers} happy customers, ${DEALER.claims.years} in business, and a shop you can drive past on the way home.`}
    />
    <Story />
    <Values />
    <Team />
    <section className={layout.sand} aria-labelledby="area">
      <div className={`${layout.page} ${aboutPage.area}`}>
        <ServiceArea />
        <Suspense fallback={<div className={aboutPage.pending} />}>
          <AboutDataPage />
        </Suspense>
      </div>
    </section>
    <AboutClosing />
  </>
)
