import type { ReactNode } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { DELIVERY } from '#graph/dealer/figures/delivery.ts'
import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { type Cart, canBeBought, saleOf, stateOf } from '#graph/dealer/sale.ts'
import { useSite } from '#web/environment/site.ts'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { deliveredCart } from '#web/parts/delivery/deliveredPrices.ts'
import { financed, paymentWithTerms } from '#web/parts/payment.ts'
import { CardButtons } from '#web/shortlist/ShortlistButtons.tsx'
import { badge } from '#web/theme/badge.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { cutoutOf } from '#web/ui/cutouts.ts'
import { cutAtClause } from '#web/ui/cutText.ts'
import { seatsLabel } from '#web/ui/format.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { isStockImage, Picture } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
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

const SIZES = '(min-width:48em) 400px,142px'

/** About two lines: what tells the cart from others comes first, and the whole text is on its page. */
const SHOWN_CHARACTERS = 90

/** Compact on a phone, with the picture at the left; from a tablet on, the picture is above. */
export const VehicleCard = (props: Props) => {
  const { vehicle, isPriority, number, href = `/vehicles/${encodeURIComponent(vehicle.id)}`, isSaved } = props
  const { name, description, price, listPrice, condition, color, availability, mainImage, specifications } = vehicle
  const { seatingCapacity, batteryKind, range, topSpeed } = specifications
  const terms = paymentWithTerms(financed(vehicle, useSite().zeroPercent))
  const sale = saleOf(vehicle)
  const inStock = availability === 'IN_STOCK'
  // The heading has the name already. The long text of the picture belongs to the cart's own page.
  const alt = color ? `${name}, ${color.toLowerCase()}` : name
  const cutout = mainImage && cutoutOf(mainImage.path)
  const picture = mainImage ? { ...(cutout ?? mainImage), alt } : { ...sitePictures.placeholder, alt: '' }
  const saving = inStock && condition === 'NEW' && listPrice !== null ? Math.floor(listPrice - price) : 0
  const tag = mainImage ? condition === 'USED' && isStockImage(mainImage) && 'Stock image' : 'No photos yet'
  return (
    <article className={`${card({ variant: 'raised' })} ${vehicleCard.root}`}>
      {/* First for screen readers; the grid places it after the picture. */}
      <h3 className={vehicleCard.name}>{name}</h3>
      <div
        className={`${vehicleCard.picture} ${inStock ? '' : vehicleCard.unavailableImage} ${cutout ? vehicleCard.cutout : ''}`}
      >
        <Picture picture={picture} sizes={SIZES} isPriority={isPriority} isEager isOnCard />
        <AvailabilityBadge vehicle={vehicle} className={vehicleCard.badge} />
        {tag && <span className={vehicleCard.tag}>{tag}</span>}
      </div>
      <ConditionLine vehicle={vehicle} />
      <p className={vehicleCard.description}>{number ?? cutAtClause(description, SHOWN_CHARACTERS)}</p>
      <ul className={vehicleCard.specs}>
        {seatingCapacity && <li className={vehicleCard.seats}>{seatsLabel(seatingCapacity)}</li>}
        {range && (
          <li className={vehicleCard.range}>
            {batteryKind && <span>{`${BATTERIES[batteryKind]} ·`}</span>}
            {range.replace(' miles', ' mi')}
          </li>
        )}
        {topSpeed && <li className={vehicleCard.speed}>{topSpeed}</li>}
      </ul>
      <p className={inStock ? vehicleCard.price : `${vehicleCard.price} ${vehicleCard.unavailablePrice}`}>
        {`${sale === 'SOLD' ? 'Was ' : ''}${formatPrice(price)}`}
        {saving > 0 && <small>{`Save ${formatPrice(saving)}`}</small>}
      </p>
      <a className={vehicleCard.link} href={href ?? undefined} aria-label={href ? `View Details: ${name}` : undefined}>
        View Details
      </a>
      <CardButtons vehicle={vehicle} isSaved={isSaved} />
      {canBeBought(sale) && <p className={vehicleCard.terms}>{`${terms.payment}${terms.condition || ''}`}</p>}
      <CardDelivery vehicle={vehicle} />
    </article>
  )
}

const MILES = /* @__PURE__ */ new Intl.NumberFormat('en-US', { style: 'unit', unit: 'mile' })

/**
 * "Used · 2018 · 4,100 mi · Scranton". The badge of a new cart says that it is new, and a place that it is there.
 * On a phone the place or state of a used cart has a line of its own. No line begins with a dot, and none breaks a fact.
 */
const ConditionLine = ({ vehicle }: { vehicle: Vehicle }) => {
  const { condition, availability, modelYear, mileage, location } = vehicle
  const place = availability === 'IN_STOCK' && (location?.city ?? location?.name)
  const facts = [modelYear, mileage === null ? null : MILES.format(mileage).replaceAll(' ', '\u00a0')].filter(
    (fact) => fact !== null,
  )
  if (condition === 'NEW') {
    const last = place ? `At ${place}` : stateOf(vehicle)
    return <p className={vehicleCard.line}>{[...facts, last].join('\u00a0· ')}</p>
  }
  const last = place || (availability !== 'IN_STOCK' && stateOf(vehicle))
  return (
    <p className={vehicleCard.line}>
      <strong>Used</strong>
      {facts.map((fact) => `\u00a0· ${fact}`).join('')}
      {last && (
        <span>
          <i> · </i>
          {last}
        </span>
      )}
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

const ANYWHERE = `Free delivery in ${DEALER.county.fullName}`
const BY_MILE = `Delivery ${formatFigure(DELIVERY.perMile)}`

/** The loader names the town (`renderTown.ts`), also before an island has started. */
export const CardDelivery = ({ vehicle }: { vehicle: Cart & { price: number } }) => {
  if (!canBeBought(saleOf(vehicle))) return null
  const { perMile } = deliveredCart(vehicle.price)
  return (
    <p className={vehicleCard.delivery} data-delivery={perMile || ''} suppressHydrationWarning>
      {perMile === 0 ? ANYWHERE : BY_MILE}
    </p>
  )
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
