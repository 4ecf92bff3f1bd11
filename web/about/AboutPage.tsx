import { DEALER } from '#graph/dealer/dealer.ts'
import { REVIEWS, TEAM } from '#graph/dealer/story.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useAboutPageSuspenseQuery } from '#web/generated/graphql.ts'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { MunicipalityGrid } from '#web/municipalities/MunicipalityGrid.tsx'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { FeatureList } from '#web/ui/FeatureList.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Section } from '#web/ui/Section.tsx'
import { AboutClosing } from './AboutClosing.tsx'
import { aboutPage } from './AboutPage.styles.ts'
import { AreaText } from './AreaText.tsx'
import { PAGE, VALUES } from './content.ts'
import { Reviews } from './Reviews.tsx'
import { Story } from './Story.tsx'
import { Team } from './Team.tsx'

const Area = () => {
  const { locations, municipalities } = useAboutPageSuspenseQuery().data
  return (
    <>
      <CountyMap title="Towns and showrooms" towns={municipalities} showrooms={locations} />
      <div className={aboutPage.towns}>
        <MunicipalityGrid municipalities={municipalities} />
      </div>
    </>
  )
}

export const AboutPage = () => (
  <>
    <Seo {...PAGE} />
    <StructuredData {...PAGE} kind="AboutPage" people={TEAM} reviews={REVIEWS} rating />
    <PageHero
      seed="/about"
      eyebrow={`${DEALER.address.city} · since ${DEALER.claims.founded}`}
      title="The cart people down the road"
      lead={`${DEALER.claims.customers} happy customers, ${DEALER.claims.years} in business, and a shop you pass on the way home.`}
    />
    <Story />
    <Section id="values" title="Our promises" titleClass={aboutPage.title} isSand>
      <FeatureList points={VALUES} isOrdered className={aboutPage.values} />
    </Section>
    <Team />
    <Reviews />
    <section className={layout.sand} aria-labelledby="area">
      <div className={`${layout.page} ${aboutPage.area}`}>
        <AreaText />
        <QueryBoundary
          pending={<div className={aboutPage.pending} />}
          fallback={(error, retry) => (
            <ErrorState
              title="The map and the list of towns didn't load"
              reason={failureReason(error)}
              onRetry={retry}
            />
          )}
        >
          <Area />
        </QueryBoundary>
      </div>
    </section>
    <AboutClosing />
  </>
)
