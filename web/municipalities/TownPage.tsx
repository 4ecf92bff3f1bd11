import { useParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY, deliveryFee, formatFigure, rentalDeliveryFee } from '#graph/dealer/figures.ts'
import { openHours } from '#graph/shared/hours-lines.ts'
import { townPath } from '#graph/shared/site-address.ts'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { useSite } from '#web/environment/site.ts'
import {
  type TownPage_LocationFragment,
  type Towns_TownFragment,
  useTownCartsSuspenseQuery,
  useTownPageSuspenseQuery,
} from '#web/generated/graphql.ts'
import { featured } from '#web/parts/card/card.styles.ts'
import { FeaturedSection, VehicleCards } from '#web/parts/card/VehicleCard.tsx'
import { useDeliveryDays } from '#web/parts/delivery/DeliveredPrice.tsx'
import { contactPath, vehicleLinks } from '#web/parts/paths.ts'
import type { PageContent } from '#web/seo/pageGraph.ts'
import { Seo, StructuredData } from '#web/seo/Seo.tsx'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/format.ts'
import { ButtonLink, CallButton, EmailAnchor } from '#web/ui/links.tsx'
import { DefinitionList } from '#web/ui/lists.tsx'
import { OpenNow } from '#web/ui/opening-hours/OpenNow.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { FeatureList, Section } from '#web/ui/Section.tsx'
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
import { FoldedTowns, ServiceArea } from './ServiceArea.tsx'
import { TownBoundary, TownNotFound } from './TownBoundary.tsx'
import { townPage } from './towns.styles.ts'
import { milesInWords, nearestShowrooms, type TownShowroom, townNode } from './towns.ts'

export const TownPage = () => {
  const { slug, address = '' } = useParams()
  const wanted = slug ?? slugOfAddress(address)
  if (!wanted) return <TownNotFound />
  return (
    <TownBoundary slug={wanted}>
      {/* "/towns/hazleton-city" is an address of Hazleton's page; "/hazleton-city-golf-carts" is none. */}
      <LoadedTown slug={wanted} isAliasAllowed={slug !== undefined} />
    </TownBoundary>
  )
}

const lowestRental = (plans: readonly { price: number }[]) =>
  plans.length > 0 ? formatPrice(Math.min(...plans.map(({ price }) => price))) : undefined

/** The slug in "/{slug}-golf-carts"; undefined for another address. */
const slugOfAddress = (address: string) => /^(.+)-golf-carts$/.exec(address)?.[1]

const LoadedTown = ({ slug, isAliasAllowed }: { slug: string; isAliasAllowed: boolean }) => {
  const { data } = useTownPageSuspenseQuery({ variables: { slug } })
  const { municipality: town, municipalities, locations, rentalPlans } = data
  const showroomCount = useSite().showrooms.length
  const [nearest] = town ? nearestShowrooms(town, locations) : []
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
        <GraphWithCarts near={nearest.location.id} {...content} />
      </QueryBoundary>
      <PageHero
        seed={town.slug}
        eyebrow={`${TYPES[town.type]} · ${DEALER.county.fullName}, ${DEALER.address.state}`}
        title={`Golf carts in ${town.name}`}
        lead={townLead(town, nearest)}
      >
        <ButtonLink href="/inventory">View Inventory</ButtonLink>
        <ButtonLink variant="outline" href={`/rentals/${town.slug}`}>
          Rentals in {town.name}
        </ButtonLink>
      </PageHero>
      <div className={`${layout.page} ${townPage.cards}`}>
        <Coverage name={town.name} nearest={nearest} />
        <Contact slug={town.slug} showroom={nearest.location} />
      </div>
      <Featured town={town} near={nearest.location.id} />
      <Section id="services" title={servicesTitle}>
        <FeatureList points={tiles} className={townPage.tiles} />
      </Section>
      <ServiceArea
        town={town}
        towns={municipalities}
        showrooms={locations}
        title="Service area"
        lead={areaLead(town.name, municipalities.length)}
        nearbyTitle={`Near ${town.name}`}
        hrefOf={({ slug }) => townPath(slug)}
      >
        <FoldedTowns title={`All ${municipalities.length} towns, A to Z`} municipalities={municipalities} />
      </ServiceArea>
    </>
  )
}

/** Carts at the nearest showroom first, then those of the whole list. */
const useCarts = (near: string) => {
  const { near: there, vehicles } = useTownCartsSuspenseQuery({ variables: { near } }).data
  const others = vehicles.nodes.filter(({ id }) => there.nodes.every((one) => one.id !== id))
  return [...there.nodes, ...others].slice(0, vehicles.nodes.length)
}

const GraphWithCarts = ({ near, ...page }: PageContent & { near: string }) => (
  <StructuredData {...page} list={{ name: FEATURED_TITLE, items: vehicleLinks(useCarts(near)) }} />
)

const Contact = ({ slug, showroom }: { slug: string; showroom: TownPage_LocationFragment }) => (
  <section
    className={`${card({ variant: 'forest', padded: true })} ${townPage.contact}`}
    data-on="forest"
    aria-labelledby="contact"
  >
    <h2 id="contact" className={layout.h3}>
      Questions? Call us
    </h2>
    <div>
      <OpenNow />
      <p>{openHours(useSite().week)}</p>
    </div>
    <address className={townPage.address}>
      <a
        href={showroom.mapUrl}
        target="_blank"
        rel="noopener"
        aria-label={`${showroom.address} (map, opens in a new tab)`}
      >
        {showroom.address}
      </a>
      <EmailAnchor />
    </address>
    <p className={townPage.actions}>
      <CallButton />
      <ButtonLink variant="onForest" href={contactPath({ town: slug })}>
        Send a message
      </ButtonLink>
    </p>
  </section>
)

const Featured = ({ town: { name, slug }, near }: { town: Towns_TownFragment; near: string }) => (
  <FeaturedSection title={FEATURED_TITLE}>
    <QueryBoundary failure="The carts didn't load">
      <Carts near={near} />
    </QueryBoundary>
    <div className={townPage.quote}>
      <p>{quoteOffer(name)}</p>
      <ButtonLink href={contactPath({ town: slug })}>Get a Quote</ButtonLink>
    </div>
  </FeaturedSection>
)

const Carts = ({ near }: { near: string }) => {
  const carts = useCarts(near)
  if (carts.length === 0) return <p>{NO_CARTS}</p>
  return <VehicleCards vehicles={carts} className={featured.list} />
}

/** The facts that differ from town to town: deliveries and the nearest showroom. */
export const Coverage = ({ name, nearest }: { name: string; nearest: TownShowroom }) => {
  const { city, miles, isInTown } = nearest
  const days = useDeliveryDays('IN_STOCK')
  const fee = deliveryFee(0, miles)
  const rentalFee = rentalDeliveryFee(miles)
  const details = [
    {
      label: 'Cart delivery',
      text: 'Free',
      note:
        fee > 0 && `on purchases of ${formatFigure(DELIVERY.free.purchase)} or more, ${formatPrice(fee)} below that`,
    },
    ...(days ? [{ label: 'At your door', text: days, note: 'for carts in stock' }] : []),
    {
      label: 'Nearest showroom',
      text: city,
      note: isInTown ? 'right in town' : `about ${milesInWords(miles)} by road`,
    },
    {
      label: 'Rental delivery',
      text: rentalFee === 0 ? 'Free' : `About ${formatPrice(rentalFee)}`,
      note: 'we bring it and pick it up',
    },
  ]
  return (
    <section className={card({ padded: true })} aria-labelledby="coverage">
      <h2 id="coverage" className={layout.h3}>
        Serving all of {name}
      </h2>
      <DefinitionList className={townPage.details} rows={details} />
    </section>
  )
}
