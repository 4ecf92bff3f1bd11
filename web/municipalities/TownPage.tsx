import { useParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { townPath } from '#graph/shared/town-path.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import { useTownCartsSuspenseQuery, useTownPageSuspenseQuery } from '#web/generated/graphql.ts'
import { featured } from '#web/parts/card/card.styles.ts'
import { FeaturedSection, VehicleCards } from '#web/parts/card/VehicleCard.tsx'
import { vehicleLinks } from '#web/parts/card/vehicleLinks.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import type { PageContent } from '#web/seo/structuredData/pageGraph.ts'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { PageHero } from '#web/ui/PageHero.tsx'
import {
  areaLead,
  FEATURED_TITLE,
  NO_CARTS,
  quoteOffer,
  TYPES,
  townDescription,
  townKeywords,
  townLead,
  townTiles,
} from './content.ts'
import { ServiceArea } from './ServiceArea.tsx'
import { TownContact } from './TownContact.tsx'
import { TownCoverage } from './TownCoverage.tsx'
import { TownData } from './TownData.tsx'
import { TownNotFound } from './TownNotFound.tsx'
import { townPage } from './TownPage.styles.ts'
import { TownTiles } from './TownTiles.tsx'
import { lowestRental, showroomsFrom, slugOfAddress, townNode } from './townFacts.ts'

const Carts = () => {
  const { nodes } = useTownCartsSuspenseQuery().data.vehicles
  if (nodes.length === 0) return <p>{NO_CARTS}</p>
  return <VehicleCards vehicles={nodes} className={featured.list} />
}

const Featured = ({ town: { name, slug } }: { town: { name: string; slug: string } }) => (
  <FeaturedSection title={FEATURED_TITLE}>
    <QueryBoundary failure="The carts didn't load">
      <Carts />
    </QueryBoundary>
    <div className={townPage.quote}>
      <p>{quoteOffer(name)}</p>
      <a className={button()} href={contactPath({ town: slug })}>
        Get a Quote
      </a>
    </div>
  </FeaturedSection>
)

const GraphWithCarts = (page: PageContent) => {
  const { nodes } = useTownCartsSuspenseQuery().data.vehicles
  return <StructuredData {...page} list={{ name: FEATURED_TITLE, items: vehicleLinks(nodes) }} />
}

const LoadedTown = ({ slug, isAliasAllowed }: { slug: string; isAliasAllowed: boolean }) => {
  const { data } = useTownPageSuspenseQuery({ variables: { slug } })
  const { municipality: town, municipalities, locations, rentalPlans } = data
  const showroomCount = useSite().showrooms.length
  const reaches = town ? showroomsFrom(town, locations) : []
  const [nearest] = reaches
  if (!town || !nearest || (town.slug !== slug && !isAliasAllowed)) return <TownNotFound />

  const page = {
    title: `Golf Carts in ${town.name}, ${DEALER.address.state}`,
    description: townDescription(town, nearest),
    canonical: townPath(town.slug),
  }
  const servicesTitle = `What we offer in ${town.name}`
  const tiles = townTiles(town, lowestRental(rentalPlans), showroomCount)
  const content = {
    ...page,
    town: townNode(town),
    service: {
      name: page.title,
      description: page.description,
      catalog: servicesTitle,
      offers: tiles.map(({ title, text }) => ({ name: title, description: text })),
    },
  }
  return (
    <>
      <Seo {...page} keywords={townKeywords(town.name)} />
      <QueryBoundary fallback={() => <StructuredData {...content} />}>
        <GraphWithCarts {...content} />
      </QueryBoundary>
      <PageHero
        seed={town.slug}
        eyebrow={`${TYPES[town.type]} · ${DEALER.county.fullName}, ${DEALER.address.state}`}
        title={`Golf carts in ${town.name}`}
        lead={townLead(town, nearest)}
      >
        <a className={button()} href="/inventory">
          View Inventory
        </a>
        <a className={button({ variant: 'onForest' })} href={`/rentals/${town.slug}`}>
          Rentals in {town.name}
        </a>
      </PageHero>
      <div className={layout.section}>
        <div className={`${layout.page} ${townPage.cards}`}>
          <TownCoverage town={town} reaches={reaches} />
          <TownContact slug={town.slug} showroom={nearest.showroom} />
        </div>
        <section className={`${layout.page} ${townPage.services}`} aria-labelledby="services">
          <h2 id="services" className={townPage.title}>
            {servicesTitle}
          </h2>
          <TownTiles tiles={tiles} />
        </section>
      </div>
      <Featured town={town} />
      <ServiceArea
        town={town}
        towns={municipalities}
        showrooms={locations}
        title="Service area"
        lead={areaLead(town.name, municipalities.length)}
        nearbyTitle={`Near ${town.name}`}
        hrefOf={({ slug }) => townPath(slug)}
      />
    </>
  )
}

export const TownPage = () => {
  const { slug, address = '' } = useParams()
  const wanted = slug ?? slugOfAddress(address)
  if (!wanted) return <TownNotFound />
  return (
    <TownData slug={wanted}>
      {/* "/towns/hazleton-city" is an address of Hazleton's page; "/hazleton-city-golf-carts" is none. */}
      <LoadedTown slug={wanted} isAliasAllowed={slug !== undefined} />
    </TownData>
  )
}
