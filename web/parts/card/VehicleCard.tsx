import type { ReactNode } from 'react'
import { canBeBought, saleOf, stateOf } from '#graph/dealer/sale.ts'
import { useSite } from '#web/environment/site.ts'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { financed, standardPayment } from '#web/parts/payment.ts'
import { spotPlaces } from '#web/parts/spotPlaces.ts'
import { CardButtons } from '#web/shortlist/Shortlist.tsx'
import { badge } from '#web/theme/badge.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { cutoutOf } from '#web/ui/cutouts.ts'
import { cutAtClause } from '#web/ui/cutText.ts'
import { formatPrice, inMiles, seatsLabel } from '#web/ui/format.ts'
import { Picture } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { diagramOf } from './CartPicture.tsx'
import { featured, vehicleCard } from './card.styles.ts'

type Vehicle = VehicleCard_VehicleFragment

type Props = {
  vehicle: Vehicle
  isPriority?: boolean
  /** The number by which a search found it, in words. */
  number?: string
  /** The target of the card's link, where it is not the vehicle's usual address; null where there is no vehicle. */
  href?: string | null
  /** Whether it stands in the list of saved carts, and can be removed from it. */
  isSaved?: boolean
}

const BATTERIES = { LITHIUM: 'Lithium', LEAD_ACID: 'Lead-acid' }

/** A phone's is wider than it says: most phones have three or two pixels for one, and would fetch the large picture. */
const SIZES = '(min-width:48em) 400px,240px'

/** About one line: what tells the cart from others comes first, and the whole text is on its page. */
const inShort = (description: string) =>
  cutAtClause(description, 46).replace(/ (?:with|and|in|for)\b(?: (?!(?:with|and|in|for)\b)\S+)*…$/, '')

export const VehicleCard = (props: Props) => {
  const { vehicle, number, href = `/vehicles/${encodeURIComponent(vehicle.id)}` } = props
  const { name, description, price, availability } = vehicle
  const sale = saleOf(vehicle)
  const inStock = availability === 'IN_STOCK'
  return (
    <article className={`${card({ variant: 'raised' })} ${vehicleCard.root}`}>
      {/* First for screen readers; the grid places it below the picture. */}
      <h3 className={vehicleCard.name}>{name}</h3>
      <CardPicture {...props} />
      <p className={inStock ? vehicleCard.price : `${vehicleCard.price} ${vehicleCard.unavailablePrice}`}>
        {`${sale === 'SOLD' ? 'Was ' : ''}${formatPrice(price)}`}
      </p>
      <p className={vehicleCard.description}>{number ?? inShort(description)}</p>
      <Facts vehicle={vehicle} />
      <Terms vehicle={vehicle} />
      <a className={vehicleCard.link} href={href ?? undefined} aria-label={href ? `View Details: ${name}` : undefined}>
        View Details
      </a>
    </article>
  )
}

const CardPicture = ({ vehicle, isPriority, isSaved }: Props) => {
  const { color, availability, mainImage, inspection } = vehicle
  const diagram = diagramOf(vehicle)
  const cutout = diagram ?? (mainImage ? cutoutOf(mainImage.path) : undefined)
  const picture = cutout ?? mainImage ?? sitePictures.placeholder
  // The heading has the name already. The long text of the picture belongs to the cart's own page.
  const alt = diagram ? 'Diagram' : ((mainImage && color) ?? '')
  const look = [
    vehicleCard.picture,
    availability !== 'IN_STOCK' && vehicleCard.unavailableImage,
    cutout && vehicleCard.cutout,
    diagram && vehicleCard.diagram,
  ]
  const places = diagram && spotPlaces(diagram.path, diagram.isOwnModel)
  const flaws = inspection?.findings.filter(({ state }) => state === 'LEFT') ?? []
  return (
    <CardButtons vehicle={vehicle} isSaved={isSaved} className={look.filter(Boolean).join(' ')}>
      <Picture picture={{ ...picture, alt }} sizes={SIZES} isPriority={isPriority} isEager isOnCard />
      {places && flaws.length > 0 && (
        <svg viewBox={`0 0 ${diagram.width} ${diagram.height}`} aria-hidden="true">
          <path d={flaws.map(({ spot }) => `M${places[spot].join(' ')}h0`).join('')} />
        </svg>
      )}
      <AvailabilityBadge vehicle={vehicle} className={vehicleCard.badge} />
    </CardButtons>
  )
}

/** "4 seats · Lithium · 35–45 mi · Mountain Top"; of a used cart its mileage. No line ends with a dot, and none breaks a fact. */
const Facts = ({ vehicle }: { vehicle: Vehicle }) => {
  const { name, condition, availability, modelYear, mileage, location, specifications } = vehicle
  const { seatingCapacity, batteryKind, range } = specifications
  const isUsed = condition === 'USED'
  const facts = [
    isUsed && modelYear && !name.includes(`${modelYear}`) && `${modelYear}`,
    seatingCapacity && seatsLabel(seatingCapacity),
    batteryKind && BATTERIES[batteryKind],
    isUsed ? mileage !== null && inMiles(mileage) : range?.replace(' miles', ' mi'),
    availability === 'IN_STOCK' ? (location?.city ?? location?.name) : stateOf(vehicle),
  ].flatMap((fact) => (fact ? [fact.replaceAll(' ', '\u00a0').replace('–', '–\u2060')] : []))
  return (
    <p className={vehicleCard.facts}>
      {isUsed && <b>Used</b>}
      {`${isUsed ? ' ·\u00a0' : ''}${facts.join(' ·\u00a0')}`}
    </p>
  )
}

/** The findings of a used cart's report, or a new cart's monthly payment. */
const Terms = ({ vehicle }: { vehicle: Vehicle }) => {
  const { condition, inspection, price, listPrice } = vehicle
  const { payment, terms } = standardPayment(financed(vehicle, useSite().zeroPercent))
  const sale = saleOf(vehicle)
  if (!canBeBought(sale) || sale === 'TO_ORDER') return null
  if (condition === 'NEW' || !inspection) {
    const saving =
      vehicle.availability === 'IN_STOCK' && condition === 'NEW' && listPrice !== null
        ? Math.floor(listPrice - price)
        : 0
    return (
      <p className={vehicleCard.terms}>
        {saving > 0 && <b>{`Save ${formatPrice(saving)} · `}</b>}
        {`${payment} · ${terms}`}
      </p>
    )
  }
  const { batteryHealth, findings, soldAsIs } = inspection
  const flaws = findings.filter(({ state }) => state === 'LEFT').length
  const known = `${flaws || 'no'} known ${flaws === 1 ? 'flaw' : 'flaws'}`
  return (
    <p className={vehicleCard.report}>
      {batteryHealth !== null && `Battery ${batteryHealth}% · `}
      {flaws > 0 && diagramOf(vehicle) ? <b>{known}</b> : known}
      {soldAsIs && ' · sold as-is'}
    </p>
  )
}

type BadgeProps = { vehicle: Pick<Vehicle, 'condition' | 'availability'>; className: string }

const badgeOf = ({ condition, availability }: BadgeProps['vehicle']) => {
  if (condition === 'NEW') return { variant: 'new', text: 'NEW' } as const
  return availability === 'IN_STOCK'
    ? ({ variant: 'inStock', text: 'In Stock' } as const)
    : ({ variant: 'outOfStock', text: 'Out of Stock' } as const)
}

export const AvailabilityBadge = ({ vehicle, className }: BadgeProps) => {
  const { variant, text } = badgeOf(vehicle)
  return <span className={`${badge({ variant })} ${className}`}>{text}</span>
}

export const VehicleCards = ({ vehicles, className }: { vehicles: readonly Vehicle[]; className: string }) => (
  <ul className={className}>
    {vehicles.map((vehicle) => (
      <li key={vehicle.id}>
        <VehicleCard vehicle={vehicle} />
      </li>
    ))}
  </ul>
)

/** A few carts on a page about something else, with a link to the inventory. */
export const FeaturedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={layout.sand} aria-labelledby="featured">
    <div className={layout.page}>
      <div className={featured.head}>
        <h2 id="featured" className={layout.h2}>
          {title}
        </h2>
        <a className={featured.more} href="/inventory">
          See the whole inventory
        </a>
      </div>
      {children}
    </div>
  </section>
)
