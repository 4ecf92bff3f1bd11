import type { ProductContent } from '#web/seo/structuredData/product.ts'
import { type Brand, type Model, modelAlias } from './brand.ts'

/**
 * A model's card in words and figures: seats, range, top speed and features in a sentence each. Its address is the card
 * on the brand's page: the cart of this name in the inventory has another price.
 */
export const lineupProduct = (
  { name: brand, slug, lineup }: Brand,
  { name, picture, price, specs, features }: Model,
): ProductContent => ({
  name: name.startsWith(brand) ? name.slice(brand.length + 1) : name,
  brand,
  description: `${specs.seats} seats, ${specs.range}, ${lineup.topSpeed}. ${features.join('. ')}.`,
  image: `/media/${picture.path}`,
  path: `/${slug}#${modelAlias(name)}`,
  price,
})
