import { HtmlValidate } from 'html-validate'
import { richResultErrors } from '#graph/testing/rich-results.ts'
import { expect, test } from './fixtures.ts'
import { EXAMPLES } from './pages.ts'
import {
  type GraphNode,
  readServedPage,
  type ServedPage,
  siteAddresses,
  typesOf,
  visibleText,
  withReferences,
} from './servedPage.ts'

const ONCE = ['description', 'keywords', 'robots', 'viewport', 'theme-color']
const SOCIAL = [
  ...['og:url', 'og:type', 'og:locale', 'og:site_name', 'og:title', 'og:description', 'og:image', 'og:image:type'],
  ...['og:image:width', 'og:image:height', 'og:image:alt', 'twitter:card'],
]

/** Properties of a type that search engines require or recommend and that this site can state truthfully. */
const PROPERTIES: Record<string, string[]> = {
  AutoDealer: ['@id', 'name', 'url', 'image', 'telephone', 'address'],
  OnlineStore: ['@id', 'name', 'url', 'telephone'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  WebPage: ['@id', 'name', 'url', 'description'],
  CollectionPage: ['@id', 'name', 'url', 'description', 'mainEntity'],
  AboutPage: ['@id', 'name', 'url', 'description'],
  ContactPage: ['@id', 'name', 'url', 'description'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ItemList: ['@id', 'name', 'numberOfItems', 'itemListElement'],
  Car: ['@id', 'name', 'url', 'description', 'brand', 'model', 'offers', 'itemCondition'],
  Product: ['name', 'url', 'description', 'brand', 'offers'],
  Service: ['@id', 'name', 'description', 'provider', 'hasOfferCatalog'],
  City: ['@id', 'name', 'geo'],
  AdministrativeArea: ['@id', 'name', 'geo'],
  FAQPage: ['@id', 'mainEntity'],
  Person: ['name', 'jobTitle', 'worksFor'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer', 'description', 'image'],
}

/** Properties that the rich-result rules ask for and these pages lack: a picture of a cart that has none of its own, a flat price. */
const EXPLAINED: [RegExp, RegExp][] = [
  [/^\/services$/, /"price" is missing$/],
  [/^\/vehicle\/.+(-20\d\d|-demo|-custom-shuttle)$/, /"image" is missing$/],
]

const isExplained = (path: string, error: string) => EXPLAINED.some(([on, what]) => on.test(path) && what.test(error))

const missingProperties = (nodes: GraphNode[]) =>
  nodes.flatMap((node) =>
    typesOf(node).flatMap((type) => {
      const properties = PROPERTIES[type]
      if (!properties) return [`${type} is of no known type`]
      return properties.filter((property) => node[property] === undefined).map((property) => `${type}.${property}`)
    }),
  )

/** All `@id`s that a graph refers to without holding them. */
const danglingReferences = (nodes: GraphNode[]) => {
  const held = new Set(nodes.map((node) => node['@id']))
  const found: string[] = []
  JSON.stringify(nodes, (_key, value) => {
    if (value?.['@id'] && Object.keys(value).length === 1 && !held.has(value['@id'])) found.push(value['@id'])
    return value
  })
  return found
}

const headProblems = ({ titles, meta, canonicals }: ServedPage, address: string) => {
  const [title = ''] = titles
  const [description = ''] = meta.description ?? []
  return [
    titles.length !== 1 && `${titles.length} titles`,
    // A vehicle's title has a form of its own, however long: name, price, dealer.
    title.length > 60 && !address.includes('/vehicle/') && `title of ${title.length} characters`,
    (description.length < 70 || description.length > 160) && `description of ${description.length} characters`,
    ...[...ONCE, ...SOCIAL].map((name) => meta[name]?.length !== 1 && `${name} ${meta[name]?.length ?? 0} times`),
    canonicals.join() !== address && `canonical ${canonicals}`,
    meta['og:url']?.[0] !== address && `og:url ${meta['og:url']}`,
    meta.robots?.[0]?.includes('noindex') && 'noindex',
  ].filter(Boolean)
}

test('every page says its head and its graph in what the server sends', async ({ baseURL }) => {
  test.slow()
  const titles = new Map<string, string>()
  const images = new Set<string>()
  const problems: Record<string, unknown[]> = {}
  for (const path of await siteAddresses(baseURL!)) {
    const response = await fetch(baseURL + path)
    const text = await response.text()
    const page = readServedPage(text)
    const { nodes, blocks } = page
    const title = page.titles[0]!
    const found = [
      response.status !== 200 && response.status,
      ...headProblems(page, baseURL + path),
      titles.has(title) && `title of ${titles.get(title)}`,
      blocks.length !== 1 && `${blocks.length} blocks`,
      /<\/?script/.test(blocks.join()) && 'a raw script tag in a block',
      nodes.filter(({ '@type': type }) => /Page$/.test(String(type)) && type !== 'FAQPage').length !== 1 &&
        'not one page',
      ...missingProperties(nodes),
      ...danglingReferences(nodes),
      ...(await richResultErrors(withReferences(nodes))).filter((error) => !isExplained(path, error)),
    ].filter(Boolean)
    if (found.length > 0) problems[path] = found
    titles.set(title, path)
    images.add(page.meta['og:image']![0]!)
  }
  expect(problems).toEqual({})
  expect(titles.size).toBeGreaterThan(120)

  const [brand, vehicle] = ['/social/brand/', '/social/vehicle/'].map((kind) =>
    [...images].find((image) => image.includes(kind)),
  )
  for (const image of [`${baseURL}/media/og-default.jpg`, brand!, vehicle!]) {
    const response = await fetch(image)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await response.arrayBuffer())
    // The frame header of a JPEG holds height and width.
    const frame = bytes.findIndex((byte, at) => byte === 0xff && (bytes[at + 1] === 0xc0 || bytes[at + 1] === 0xc2))
    expect([bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)]).toEqual([1200, 630])
  }
})

test('the HTML of every kind of page conforms to the standard', async ({ baseURL }) => {
  const html = new HtmlValidate({ extends: ['html-validate:standard'] })
  const found: string[] = []
  for (const { path } of EXAMPLES) {
    const { results } = await html.validateString(await (await fetch(baseURL + path)).text())
    for (const { messages } of results) {
      found.push(...messages.map(({ message, selector }) => `${path}: ${message} ${selector}`))
    }
  }
  expect(found).toEqual([])
})

test('a vehicle says in its page what the API serves to partners', async ({ request }) => {
  const query = '{ vehicle(id: "nomad-xl") { structuredData } }'
  const { data } = await (await request.post('/graphql', { data: { query } })).json()
  const { '@context': context, ...car } = JSON.parse(data.vehicle.structuredData)
  const { nodes } = readServedPage(await (await request.get('/vehicles/nomad-xl')).text())
  expect(context).toBe('https://schema.org')
  expect(nodes.find((node) => typesOf(node).includes('Car'))).toEqual(car)
  expect(nodes.find((node) => typesOf(node).includes('WebPage'))!.mainEntity).toEqual({ '@id': car['@id'] })
})

test('the page shows every claim of its structured data', async ({ baseURL }) => {
  for (const path of ['/', '/about', '/contact', '/vehicle/denago-nomad-xl', '/rentals', '/showroom']) {
    const html = await (await fetch(baseURL + path)).text()
    const { nodes } = readServedPage(html)
    const text = visibleText(html)
    const claims: string[] = []
    JSON.stringify(nodes, (key, value) => {
      if (key === 'ratingValue' && value === 4.8) claims.push('4.8 out of 5 from 127')
      if (['headline', 'reviewBody', 'jobTitle'].includes(key)) claims.push(value)
      if (key === 'acceptedAnswer') claims.push(value.text)
      if (key === 'merchantReturnDays') claims.push(`${value}-day returns`)
      if (key === 'streetAddress') claims.push(value)
      if (key === 'geoRadius') claims.push('within 31 miles of Mountain Top')
      return value
    })
    expect(claims.filter((claim) => !text.includes(claim))).toEqual([])
    expect(text.includes('4.8 out of 5')).toBe(claims.includes('4.8 out of 5 from 127'))
  }
})
