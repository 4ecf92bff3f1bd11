import type { ReactNode } from 'react'
import { AUTHORIZED_BRANDS, SOLD_BRANDS } from '#graph/dealer/brands.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { REVIEWS } from '#graph/dealer/story.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useFeaturedCartsSuspenseQuery, useHomePlacesSuspenseQuery } from '#web/generated/graphql.ts'
import { Showrooms } from '#web/locations/Showrooms.tsx'
import { CountyMap } from '#web/municipalities/CountyMap.tsx'
import { FoldedTowns } from '#web/municipalities/ServiceArea.tsx'
import { featured } from '#web/parts/card/card.styles.ts'
import { VehicleCard } from '#web/parts/card/VehicleCard.tsx'
import { vehicleLinks, vehiclePath } from '#web/parts/paths.ts'
import { Seo, StructuredData } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { FeatureList, Section, StarRating } from '#web/ui/Section.tsx'
import { ABOUT, featuredTitle, NONE_FEATURED, PAGE, reasons, seeAll, showroomsLead, TOWNS_LEAD } from './content.ts'
import { Hero } from './Hero.tsx'
import { brands, homePage } from './home.styles.ts'

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

const FeaturedCarts = () => (
  <section className={layout.section}>
    <div className={layout.page}>
      <QueryBoundary failure="The carts didn't load">
        <Carts />
      </QueryBoundary>
      <Brands />
    </div>
  </section>
)

const Carts = () => {
  const { featured: first, stock } = useFeaturedCartsSuspenseQuery().data
  const vehicles = first.nodes
  return (
    <>
      <h2 className={layout.sectionTitle}>{featuredTitle(vehicles.length)}</h2>
      {vehicles.length === 0 ? (
        <p className={homePage.lead}>{NONE_FEATURED}</p>
      ) : (
        <ul className={featured.list}>
          {vehicles.map((vehicle) => (
            <li key={vehicle.id}>
              <VehicleCard vehicle={vehicle} href={vehiclePath(vehicle.id)} />
            </li>
          ))}
        </ul>
      )}
      <p className={homePage.all}>
        <ButtonLink variant="outline" wide href="/inventory">
          {seeAll(stock.totalCount)}
        </ButtonLink>
      </p>
    </>
  )
}

const Brands = () => (
  <>
    <h3 className={brands.title}>Brands we sell and service</h3>
    <ul className={brands.list}>
      {SOLD_BRANDS.map((name) => {
        const authorized = AUTHORIZED_BRANDS.find((brand) => brand.name === name)
        return (
          <li key={name}>
            {authorized ? (
              <a href={`/${authorized.slug}`}>
                {name} <small>Authorized dealer</small>
              </a>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ul>
  </>
)

const HomePlaces = () => (
  <QueryBoundary
    failure="The map, the towns and the showrooms didn't load"
    around={(message) => <About>{message}</About>}
  >
    <Places />
  </QueryBoundary>
)

const Places = () => {
  const { municipalities, locations } = useHomePlaces()
  return (
    <>
      <About>
        <CountyMap title="Our showrooms and service area" towns={municipalities} showrooms={locations} />
      </About>
      <Section id="showrooms" title="Come take one for a drive" isSand className={homePage.showrooms}>
        <p className={homePage.lead}>{showroomsLead(locations.length)}</p>
        <Showrooms locations={locations} />
      </Section>
      <Section id="towns" title="Where we deliver and pick up">
        <p className={homePage.lead}>{TOWNS_LEAD}</p>
        <FoldedTowns
          title={`All ${municipalities.length} towns and villages, A to Z`}
          municipalities={municipalities}
        />
      </Section>
    </>
  )
}

const useHomePlaces = () => {
  const { data } = useHomePlacesSuspenseQuery()
  return { ...data, branches: data.locations.filter(({ id }) => id !== DEALER.mainLocationId) }
}

const [{ author, body, rating }] = REVIEWS as [(typeof REVIEWS)[number]]

const About = ({ children }: { children: ReactNode }) => (
  <section className={layout.section} aria-labelledby="about">
    <div className={`${layout.page} ${homePage.about}`}>
      <figure>
        <blockquote>{body}</blockquote>
        <figcaption>
          Told to us by {author}, {rating} of 5 stars
        </figcaption>
      </figure>
      <div className={homePage.columns}>
        <div>
          <h2 id="about" className={layout.sectionTitle}>
            {ABOUT.title}
          </h2>
          {ABOUT.paragraphs.map((text) => (
            <p key={text} className={homePage.lead}>
              {text}
            </p>
          ))}
          <StarRating />
          <p className={homePage.actions}>
            <ButtonLink variant="outline" href="/about">
              Our story
            </ButtonLink>
          </p>
        </div>
        {children}
      </div>
    </div>
  </section>
)
