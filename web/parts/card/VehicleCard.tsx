import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { CardDelivery } from '#web/parts/at-door/CardDelivery.tsx'
import { CardButtons } from '#web/parts/shortlist/CardButtons.tsx'
import { card } from '#web/theme/card.styles.ts'
import { cutText } from '#web/ui/cutText.ts'
import { seatsLabel } from '#web/ui/format.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { isStockImage } from '#web/ui/pictureFiles.ts'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { AvailabilityBadge } from './AvailabilityBadge.tsx'
import { ConditionLine } from './ConditionLine.tsx'
import { vehicleCard } from './VehicleCard.styles.ts'

type Vehicle = VehicleCard_VehicleFragment

type Props = {
  vehicle: Vehicle
  isPriority?: boolean
  /** The target of the card's link, where it is not the vehicle's usual address. */
  href?: string
  /** In the list of saved carts: removes the vehicle from it. */
  onRemove?: () => void
}

const SIZES = '(min-width:48em) 400px,142px'

/** A little more than the two lines that a card shows: the whole text is on the cart's page, and 24 of them weigh a kilobyte. */
const SHOWN_CHARACTERS = 120

/** Compact on a phone, with the picture at the left; from a tablet on, the picture is above. */
export const VehicleCard = (props: Props) => {
  const { vehicle, isPriority, href = `/vehicles/${encodeURIComponent(vehicle.id)}`, onRemove } = props
  const { name, description, price, condition, color, availability, mainImage, specifications } = vehicle
  const { seatingCapacity, range, topSpeed } = specifications
  const inStock = availability === 'IN_STOCK'
  // The heading has the name already. The long text of the picture belongs to the cart's own page.
  const picture = mainImage ? { ...mainImage, alt: color ? `${name}, ${color.toLowerCase()}` : name } : null
  const tag = mainImage ? condition === 'USED' && isStockImage(mainImage) && 'Stock image' : 'No photos yet'
  return (
    <article className={`${card({ variant: 'raised' })} ${vehicleCard.root}`}>
      {/* First for screen readers; the grid places it after the picture. */}
      <h3 className={vehicleCard.name}>{name}</h3>
      <div className={inStock ? vehicleCard.picture : `${vehicleCard.picture} ${vehicleCard.goneImage}`}>
        <Picture
          picture={picture ?? { ...sitePictures.placeholder, alt: '' }}
          sizes={SIZES}
          isPriority={isPriority}
          isOnCard
        />
        <AvailabilityBadge vehicle={vehicle} className={vehicleCard.badge} />
        {tag && <span className={vehicleCard.tag}>{tag}</span>}
      </div>
      <ConditionLine vehicle={vehicle} className={vehicleCard.line} />
      <p className={vehicleCard.description}>{cutText(description, SHOWN_CHARACTERS)}</p>
      <ul className={vehicleCard.specs}>
        {seatingCapacity && <li className={vehicleCard.seats}>{seatsLabel(seatingCapacity)}</li>}
        {range && <li className={vehicleCard.range}>{range}</li>}
        {topSpeed && <li className={vehicleCard.speed}>{topSpeed}</li>}
      </ul>
      <p className={inStock ? vehicleCard.price : `${vehicleCard.price} ${vehicleCard.gonePrice}`}>
        {formatPrice(price)}
      </p>
      <a className={vehicleCard.link} href={href} aria-label={`View Details: ${name}`}>
        View Details
      </a>
      <CardButtons vehicle={vehicle} onRemove={onRemove} />
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
