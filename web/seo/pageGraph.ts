import type {
  AdministrativeAreaLeaf,
  CityLeaf,
  EventLeaf,
  Graph,
  ItemListLeaf,
  PersonLeaf,
  Product,
  Thing,
  WebPageLeaf,
} from 'schema-dts'
import { DEALER, type Hours } from '#graph/dealer/dealer.ts'
import { specialDaysAt } from '#graph/shared/opening-hours.ts'
import type { Site } from '#web/environment/site.ts'
import type { DealerNodes_LocationFragment } from '#web/generated/graphql.ts'
import { WEEKDAYS, weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { autoDealer, location, nodeIds, type ReviewContent, ref } from './dealerNodes.ts'
import { type ProductContent, product, type ServiceContent, service } from './offerNodes.ts'

export type Crumb = { name: string; path: string }

export type Faq = { question: string; answer: string }

/** The contents of a page as structured data: only things that the page shows. */
export type PageContent = {
  kind?: 'AboutPage' | 'CollectionPage' | 'ContactPage'
  title: string
  description: string
  canonical: string
  parents?: readonly Crumb[]
  /** The API's JSON-LD of the vehicle that the page is about. */
  vehicle?: string
  list?: { name: string; items: readonly Crumb[] }
  products?: { name: string; models: readonly ProductContent[] }
  service?: ServiceContent
  /** The town that the page is about, where the service is done. */
  town?: TownContent
  locations?: readonly DealerNodes_LocationFragment[]
  rating?: boolean
  reviews?: readonly ReviewContent[]
  returns?: boolean
  people?: readonly { name: string; role: string; text: string }[]
  faqs?: readonly Faq[]
  event?: WeeklyEventContent
}

/** The one graph of a page: the dealer, the page and its contents, linked by `@id`. */
export const pageGraph = (
  { url: site, specialDays, week, renderedAt: now, clockOffset: offset }: Site,
  page: PageContent,
): Graph => {
  const opening = (place: string, hours: readonly Hours[]) => ({
    week: hours,
    specialDays: specialDaysAt(place, specialDays),
    now,
    offset,
  })
  const ids = nodeIds(site)
  const isOfCarts = page.vehicle !== undefined || page.kind === 'CollectionPage'
  const url = site + page.canonical
  const crumbs = [{ name: 'Home', path: '/' }, ...(page.parents ?? []), { name: page.title, path: page.canonical }]
  const breadcrumb = page.canonical === '/' ? undefined : `${url}#breadcrumb`
  const others = page.locations?.filter(({ id }) => id !== DEALER.mainLocationId) ?? []
  const content = contentNodes(site, url, page)
  const webPage = {
    '@type': page.kind ?? 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: page.title,
    description: page.description,
    about: ref(ids.dealer),
    breadcrumb: breadcrumb && ref(breadcrumb),
    mainEntity: content[0] && ref(content[0].id),
  } as WebPageLeaf
  return {
    '@context': 'https://schema.org',
    '@graph': [
      autoDealer(site, {
        opening: isOfCarts ? undefined : opening(DEALER.mainLocationId, week),
        departments: others.map(({ id }) => id),
        rating: page.rating,
        reviews: page.reviews,
        returns: page.returns ? url : undefined,
      }),
      ...others.map((other) => location(site, other, opening(other.id, weekHours(other.hours)))),
      webPage,
      // Search engines read the site's name on its home page alone.
      breadcrumb
        ? list(
            'BreadcrumbList',
            breadcrumb,
            crumbs.map(({ name, path }) => ({ name, item: site + path })),
          )
        : { '@type': 'WebSite', '@id': ids.website, name: DEALER.name, url: `${site}/`, publisher: ref(ids.dealer) },
      ...content.map(({ node }) => node),
      ...(page.people ?? []).map(
        ({ name, role, text }): PersonLeaf => ({
          '@type': 'Person',
          name,
          jobTitle: role,
          description: text,
          worksFor: ref(ids.dealer),
        }),
      ),
      ...(page.event ? [weeklyEvent(site, page.event)] : []),
    ],
  }
}

type Item = { name: string; item?: string | Product; url?: string }

const list = <Type extends 'BreadcrumbList' | 'ItemList'>(type: Type, id: string, items: readonly Item[]) => ({
  '@type': type,
  '@id': id,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...item })),
})

const itemList = (id: string, name: string, items: readonly Item[]): ItemListLeaf => ({
  ...list('ItemList', id, items),
  name,
  numberOfItems: items.length,
})

/** The possible subjects of a page, the most important first. */
const contentNodes = (site: string, url: string, page: PageContent) => {
  const nodes: { id: string; node: Thing }[] = []
  const add = (name: string, node: (id: string) => Thing) => {
    const id = `${url}#${name}`
    nodes.push({ id, node: node(id) })
  }
  if (page.vehicle) {
    // The graph has its context already.
    const { '@context': _context, ...node } = JSON.parse(page.vehicle)
    nodes.push({ id: node['@id'], node })
  }
  const { products, list: links, town, faqs } = page
  if (page.service) add('service', (id) => service(site, id, page.service!, town && `${url}#town`))
  const items =
    products?.models.map((model) => ({ name: model.name, item: product(site, model) })) ??
    links?.items.map(({ name, path }) => ({ name, url: site + path }))
  if (items) add('list', (id) => itemList(id, (products ?? links)!.name, items))
  if (town) add('town', (id) => townNode(id, town))
  if (faqs)
    add('faq', (id) => ({
      '@type': 'FAQPage',
      '@id': id,
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }))
  return nodes
}

export type TownContent = { name: string; isCity: boolean; coordinates: { latitude: number; longitude: number } }

const townNode = (id: string, { name, isCity, coordinates }: TownContent): CityLeaf | AdministrativeAreaLeaf => ({
  '@type': isCity ? 'City' : 'AdministrativeArea',
  '@id': id,
  name: `${name}, ${DEALER.address.state}`,
  geo: { '@type': 'GeoCoordinates', latitude: coordinates.latitude, longitude: coordinates.longitude },
  containedInPlace: { '@type': 'AdministrativeArea', name: DEALER.region },
})

/** An event that comes back every week on the same day. */
type WeeklyEventContent = {
  name: string
  description: string
  /** The next one, YYYY-MM-DD. */
  next: string
  dayOfWeek: (typeof WEEKDAYS)[number]
  /** "HH:MM" in the dealer's time zone. */
  opens: string
  closes: string
  locationIds: readonly string[]
}

const weeklyEvent = (site: string, content: WeeklyEventContent): EventLeaf => {
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
