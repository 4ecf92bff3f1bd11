import type { ProductContent } from '#web/seo/structuredData/product.ts'
import { type Model, modelAlias } from './brand.ts'

/** A model's card in words and figures: "$8,495" as 8495, seats, range, top speed and features in a sentence each. */
export const lineupProduct = (brand: string, { name, picture, price, specs, features }: Model): ProductContent => ({
  name: name.startsWith(brand) ? name.slice(brand.length + 1) : name,
  brand,
  description: `${specs.seats} seats, ${specs.range}, ${specs.topSpeed}. ${features.join('. ')}.`,
  image: `/media/${picture.path}`,
  path: `/vehicles/${modelAlias(name)}`,
  price: Number(price.replace(/[^\d.]/g, '')),
})
