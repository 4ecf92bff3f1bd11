import type { Graph, Thing } from 'schema-dts'
import { DEALER, type Hours } from '#graph/dealer/dealer.ts'
import { specialDaysAt } from '#graph/shared/opening-hours.ts'
import type { Site } from '#web/environment/site.ts'
import type { DealerNodes_LocationFragment } from '#web/generated/graphql.ts'
import type { Faq } from '#web/ui/Faqs.tsx'
import { weekHours } from '#web/ui/opening-hours/weekHours.ts'
import { autoDealer, location, type ReviewContent, webSite } from './dealerNodes.ts'
import {
  breadcrumbList,
  type Crumb,
  faqPage,
  itemList,
  type ListContent,
  type PageKind,
  type PersonContent,
  type ProductContent,
  person,
  product,
  type ServiceContent,
  service,
  type TownContent,
  town,
  type WeeklyEventContent,
  webPage,
  weeklyEvent,
} from './pageNodes.ts'

/** The contents of a page as structured data: only things that the page shows. */
export type PageContent = {
  kind?: PageKind
  title: string
  description: string
  /** Path of its canonical address. */
  canonical: string
  /** The pages between the home page and this one. */
  parents?: readonly Crumb[]
  /** The API's JSON-LD of the vehicle that the page is about. */
  vehicle?: string
  list?: ListContent
  products?: { name: string; models: readonly ProductContent[] }
  service?: ServiceContent
  /** The town that the page is about, where the service is done. */
  town?: TownContent
  locations?: readonly DealerNodes_LocationFragment[]
  /** Whether the mean of the reviews is shown. */
  rating?: boolean
  reviews?: readonly ReviewContent[]
  /** Whether the page states how long the dealer takes things back. */
  returns?: boolean
  people?: readonly PersonContent[]
  faqs?: readonly Faq[]
  event?: WeeklyEventContent
}

/** The one graph of a page: the dealer, the site, the page and its contents, linked by `@id`. */
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
  const url = site + page.canonical
  const breadcrumb = page.canonical === '/' ? undefined : `${url}#breadcrumb`
  const others = page.locations?.filter(({ id }) => id !== DEALER.mainLocationId) ?? []
  const content = contentNodes(site, url, page)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      autoDealer(site, {
        opening: opening(DEALER.mainLocationId, week),
        departments: others.map(({ id }) => id),
        rating: page.rating,
        reviews: page.reviews,
        returns: page.returns ? url : undefined,
      }),
      ...others.map((other) => location(site, other, opening(other.id, weekHours(other.hours)))),
      webSite(site),
      webPage(site, { kind: 'WebPage', ...page, url, breadcrumb, mainEntity: content[0]?.id }),
      ...(breadcrumb ? [breadcrumbList(site, breadcrumb, crumbsTo(page))] : []),
      ...content.map(({ node }) => node),
      ...(page.people ?? []).map((somebody) => person(site, somebody)),
      ...(page.event ? [weeklyEvent(site, page.event)] : []),
    ],
  }
}

const crumbsTo = ({ parents = [], title, canonical }: PageContent) => [...parents, { name: title, path: canonical }]

/** The possible subjects of a page, the most important first. */
const contentNodes = (site: string, url: string, page: PageContent) => {
  const ids = { list: `${url}#list`, service: `${url}#service`, town: `${url}#town`, faq: `${url}#faq` }
  const nodes: { id: string; node: Thing }[] = []
  if (page.vehicle) nodes.push(vehicleNode(page.vehicle))
  if (page.service) {
    const areaServed = page.town && ids.town
    nodes.push({ id: ids.service, node: service(site, { id: ids.service, areaServed }, page.service) })
  }
  if (page.products) nodes.push({ id: ids.list, node: itemList(site, ids.list, modelList(site, page.products)) })
  if (page.list) nodes.push({ id: ids.list, node: itemList(site, ids.list, page.list) })
  if (page.town) nodes.push({ id: ids.town, node: town(ids.town, page.town) })
  if (page.faqs) nodes.push({ id: ids.faq, node: faqPage(ids.faq, page.faqs) })
  return nodes
}

/** The API's node of the vehicle without its context, which the graph has already. */
const vehicleNode = (json: string) => {
  const { '@context': _context, ...node } = JSON.parse(json)
  return { id: node['@id'] as string, node: node as Thing }
}

const modelList = (site: string, { name, models }: NonNullable<PageContent['products']>): ListContent => ({
  name,
  items: models.map((model) => ({ name: model.name, thing: product(site, model) })),
})
