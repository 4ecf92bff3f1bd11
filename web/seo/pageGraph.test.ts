import { WEEK } from '#graph/testing/week.ts'
import { type PageContent, pageGraph } from './pageGraph.ts'

const SITE = 'https://carts.example'
const SITE_DATA = { url: SITE, renderedAt: 0, clockOffset: 0, specialDays: [], notice: null, week: WEEK, showrooms: [] }
const ABOUT: PageContent = { title: 'About Us', description: 'Who we are.', canonical: '/about' }

type Node = { '@type': string | string[]; '@id'?: string; [property: string]: unknown }

const nodesOf = (page: PageContent) => JSON.parse(JSON.stringify(pageGraph(SITE_DATA, page)['@graph'])) as Node[]
const find = (page: PageContent, type: string) => nodesOf(page).find((node) => [node['@type']].flat().includes(type))

it('leads from home over the parents to the page', () => {
  const page = { ...ABOUT, parents: [{ name: 'Rentals', path: '/rentals' }] }
  const names = (find(page, 'BreadcrumbList')!.itemListElement as Node[]).map(({ name, item }) => [name, item])
  expect(names).toEqual([
    ['Home', `${SITE}/`],
    ['Rentals', `${SITE}/rentals`],
    ['About Us', `${SITE}/about`],
  ])
})

const offersOf = (offer: object) => {
  const service = {
    name: 'Rentals',
    description: '',
    catalog: '',
    offers: [{ name: 'Plan', description: 'A plan.', ...offer }],
  }
  return find({ ...ABOUT, service }, 'Service')!.hasOfferCatalog
}
const plan = { '@type': 'Service', name: 'Plan', description: 'A plan.' }

it.each([
  [
    'a price with what it is for',
    { price: 685, days: 3 },
    { price: 685, eligibleDuration: { value: 3, unitCode: 'DAY' } },
  ],
  ['an hourly price as the least', { hourlyFrom: 155 }, { priceSpecification: { minPrice: 155, unitCode: 'HUR' } }],
  ['no offer without a price', {}, plan],
])('says of a service %s', (_what, offer, item) => {
  expect(offersOf(offer)).toMatchObject({ itemListElement: [item] })
})

it('says of an event when it is next, that it comes back, and where', () => {
  const event = {
    ...{ name: 'Test drives', description: 'Every Saturday.', next: '2026-05-09', dayOfWeek: 'Saturday' as const },
    ...{ opens: '10:00', closes: '15:00', locationIds: ['scranton'] },
  }
  expect(find({ ...ABOUT, event }, 'Event')).toMatchObject({
    startDate: '2026-05-09',
    eventSchedule: { repeatFrequency: 'P1W', byDay: 'https://schema.org/Saturday', startTime: '10:00' },
    location: [{ '@id': `${SITE}/showroom#scranton` }],
  })
})

it('ties a service to the town where it is done', () => {
  const page: PageContent = {
    ...ABOUT,
    town: { name: 'Hazleton', isCity: true, coordinates: { latitude: 40.95, longitude: -75.97 } },
    service: { name: 'Rentals', description: 'Carts for rent.', catalog: 'Plans', offers: [] },
  }
  expect(find(page, 'Service')!.areaServed).toEqual({ '@id': find(page, 'City')!['@id'] })
})
