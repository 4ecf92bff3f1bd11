import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useFeaturedCartsSuspenseQuery } from '#web/generated/graphql.ts'
import { vehicleLinks } from '#web/parts/card/vehicleLinks.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { FeatureList } from '#web/ui/Section.tsx'
import { featuredTitle, PAGE, reasons } from './content.ts'
import { FeaturedCarts } from './FeaturedCarts.tsx'
import { Hero } from './Hero.tsx'
import { HomePlaces, useHomePlaces } from './HomePlaces.tsx'
import { homePage } from './home.styles.ts'

export const HomePage = () => (
  <>
    <Seo {...PAGE} />
    <Hero />
    <HomeStructuredData />
    <FeaturedCarts />
    <Reasons />
    <HomePlaces />
  </>
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

/** Four points, which read on as one large text. */
const Reasons = () => {
  const { points, terms } = reasons(useSite().zeroPercent)
  return (
    <section className={homePage.why} data-on="forest" aria-labelledby="why">
      <div className={layout.page}>
        <h2 id="why">Why people drive up the mountain for a cart</h2>
        <FeatureList points={points} />
        <p>{terms}</p>
      </div>
    </section>
  )
}
