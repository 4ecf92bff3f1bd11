import { BRAND_PAGES } from '#graph/dealer/brand-pages.ts'
import type { FactoryPrice_VehicleFragment } from '#web/generated/graphql.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

type Vehicle = FactoryPrice_VehicleFragment

const MODELS = Object.values(BRAND_PAGES).flatMap(({ lineup }) => lineup.models)

const lowered = (feature: string) => feature.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())

/** Why a new cart in stock costs something else than the same model on its brand's page; null where it does not. */
export const factoryWords = ({ name, brand, condition, price, features }: Vehicle) => {
  const model = MODELS.find((one) => [one.name, `${brand} ${one.name}`].includes(name))
  if (!model || condition !== 'NEW' || model.price === price) return null
  const factory = `Factory order from ${formatPrice(model.price)}`
  if (price < model.price) return `${factory}. This one is ${formatPrice(model.price - price)} less`
  const more = features.filter((feature) => !model.features.includes(feature)).slice(0, 2)
  return more.length > 0 ? `${factory}. This one has ${more.map(lowered).join(' and ')}` : factory
}

export const FactoryPrice = ({ vehicle, className }: { vehicle: Vehicle; className: string }) => {
  const words = factoryWords(vehicle)
  return words && <p className={className}>{words}.</p>
}
