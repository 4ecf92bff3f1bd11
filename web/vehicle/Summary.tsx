import { BRAND_PAGES } from '#graph/dealer/brand-pages.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { returnTermsOf } from '#graph/dealer/return-terms.ts'
import { roadClassOf } from '#graph/dealer/road-rules.ts'
import { canBeBought, saleOf, stateOf } from '#graph/dealer/sale.ts'
import { useSite } from '#web/environment/site.ts'
import type {
  FactoryPrice_VehicleFragment,
  ListPrice_VehicleFragment,
  Summary_VehicleFragment,
} from '#web/generated/graphql.ts'
import { DeliveredPrice, totalInWords } from '#web/parts/delivery/DeliveredPrice.tsx'
import { deliveredCart } from '#web/parts/delivery/deliveredPrices.ts'
import { contactPath } from '#web/parts/paths.ts'
import { financed, monthlyAtDoor, repaymentFor, standardEstimate, standardPayment } from '#web/parts/payment.ts'
import { ShortlistButtons } from '#web/shortlist/Shortlist.tsx'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice, inMiles } from '#web/ui/format.ts'
import { Phone } from '#web/ui/icons.tsx'
import { ButtonLink, ExternalAnchor } from '#web/ui/links.tsx'
import { BUILD_TIME, isPricedAtDoor, nextStep, SALE_WORDS } from './content.ts'
import { KeyFacts } from './Facts.tsx'
import { cartBar, summary } from './summary.styles.ts'

type Vehicle = Summary_VehicleFragment
type Props = Pick<Parameters<typeof DeliveredPrice>[0], 'towns' | 'town'> & { vehicle: Vehicle }

/** On a phone the first button is in the bar. */
export const Summary = ({ vehicle, towns, town }: Props) => {
  const { id, name, price, externalUrl } = vehicle
  const sale = saleOf(vehicle)
  const { notice } = SALE_WORDS[sale]
  const { href, text } = nextStep(id, sale)
  const cart = deliveredCart(price)
  const loan = financed(vehicle, useSite().zeroPercent)
  const estimate = standardEstimate(loan)
  const monthly = (
    <>
      <a href="#estimate">
        {'About '}
        <span data-slot="month">{monthlyAtDoor(cart, estimate, town?.delivery?.roadMiles)}</span>
        /mo with tax and delivery
      </a>
      <small>{standardPayment(loan).terms}</small>
    </>
  )
  /** The month of a dollar that is financed. */
  const aDollar = repaymentFor(1e6, { ...estimate, down: 0 }).monthly / 1e6
  const isOffered = isPricedAtDoor(sale)
  return (
    <div
      className={summary.root}
      data-delivery={isOffered ? [cart.perMile, price, cart.taxPercent, estimate.down, aDollar].join() : undefined}
    >
      {notice && (
        <p className={summary.notice}>
          <strong>{notice.title}</strong> {notice.text}
        </p>
      )}
      <h1 id="title" className={summary.name}>
        {name}
      </h1>
      <StatusLine vehicle={vehicle} />
      {sale === 'SOLD' ? (
        <p className={summary.formerPrice}>Was {formatPrice(price)}</p>
      ) : (
        <p className={summary.price}>
          <span className={layout.visuallyHidden}>Price: </span>
          {formatPrice(price)}
        </p>
      )}
      {sale !== 'SOLD' && <ListPrice vehicle={vehicle} className={summary.listPrice} />}
      {isOffered && (
        <p className={summary.atDoor}>
          <strong>
            <span data-slot="total">{totalInWords(price, town)}</span> at your door
          </strong>
          {monthly}
        </p>
      )}
      <KeyFacts vehicle={vehicle} />
      {isOffered && (
        <DeliveredPrice
          vehicle={vehicle}
          isTitled={roadClassOf({ ...vehicle, ...vehicle.specifications }) !== 'GOLF_CART'}
          towns={towns}
          town={town}
        >
          <p className={summary.monthly}>{monthly}</p>
        </DeliveredPrice>
      )}
      <div className={summary.actions}>
        <ButtonLink wide className={summary.onWide} href={href}>
          {text}
        </ButtonLink>
        {sale === 'IN_STOCK' && (
          <ButtonLink variant="outline" wide href={DEALER.lines.sales.href}>
            Schedule Test Drive
          </ButtonLink>
        )}
      </div>
      {sale !== 'SOLD' && <FactoryPrice vehicle={vehicle} className={summary.factoryPrice} />}
      <ReturnTerms vehicle={vehicle} />
      <div className={summary.links}>
        <ShortlistButtons vehicle={vehicle} className={summary.shortlist} />
        {isOffered && <ExternalAnchor href={DEALER.financingUrl}>Get Financing Quote</ExternalAnchor>}
        {externalUrl && <ExternalAnchor href={externalUrl}>View Vehicle Details</ExternalAnchor>}
        {sale !== 'SOLD' && <a href={contactPath({ reason: 'trade-in', vehicle: id })}>Get a trade-in offer</a>}
      </div>
    </div>
  )
}

const stockOf = (vehicle: Vehicle) => {
  const city = vehicle.location?.city
  const sale = saleOf(vehicle)
  if (sale === 'TO_ORDER') return `${stateOf(vehicle)}, ${BUILD_TIME}`
  if (sale === 'SOLD') return city
  const state = stateOf(vehicle)
  // A cart on order is on its way to its showroom, and one that is unavailable may be at a shop.
  if (!city || sale === 'ON_ORDER' || sale === 'UNAVAILABLE') return state
  return sale === 'IN_STOCK' && vehicle.condition === 'USED' ? `at ${city}` : `${state} at ${city}`
}

/** "Used · 2018 · 4,100 mi · at Scranton · sold as-is". */
const StatusLine = ({ vehicle }: Pick<Props, 'vehicle'>) => {
  const { condition, modelYear, mileage, inspection } = vehicle
  const asIs = inspection?.soldAsIs && canBeBought(saleOf(vehicle)) && 'sold as-is'
  const facts = [modelYear, mileage === null ? null : inMiles(mileage), stockOf(vehicle), asIs]
  return (
    <p className={summary.condition}>
      <strong>{condition === 'NEW' ? 'New' : 'Used'}</strong>
      {facts
        .filter(Boolean)
        .map((fact) => ` · ${fact}`)
        .join('')}
    </p>
  )
}

const ReturnTerms = ({ vehicle }: Pick<Props, 'vehicle'>) => {
  const terms = returnTermsOf(vehicle)
  return (
    terms && (
      <p className={summary.returns}>
        {`${terms} `}
        <a href="/policies/return-policy">Return policy</a>
      </p>
    )
  )
}

/** On a phone, at the foot of the screen while the cart's page is there; the footer comes without it. */
export const CartBar = ({ vehicle }: { vehicle: Vehicle }) => {
  const { href, text } = nextStep(vehicle.id, saleOf(vehicle))
  return (
    <div className={cartBar.root}>
      <ButtonLink className={cartBar.ask} href={href}>
        {text}
      </ButtonLink>
      <a className={cartBar.call} href={DEALER.lines.sales.href} aria-label={`Call ${DEALER.lines.sales.label}`}>
        <Phone />
      </a>
    </div>
  )
}

type FactoryVehicle = FactoryPrice_VehicleFragment

const FactoryPrice = ({ vehicle, className }: { vehicle: FactoryVehicle; className: string }) => {
  const words = factoryWords(vehicle)
  return words && <p className={className}>{words}.</p>
}

const PAGES = Object.values(BRAND_PAGES)
const MODELS = PAGES.flatMap(({ lineup }) => lineup.models)

const lowered = (feature: string) => feature.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

const hasWordsOf = (feature: string, other: string) =>
  other
    .toLowerCase()
    .split(/\W+/)
    .every((word) => feature.toLowerCase().includes(word))

/** What a brand's page says of the model and its series, which is included in the factory order. */
const included = (model: (typeof MODELS)[number], category: string) => [
  ...model.features,
  ...PAGES.flatMap(({ series }) => series.cards.filter(({ title }) => title === category)).flatMap(
    (card) => card.features,
  ),
]

/** Why a new cart in stock costs something else than the same model on its brand's page; null where it does not. */
export const factoryWords = ({ name, brand, category, condition, price, features }: FactoryVehicle) => {
  const model = MODELS.find((one) => [one.name, `${brand} ${one.name}`].includes(name))
  if (!model || condition !== 'NEW' || model.price === price) return null
  const factory = `Factory order from ${formatPrice(model.price)}`
  if (price < model.price) return `${factory}. This one is ${formatPrice(model.price - price)} less`
  const same = included(model, category)
  const extras = features
    .filter((feature) => !same.some((one) => hasWordsOf(one, feature) || hasWordsOf(feature, one)))
    .slice(0, 2)
  return extras.length > 0 ? `${factory}. Extras on this one: ${extras.map(lowered).join(' and ')}` : factory
}

/**
 * The list price beside a price that is lower by a dollar or more. It says what it is the price of: the lineup pages state
 * those of base models.
 */
const ListPrice = ({ vehicle, className }: { vehicle: ListPrice_VehicleFragment; className: string }) => {
  const { condition, price, listPrice } = vehicle
  if (listPrice === null || listPrice - price < 1) return null
  if (condition === 'USED') return <p className={className}>New today: {formatPrice(listPrice)}</p>
  return (
    <p className={className}>
      List price as equipped <s>{formatPrice(listPrice)}</s> <strong>Save {formatPrice(listPrice - price)}</strong>
    </p>
  )
}
