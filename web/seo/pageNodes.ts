import type {
  AboutPageLeaf,
  AdministrativeAreaLeaf,
  BreadcrumbListLeaf,
  CityLeaf,
  CollectionPageLeaf,
  ContactPageLeaf,
  EventLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  Offer,
  PersonLeaf,
  Product,
  Service,
  ServiceLeaf,
  Thing,
  WebPageLeaf,
} from 'schema-dts'
import { DEALER } from '#graph/dealer/dealer.ts'
import type { Faq } from '#web/ui/Faqs.tsx'
import { nodeIds, ref } from './dealerNodes.ts'

export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage'

type Page = {
  kind: PageKind
  title: string
  description: string
  /** Its canonical address. */
  url: string
  /** `@id` of the page's breadcrumbs, if it has any. */
  breadcrumb?: string
  /** `@id` of the page's main subject. */
  mainEntity?: string
}

export const webPage = (
  site: string,
  { kind, title, description, url, breadcrumb, mainEntity }: Page,
): WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf => {
  const ids = nodeIds(site)
  return {
    '@type': kind,
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: ref(ids.website),
    about: ref(ids.dealer),
    breadcrumb: breadcrumb && ref(breadcrumb),
    mainEntity: mainEntity ? ref(mainEntity) : undefined,
  }
}

export type Crumb = { name: string; path: string }

/** The way from the home page to a page, the page itself last. */
export const breadcrumbList = (site: string, id: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  '@id': id,
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + path,
  })),
})

export type ListContent = {
  name: string
  /** The things that the page lists: links to their own pages, or whole nodes. */
  items: readonly ({ name: string; path: string } | { name: string; thing: Thing })[]
}

export const itemList = (site: string, id: string, { name, items }: ListContent): ItemListLeaf => ({
  '@type': 'ItemList',
  '@id': id,
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    ...('path' in item ? { url: site + item.path } : { item: item.thing }),
  })),
})

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

export type TownContent = {
  name: string
  isCity: boolean
  coordinates: { latitude: number; longitude: number }
}

export const town = (id: string, { name, isCity, coordinates }: TownContent): CityLeaf | AdministrativeAreaLeaf => ({
  '@type': isCity ? 'City' : 'AdministrativeArea',
  '@id': id,
  name: `${name}, ${DEALER.address.state}`,
  geo: { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude },
  containedInPlace: { '@type': 'AdministrativeArea', name: DEALER.region },
})

export const faqPage = (id: string, faqs: readonly Faq[]): FAQPageLeaf => ({
  '@type': 'FAQPage',
  '@id': id,
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export type PersonContent = { name: string; role: string; text: string }

/** Somebody who works for the dealer. */
export const person = (site: string, { name, role, text }: PersonContent): PersonLeaf => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  description: text,
  worksFor: ref(nodeIds(site).dealer),
})

/** An event that comes back every week on the same day. */
export type WeeklyEventContent = {
  name: string
  description: string
  /** The next one, YYYY-MM-DD. */
  next: string
  dayOfWeek: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'
  /** "HH:MM" in the dealer's time zone. */
  opens: string
  closes: string
  /** Ids of the locations where it is held. */
  locationIds: readonly string[]
}

export const weeklyEvent = (site: string, content: WeeklyEventContent): EventLeaf => {
  const { name, description, next, dayOfWeek, opens, closes, locationIds } = content
  const ids = nodeIds(site)
  return {
    '@type': 'Event',
    name,
    description,
    image: `${site}/media/og-default.jpg`,
    startDate: next,
    endDate: next,
    eventSchedule: {
      '@type': 'Schedule',
      repeatFrequency: 'P1W',
      byDay: `https://schema.org/${dayOfWeek}`,
      startTime: opens,
      endTime: closes,
      scheduleTimezone: DEALER.timeZone,
    },
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    isAccessibleForFree: true,
    location: locationIds.map((id) => ref(ids.location(id))),
    organizer: ref(ids.dealer),
  }
}
