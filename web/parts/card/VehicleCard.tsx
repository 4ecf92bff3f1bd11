import { canBeBought, saleOf } from '#graph/dealer/sale.ts'
import { useSite } from '#web/environment/site.ts'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { CardDelivery } from '#web/parts/at-door/CardDelivery.tsx'
import { financed, paymentWithTerms } from '#web/parts/payment.ts'
import { CardButtons } from '#web/shortlist/ShortlistButtons.tsx'
import { card } from '#web/theme/card.styles.ts'
import { cutoutOf } from '#web/ui/cutouts.ts'
import { cutAtClause } from '#web/ui/cutText.ts'
import { seatsLabel } from '#web/ui/format.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { isStockImage, Picture } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { AvailabilityBadge } from './AvailabilityBadge.tsx'
import { ConditionLine } from './ConditionLine.tsx'
import { vehicleCard } from './VehicleCard.styles.ts'

type Vehicle = VehicleCard_VehicleFragment

type Props = {
  vehicle: Vehicle
  isPriority?: boolean
  /** The number by which a search found it, in words. */
  number?: string
  /** The target of the card's link, where it is not the vehicle's usual address. */
  href?: string
  /** In the list of saved carts: removes the vehicle from it. */
  onRemove?: () => void
}

const BATTERIES = { LITHIUM: 'Lithium', LEAD_ACID: 'Lead-acid' }

const SIZES = '(min-width:48em) 400px,142px'

/** About two lines: what tells the cart from others comes first, and the whole text is on its page. */
const SHOWN_CHARACTERS = 90

/** Compact on a phone, with the picture at the left; from a tablet on, the picture is above. */
export const VehicleCard = (props: Props) => {
  const { vehicle, isPriority, number, href = `/vehicles/${encodeURIComponent(vehicle.id)}`, onRemove } = props
  const { name, description, price, listPrice, condition, color, availability, mainImage, specifications } = vehicle
  const { seatingCapacity, batteryKind, range, topSpeed } = specifications
  const terms = paymentWithTerms(financed(vehicle, useSite().zeroPercent))
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
        className={`${vehicleCard.picture} ${inStock ? '' : vehicleCard.goneImage} ${cutout ? vehicleCard.cutout : ''}`}
      >
        <Picture picture={picture} sizes={SIZES} isPriority={isPriority} isEager isOnCard />
        <AvailabilityBadge vehicle={vehicle} className={vehicleCard.badge} />
        {tag && <span className={vehicleCard.tag}>{tag}</span>}
      </div>
      <ConditionLine vehicle={vehicle} className={vehicleCard.line} />
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
      <p className={inStock ? vehicleCard.price : `${vehicleCard.price} ${vehicleCard.gonePrice}`}>
        {saleOf(vehicle) === 'GONE' && 'Was '}
        {formatPrice(price)}
        {saving > 0 && <small>Save {formatPrice(saving)}</small>}
      </p>
      <a className={vehicleCard.link} href={href} aria-label={`View Details: ${name}`}>
        View Details
      </a>
      <CardButtons vehicle={vehicle} onRemove={onRemove} />
      {canBeBought(saleOf(vehicle)) && (
        <p className={vehicleCard.terms}>
          {terms.payment}
          {terms.condition}
        </p>
      )}
      <CardDelivery vehicle={vehicle} />
    </article>
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
