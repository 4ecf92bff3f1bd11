import { ChoiceButtons } from '#web/choices/ChoiceButtons.tsx'
import type { VehicleCard_VehicleFragment } from '#web/generated/graphql.ts'
import { searchDescription } from '#web/seo/searchDescription.ts'
import { card } from '#web/theme/card.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Armchair, ArrowRight, BatteryMedium, Gauge } from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import sitePictures from '#web/ui/site-pictures.json' with { type: 'json' }
import { AvailabilityBadge } from './AvailabilityBadge.tsx'
import { NOT_IN_STOCK } from './content.ts'
import { vehicleCard } from './VehicleCard.styles.ts'

type Props = {
  vehicle: VehicleCard_VehicleFragment
  isPriority?: boolean
  /** The target of the card's link, where it is not the vehicle's usual address. */
  href?: string
  /** Whether the card stands in the list of saved vehicles, from which its button removes the vehicle. */
  isInSavedList?: boolean
}

const SIZES = '(min-width: 64em) 384px, (min-width: 48em) 50vw, 100vw'

export const VehicleCard = (props: Props) => {
  const { vehicle, isPriority, href = `/vehicles/${encodeURIComponent(vehicle.id)}`, isInSavedList } = props
  const { name, description, price, mainImage, specifications } = vehicle
  const { seatingCapacity, range, topSpeed } = specifications
  return (
    <article className={`${card({ look: 'raised' })} ${vehicleCard.root}`}>
      <div className={vehicleCard.picture}>
        <Picture picture={mainImage ?? sitePictures.placeholder} sizes={SIZES} isPriority={isPriority} />
        <AvailabilityBadge vehicle={vehicle} className={vehicleCard.badge} />
        {!vehicle.inStock && <span className={vehicleCard.notInStock}>{NOT_IN_STOCK}</span>}
      </div>
      <div className={vehicleCard.body}>
        <h3 className={vehicleCard.name}>{name}</h3>
        {/* Two lines show no more, and a list has many cards. */}
        <p className={vehicleCard.description}>{searchDescription(description)}</p>
        <ul className={vehicleCard.specs}>
          {seatingCapacity && (
            <li>
              <Armchair />
              {seatingCapacity} seats
            </li>
          )}
          {range && (
            <li>
              <BatteryMedium />
              {range}
            </li>
          )}
          {topSpeed && (
            <li>
              <Gauge />
              {topSpeed}
            </li>
          )}
        </ul>
        <div className={vehicleCard.foot}>
          <p className={vehicleCard.price}>{formatPrice(price)}</p>
          <a className={vehicleCard.link} href={href} aria-label={`View Details: ${name}`}>
            View Details
            <ArrowRight />
          </a>
        </div>
        <ChoiceButtons vehicle={vehicle} className={vehicleCard.choices} isInSavedList={isInSavedList} />
      </div>
    </article>
  )
}
