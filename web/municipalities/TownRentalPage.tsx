import { useParams, useSearchParams } from 'react-router'
import { DEALER } from '#graph/dealer/dealer.ts'
import { townPath } from '#graph/shared/site-address.ts'
import { useTownRentalPageSuspenseQuery } from '#web/generated/graphql.ts'
import { contactPath } from '#web/parts/paths.ts'
import { deliveryInWords, deliveryTitle, rentalService } from '#web/rental-plans/content.ts'
import { RentalHero, RentalPlans } from '#web/rental-plans/RentalPlans.tsx'
import { lengthOf, plansByCart, useRentalStart } from '#web/rental-plans/rentalChoice.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { ButtonLink } from '#web/ui/links.tsx'
import { PrintedContact } from '#web/ui/PrintedContact.tsx'
import { FeatureList, Section } from '#web/ui/Section.tsx'
import {
  areaLead,
  CHOOSING,
  rentalBenefits,
  TYPES,
  townPrices,
  townRentalDescription,
  townRentalKeywords,
  townRentalLead,
} from './content.ts'
import { ServiceArea } from './ServiceArea.tsx'
import { TownBoundary, TownNotFound } from './TownBoundary.tsx'
import { townRentals } from './towns.styles.ts'
import { nearestShowrooms, rentalTown, rentalTowns, townNode } from './towns.ts'

export const TownRentalPage = () => {
  const { slug } = useParams()
  if (!slug) return <TownNotFound />
  return (
    <TownBoundary slug={slug}>
      <LoadedTownRental slug={slug} />
    </TownBoundary>
  )
}

const PARENTS = { parents: [{ name: 'Rentals', path: '/rentals' }] }

const LoadedTownRental = ({ slug }: { slug: string }) => {
  const [params] = useSearchParams()
  const start = useRentalStart(slug).read(params)
  const { data } = useTownRentalPageSuspenseQuery({ variables: { slug } })
  const { municipality: town, municipalities, locations, rentalPlans, standard } = data
  const [nearest] = town ? nearestShowrooms(town, locations) : []
  // The API also finds a city as "hazleton-city", which is no address of this page.
  if (!town || !nearest || town.slug !== slug) return <TownNotFound />
  const rented = rentalTown(town, nearest)
  const cart = plansByCart(rentalPlans).find((one) => one.slug === start.slug)?.cart
  const wish = { cart, days: lengthOf(start), from: start.first, town: slug, miles: rented.miles }
  const page = {
    title: `Golf Cart Rentals in ${town.name}`,
    description: townRentalDescription(town, nearest),
    keywords: townRentalKeywords(town.name),
    canonical: `/rentals/${town.slug}`,
  }
  return (
    <div data-paper="sheet">
      <Seo {...page} data={{ ...PARENTS, town: townNode(town), service: rentalService(rentalPlans, town.name) }} />
      <RentalHero
        seed={`${town.slug} rentals`}
        eyebrow={`${TYPES[town.type]} · ${DEALER.county.fullName}, ${DEALER.address.state}`}
        title={`Golf cart rentals in ${town.name}`}
        lead={townRentalLead(town, nearest)}
      >
        <ButtonLink variant="outline" href={contactPath({ ...wish, list: 'town' })} data-reserve="">
          Reserve Today
        </ButtonLink>
        <ButtonLink variant="outline" href="#plans">
          View Our Fleet
        </ButtonLink>
      </RentalHero>
      <RentalPlans
        standard={standard}
        delivered={rentalPlans}
        towns={rentalTowns(municipalities, locations)}
        town={rented}
        plans={rentalPlans}
        note={
          <>
            {townPrices(town, municipalities.length)} <a href="/rentals#plans">See showroom prices</a>.
          </>
        }
      />
      <Section id="benefits" title="Good to know">
        <FeatureList
          points={rentalBenefits(deliveryTitle(rented), deliveryInWords(rented))}
          className={townRentals.benefits}
        />
      </Section>
      <div className={layout.onScreen}>
        <Choosing slug={town.slug} />
      </div>
      <ServiceArea
        isSand
        town={town}
        towns={municipalities}
        showrooms={locations}
        title={`Rentals around ${town.name}`}
        lead={areaLead(town.name, municipalities.length)}
        nearbyTitle="Rent in a town nearby"
        hrefOf={(other) => `/rentals/${other.slug}`}
      >
        <p className={townRentals.note}>
          Prices are subject to availability. <a href={townPath(town.slug)}>Carts for sale in {town.name}</a>{' '}
          <a href="/policies/rental-policy">Deposits, fees and insurance</a>
        </p>
      </ServiceArea>
      <div className={layout.page}>
        <PrintedContact />
      </div>
    </div>
  )
}

const rentPath = (town: string) => contactPath({ reason: 'renting', town })

const Choosing = ({ slug }: { slug: string }) => (
  <Section id="choosing" title="Need Help Choosing?">
    <p className={townRentals.choosing}>{CHOOSING}</p>
    <p className={townRentals.actions}>
      <ButtonLink href={DEALER.lines.main.href}>Call {DEALER.lines.main.label}</ButtonLink>
      <ButtonLink variant="outline" href={rentPath(slug)}>
        Send a message
      </ButtonLink>
    </p>
  </Section>
)
