import type { Offer, Product, Service, ServiceLeaf } from 'schema-dts'
import { nodeIds, ref } from './dealerNodes.ts'

/** `image` and `path` (of the card that names the price) are paths; the price is in US dollars. */
export type ProductContent = {
  name: string
  brand: string
  description: string
  image: string
  path: string
  price: number
}

/** A model of a brand's line-up at the line-up's price; the cart on the lot has a node of its own on its own page. */
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
    // Ordered from the brand, as the page says.
    availability: 'https://schema.org/BackOrder',
    itemCondition: 'https://schema.org/NewCondition',
    seller: ref(nodeIds(site).dealer),
  },
})

/** US dollars, for the whole or from so many an hour; `days` are what the price covers. */
export type OfferContent = { name: string; description: string; price?: number; hourlyFrom?: number; days?: number }

/** `catalog` is the name of the catalog, as the page's heading says it. */
export type ServiceContent = { name: string; description: string; catalog: string; offers: readonly OfferContent[] }

/** It is done in the area with that `@id`; by default in the dealer's whole area. */
export const service = (site: string, id: string, content: ServiceContent, areaServed?: string): ServiceLeaf => ({
  '@type': 'Service',
  '@id': id,
  name: content.name,
  description: content.description,
  provider: ref(nodeIds(site).dealer),
  areaServed: areaServed ? ref(areaServed) : undefined,
  hasOfferCatalog: { '@type': 'OfferCatalog', name: content.catalog, itemListElement: content.offers.map(catalogItem) },
})

/** A service with its price; one without a price is no offer, only a service. */
const catalogItem = ({ name, description, price, hourlyFrom, days }: OfferContent): Offer | Service => {
  const itemOffered: Service = { '@type': 'Service', name, description }
  const hourly = {
    '@type': 'UnitPriceSpecification',
    minPrice: hourlyFrom,
    priceCurrency: 'USD',
    unitCode: 'HUR',
  } as const
  if (price === undefined && hourlyFrom === undefined) return itemOffered
  return {
    '@type': 'Offer',
    itemOffered,
    ...(price !== undefined && { price, priceCurrency: 'USD' }),
    ...(hourlyFrom !== undefined && { priceSpecification: hourly }),
    ...(days !== undefined && { eligibleDuration: { '@type': 'QuantitativeValue', value: days, unitCode: 'DAY' } }),
  }
}
