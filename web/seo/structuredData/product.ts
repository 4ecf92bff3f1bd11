import type { Product } from 'schema-dts'
import { nodeIds, ref } from './nodeIds.ts'

export type ProductContent = {
  name: string
  brand: string
  description: string
  /** Path of the picture. */
  image: string
  /** Path of the card that names this price. */
  path: string
  /** USD. */
  price: number
}

/** A model of a maker's line-up at the line-up's price; the cart on the lot has a node of its own on its own page. */
export const product = (site: string, { name, brand, description, image, path, price }: ProductContent): Product => ({
  '@type': 'Product',
  name: `${brand} ${name}`,
  description,
  image: site + image,
  url: site + path,
  brand: { '@type': 'Brand', name: brand },
  offers: {
    '@type': 'Offer',
    url: site + path,
    price,
    priceCurrency: 'USD',
    // Ordered from the maker, as the page says.
    availability: 'https://schema.org/BackOrder',
    itemCondition: 'https://schema.org/NewCondition',
    seller: ref(nodeIds(site).dealer),
  },
})
