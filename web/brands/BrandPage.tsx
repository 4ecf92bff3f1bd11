import { useLocation } from 'react-router'
import { QueryBoundary } from '#web/data/QueryBoundary.tsx'
import { type BrandStockQuery, useBrandStockSuspenseQuery } from '#web/generated/graphql.ts'
import { contactPath, vehiclePath } from '#web/parts/paths.ts'
import { Seo } from '#web/seo/Seo.tsx'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { cutoutOf } from '#web/ui/cutouts.ts'
import { formatPrice } from '#web/ui/format.ts'
import { Armchair, ArrowRight, BatteryMedium, Cog, Gauge } from '#web/ui/icons.tsx'
import { CallButton } from '#web/ui/links.tsx'
import { TextList } from '#web/ui/lists.tsx'
import { PageHero } from '#web/ui/PageHero.tsx'
import { Picture } from '#web/ui/Picture.tsx'
import { ClosingBand, FeatureList, Section, Stats } from '#web/ui/Section.tsx'
import {
  BRANDS,
  type Brand,
  CARD_SIZES,
  LINEUP_NOTE,
  LINEUP_PRICE,
  lineupProduct,
  type Model,
  modelAlias,
  SERIES_NOTE,
  type Series,
} from './brand.ts'
import { brandPage, modelCard, seriesCard } from './brands.styles.ts'

export const BrandPage = () => {
  const { pathname } = useLocation()
  const brand = BRANDS.find(({ slug }) => pathname === `/${slug}`)!
  const { name, slug, heroCart, title, lead, seo, figures, reasons, series, lineup, closing } = brand
  const models = lineup.models.map((model) => lineupProduct(brand, model))
  return (
    <>
      <Seo
        {...seo}
        canonical={`/${slug}`}
        image={{ path: `/social/brand/${slug}.jpg`, alt: `${name} golf carts` }}
        data={{ kind: 'CollectionPage', products: { name: lineup.title, models } }}
      />
      <PageHero cart={heroCart} eyebrow="Authorized dealer" title={title} lead={lead}>
        <a className={button()} href={`/inventory?brand=${encodeURIComponent(name.toLowerCase())}`}>
          Shop {name} carts
        </a>
        <CallButton variant="outline" />
      </PageHero>
      <div className={brandPage.strip}>
        <Stats figures={figures} className={`${layout.page} ${brandPage.figures}`} />
      </div>
      <Section id="reasons" title={reasons.title} className={brandPage.reasons}>
        <FeatureList points={reasons.facts} className={brandPage.facts} />
      </Section>
      <Section id="series" title={series.title} isSand>
        <p className={brandPage.lead}>{SERIES_NOTE}</p>
        <ul className={brandPage.series}>
          {series.cards.map((one) => (
            <SeriesCard key={one.title} series={one} />
          ))}
        </ul>
      </Section>
      <Section id="lineup" title={lineup.title}>
        <p className={brandPage.lead}>{LINEUP_NOTE}</p>
        <Lineup lineup={lineup} />
      </Section>
      <ClosingBand title={closing.title} text={closing.text} />
    </>
  )
}

/** From the side: the model's card below has the same cart from the front. */
const fromTheSide = ({ path }: Series['picture']) => cutoutOf(path.replace(/\.webp$/, '-side.webp'))

const SeriesCard = ({ series }: { series: Series }) => {
  const { title, description, picture, features, vehicles, startingPrice } = series
  return (
    <li className={`${card()} ${seriesCard.root}`}>
      <div className={seriesCard.picture}>
        <Picture picture={{ ...picture, ...fromTheSide(picture) }} sizes={CARD_SIZES} />
      </div>
      <div className={seriesCard.body}>
        <h3 className={seriesCard.title}>{title}</h3>
        <p className={seriesCard.description}>{description}</p>
        <TextList className={seriesCard.features} texts={features} />
        <p className={seriesCard.vehicles}>{vehicles.join(' · ')}</p>
        <p className={seriesCard.price}>Starting at {formatPrice(startingPrice)}</p>
      </div>
    </li>
  )
}

type Props = { lineup: Brand['lineup'] }

/** The models with the manufacturer's prices, and what the same cart costs in stock. */
const Lineup = ({ lineup }: Props) => (
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
        <TextList className={modelCard.features} texts={features} />
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
