import type { Offer, Service, ServiceLeaf } from 'schema-dts'
import { nodeIds, ref } from './nodeIds.ts'

export type OfferContent = {
  name: string
  description: string
  /** USD for the whole. */
  price?: number
  /** USD an hour, and up. */
  hourlyFrom?: number
  /** The days that the price covers. */
  days?: number
}

export type ServiceContent = {
  name: string
  description: string
  /** Name of the catalogue, as the page's heading says it. */
  catalog: string
  offers: readonly OfferContent[]
}

/** A service with its price; one without a price is no offer, only a service. */
const catalogItem = ({ name, description, price, hourlyFrom, days }: OfferContent): Offer | Service => {
  const itemOffered: Service = { '@type': 'Service', name, description }
  if (price === undefined && hourlyFrom === undefined) return itemOffered
  return {
    '@type': 'Offer',
    itemOffered,
    ...(price !== undefined && { price, priceCurrency: 'USD' }),
    ...(hourlyFrom !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: hourlyFrom,
        priceCurrency: 'USD',
        unitCode: 'HUR',
      },
    }),
    ...(days !== undefined && { eligibleDuration: { '@type': 'QuantitativeValue', value: days, unitCode: 'DAY' } }),
  }
}

type Place = {
  id: string
  /** `@id` of the place where the service is done; the dealer's whole area by default. */
  areaServed?: string
}

export const service = (
  site: string,
  { id, areaServed }: Place,
  { name, description, catalog, offers }: ServiceContent,
): ServiceLeaf => ({
  '@type': 'Service',
  '@id': id,
  name,
  description,
  provider: ref(nodeIds(site).dealer),
  areaServed: areaServed ? ref(areaServed) : undefined,
  hasOfferCatalog: { '@type': 'OfferCatalog', name: catalog, itemListElement: offers.map(catalogItem) },
})
