import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { type BrandStockQuery, useBrandStockSuspenseQuery } from '#web/generated/graphql.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'
import { contactPath } from '#web/parts/contactPath.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { cutoutOf } from '#web/ui/cutouts.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Armchair, ArrowRight, BatteryMedium, Cog, Gauge } from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { type Brand, CARD_SIZES, LINEUP_PRICE, type Model, modelAlias } from './brand.ts'
import { brandPage, modelCard } from './brands.styles.ts'

type Props = { lineup: Brand['lineup'] }

/** The models with the manufacturer's prices, and what the same cart costs in stock. */
export const Lineup = ({ lineup }: Props) => (
  <QueryBoundary fallback={() => <Models lineup={lineup} stock={[]} />}>
    <ModelsInStock lineup={lineup} />
  </QueryBoundary>
)

const ModelsInStock = ({ lineup }: Props) => {
  const ids = lineup.models.map(({ name }) => modelAlias(name))
  return <Models lineup={lineup} stock={useBrandStockSuspenseQuery({ variables: { ids } }).data.vehicles.nodes} />
}

const Models = ({ lineup, stock }: Props & { stock: BrandStockQuery['vehicles']['nodes'] }) => (
  <ul className={brandPage.models}>
    {lineup.models.map((model) => {
      const alias = modelAlias(model.name)
      const cart = stock.find(({ id, aliases }) => id === alias || aliases.includes(alias))
      return (
        <li key={model.name}>
          <ModelCard model={model} lineup={lineup} cart={cart} />
        </li>
      )
    })}
  </ul>
)

type CardProps = {
  model: Model
  lineup: Brand['lineup']
  /** The same cart in stock, which has a price of its own. */
  cart?: BrandStockQuery['vehicles']['nodes'][number]
}

const ModelCard = ({ model, lineup, cart }: CardProps) => {
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
              <b>{formatPrice(cart.price)}</b>, as equipped
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
