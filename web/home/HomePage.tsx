import { DEALER } from '#graph/dealer/dealer.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useFeaturedCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { vehicleLinks } from '#web/parts/card/vehicleLinks.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { CallButton } from '#web/ui/links.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { SearchForm } from '#web/ui/SearchForm.tsx'
import { FeatureList, Stats } from '#web/ui/Section.tsx'
import { FACTS, featuredTitle, HERO, PAGE, reasons, WHY } from './content.ts'
import { FeaturedCarts } from './FeaturedCarts.tsx'
import { HomePlaces, useHomePlaces } from './HomePlaces.tsx'
import { homePage } from './home.styles.ts'
import { Lineup } from './Lineup.tsx'

export const HomePage = () => (
  <>
    <Seo {...PAGE} />
    <PageHero cart="evolution-d5-maverick-4-plus" {...HERO}>
      <a className={button()} href="/inventory">
        View Inventory
      </a>
      <CallButton variant="outline" />
      <Hours />
    </PageHero>
    <Lineup />
    <section className={homePage.strip} data-on="forest" aria-label="By the numbers">
      <div className={`${layout.page} ${homePage.band}`}>
        <Stats figures={FACTS} className={homePage.facts} />
        <SearchForm id="home-search" label="What are you looking for?" className={homePage.search} />
      </div>
    </section>
    <HomeStructuredData />
    <FeaturedCarts />
    <Reasons />
    <HomePlaces />
  </>
)

const Hours = () => (
  <a className={homePage.openNow} href={`/showroom#${DEALER.mainLocationId}`}>
    <OpenNow />
    <span className={layout.visuallyHidden}>Hours and directions</span>
  </a>
)

const HomeStructuredData = () => (
  <QueryBoundary fallback={() => <StructuredData {...PAGE} rating />}>
    <WithCartsAndPlaces />
  </QueryBoundary>
)

const WithCartsAndPlaces = () => {
  const vehicles = useFeaturedCartsSuspenseQuery().data.featured.nodes
  const list = { name: featuredTitle(vehicles.length), items: vehicleLinks(vehicles) }
  return <StructuredData {...PAGE} list={list} locations={useHomePlaces().branches} rating />
}

const Reasons = () => (
  <section className={layout.section} aria-labelledby="why">
    <div className={`${layout.page} ${homePage.columns}`}>
      <div>
        <h2 id="why" className={homePage.title}>
          {WHY.title}
        </h2>
        <p className={homePage.lead}>{WHY.text}</p>
      </div>
      <FeatureList points={reasons(useSite().zeroPercent)} className={homePage.reasons} />
    </div>
  </section>
)
