import { useParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { failureReason } from '#web/data/failedCall.ts'
import { WithData } from '#web/data/WithData.tsx'
import { useTownCartsSuspenseQuery, useTownPageSuspenseQuery } from '#web/generated/graphql.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { StructuredData } from '#web/seo/StructuredData.tsx'
import type { PageContent } from '#web/seo/structuredData/pageGraph.ts'
import { SectionError } from '#web/shell/SectionError.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { PageHero } from '#web/ui/PageHero.tsx'
import { featured } from '#web/vehicles/FeaturedSection.styles.ts'
import { FeaturedSection } from '#web/vehicles/FeaturedSection.tsx'
import { VehicleCard } from '#web/vehicles/VehicleCard.tsx'
import { vehicleLinks } from '#web/vehicles/vehicleLinks.ts'
import {
  areaLead,
  FEATURED_TITLE,
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
import { townData } from './TownData.styles.ts'
import { TownData } from './TownData.tsx'
import { TownNotFound } from './TownNotFound.tsx'
import { townPage } from './TownPage.styles.ts'
import { TownTiles } from './TownTiles.tsx'
import { lowestRental, showroomsFrom, slugOfAddress, townNode } from './townFacts.ts'

const Carts = () => (
  <ul className={featured.list}>
    {useTownCartsSuspenseQuery().data.vehicles.nodes.map((vehicle) => (
      <li key={vehicle.id}>
        <VehicleCard vehicle={vehicle} />
      </li>
    ))}
  </ul>
)

const Featured = ({ townName }: { townName: string }) => (
  <FeaturedSection title={FEATURED_TITLE}>
    <WithData
      pending={<div className={townData.pending} />}
      fallback={(error, retry) => <SectionError what="The carts" reason={failureReason(error)} onRetry={retry} />}
    >
      <Carts />
    </WithData>
    <div className={townPage.quote}>
      <p>{quoteOffer(townName)}</p>
      <a className={button()} href="/contact">
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
  const reaches = town ? showroomsFrom(town, locations) : []
  const [nearest] = reaches
  if (!town || !nearest || (town.slug !== slug && !isAliasAllowed)) return <TownNotFound />

  const page = {
    title: `Golf Carts in ${town.name}, ${DEALER.address.state}`,
    description: townDescription(town, nearest),
    canonical: town.url,
  }
  const servicesTitle = `Four things we do in ${town.name}`
  const tiles = townTiles(town, nearest, lowestRental(rentalPlans))
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
      <WithData pending={null} fallback={() => <StructuredData {...content} />}>
        <GraphWithCarts {...content} />
      </WithData>
      <PageHero
        seed={town.slug}
        eyebrow={`${TYPES[town.type].word} · ${DEALER.region}`}
        title={`Golf carts in ${town.name}`}
        lead={townLead(town, nearest)}
      >
        <a className={button()} href="/inventory">
          View Inventory
        </a>
        <a className={button({ look: 'onForest' })} href={`/rentals/${town.slug}`}>
          Rentals in {town.name}
        </a>
      </PageHero>
      <div className={layout.section}>
        <div className={`${layout.page} ${townPage.cards}`}>
          <TownCoverage town={town} reaches={reaches} />
          <TownContact townName={town.name} showroom={nearest.showroom} />
        </div>
        <section className={`${layout.page} ${townPage.services}`} aria-labelledby="services">
          <h2 id="services" className={townPage.title}>
            {servicesTitle}
          </h2>
          <TownTiles tiles={tiles} />
        </section>
      </div>
      <Featured townName={town.name} />
      <ServiceArea
        town={town}
        towns={municipalities}
        showrooms={locations}
        title="Where we drive"
        lead={areaLead(town.name, municipalities.length)}
        nearbyTitle={`Near ${town.name}`}
        hrefOf={({ url }) => url}
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
