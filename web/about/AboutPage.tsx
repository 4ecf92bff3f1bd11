import { DEALER } from '#graph/dealer/dealer.ts'
import { REVIEWS, TEAM } from '#graph/dealer/story.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { AboutClosing } from './AboutClosing.tsx'
import { aboutPage } from './AboutPage.styles.ts'
import { AreaWithoutData } from './AreaWithoutData.tsx'
import { PAGE } from './content.ts'
import { Reviews } from './Reviews.tsx'
import { ServiceArea } from './ServiceArea.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'
import { Values } from './Values.tsx'

const AboutDataPage = lazyPart(async () => (await import('./AboutDataPage.tsx')).AboutDataPage, {
  pending: <div className={aboutPage.pending} />,
  fallback: (_props, retry) => <AreaWithoutData onRetry={retry} />,
})

export const AboutPage = () => (
  <>
    <Seo {...PAGE} />
    <StructuredData {...PAGE} kind="AboutPage" people={TEAM} reviews={REVIEWS} rating />
    <PageHero
      seed="/about"
      eyebrow={`${DEALER.address.city} · since ${DEALER.claims.founded}`}
      title="The cart people down the road"
      lead={`${DEALER.claims.customers} happy customers, ${DEALER.claims.years} in business, and a shop you can drive past on the way home.`}
    />
    <Story />
    <Values />
    <Team />
    <Reviews />
    <section className={layout.sand} aria-labelledby="area">
      <div className={`${layout.page} ${aboutPage.area}`}>
        <ServiceArea />
        <AboutDataPage />
      </div>
    </section>
    <AboutClosing />
  </>
)
