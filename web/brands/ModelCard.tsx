import type { BrandStockQuery } from '#web/generated/graphql.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { cutoutOf } from '#web/ui/cutouts.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Armchair, ArrowRight, BatteryMedium, Cog, Gauge } from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { type Brand, CARD_SIZES, LINEUP_PRICE, type Model, modelAlias } from './brand.ts'
import { modelCard } from './ModelCard.styles.ts'

type Props = {
  model: Model
  lineup: Brand['lineup']
  /** The same cart in stock, which has a price of its own. */
  cart?: BrandStockQuery['vehicles']['nodes'][number]
}

export const ModelCard = ({ model, lineup, cart }: Props) => {
  const { name, series, picture, price, specs, features } = model
  const alias = modelAlias(name)
  return (
    <article id={alias} className={`${card({ variant: 'raised' })} ${modelCard.root}`}>
      <div className={modelCard.picture}>
        <Picture picture={{ ...picture, ...cutoutOf(picture.path) }} sizes={CARD_SIZES} />
      </div>
      <div className={modelCard.body}>
        <p className={modelCard.series}>{series}</p>
        <h3 className={modelCard.name}>{name}</h3>
        <ul className={modelCard.specs}>
          <li>
            <Armchair />
            {specs.seats} seats
          </li>
          <li>
            <BatteryMedium />
            {specs.range}
          </li>
          <li>
            <Gauge />
            {lineup.topSpeed}
          </li>
          {lineup.driveType && (
            <li>
              <Cog />
              {lineup.driveType}
            </li>
          )}
        </ul>
        <ul className={modelCard.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className={modelCard.price}>
          {formatPrice(price)} <span>{LINEUP_PRICE}</span>
        </p>
        {cart && (
          <a className={modelCard.stock} href={vehiclePath(cart.id)}>
            <span>
              In stock{cart.location && ` at ${cart.location.city ?? cart.location.name}`}:{' '}
              <b>{formatPrice(cart.price)}</b>
            </span>
            <ArrowRight />
          </a>
        )}
        <div className={modelCard.actions}>
          <a
            className={button({ variant: 'outline', size: 'sm' })}
            href={`/vehicles/${alias}`}
            aria-label={`View Details: ${name}`}
          >
            View Details
          </a>
          <a
            className={modelCard.quote}
            href={contactPath({ vehicle: alias, lineup: price })}
            aria-label={`Get Quote: ${name}`}
          >
            Get Quote
          </a>
        </div>
      </div>
    </article>
  )
}
