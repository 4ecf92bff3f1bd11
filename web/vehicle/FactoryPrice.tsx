import { BRAND_PAGES } from '#graph/dealer/brand-pages.ts'
import type { FactoryPrice_VehicleFragment } from '#web/generated/graphql.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

type Vehicle = FactoryPrice_VehicleFragment

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

export const FactoryPrice = ({ vehicle, className }: { vehicle: Vehicle; className: string }) => {
  const words = factoryWords(vehicle)
  return words && <p className={className}>{words}.</p>
}
