import { BRAND_PAGES } from '#graph/dealer/brand-pages.ts'
import type { FactoryPrice_VehicleFragment, ListPrice_VehicleFragment } from '#web/generated/graphql.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

type Vehicle = FactoryPrice_VehicleFragment

export const FactoryPrice = ({ vehicle, className }: { vehicle: Vehicle; className: string }) => {
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
export const factoryWords = ({ name, brand, category, condition, price, features }: Vehicle) => {
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
export const ListPrice = ({ vehicle, className }: { vehicle: ListPrice_VehicleFragment; className: string }) => {
  const { condition, price, listPrice } = vehicle
  if (listPrice === null || listPrice - price < 1) return null
  if (condition === 'USED') return <p className={className}>New today: {formatPrice(listPrice)}</p>
  return (
    <p className={className}>
      List price as equipped <s>{formatPrice(listPrice)}</s> <strong>Save {formatPrice(listPrice - price)}</strong>
    </p>
  )
}
