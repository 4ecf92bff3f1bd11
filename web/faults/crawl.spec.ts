import { readdir } from 'node:fs/promises'
import { HtmlValidate } from 'html-validate'
import { DEALER } from '#graph/dealer/dealer.ts'
import { FREE_DELIVERY } from '#graph/dealer/figures.ts'
import { zeroPercentText } from '#graph/dealer/financing.ts'
import { PROMOTIONS } from '#graph/seed/promotions.ts'
import { richResultErrors } from '#graph/testing/rich-results.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { EXAMPLES } from '#web/e2e/pages.ts'
import {
  type GraphNode,
  readServedPage,
  type ServedPage,
  siteAddresses,
  spacedText,
  typesOf,
  withReferences,
} from '#web/e2e/servedPage.ts'

const LINK = /<a [^>]*href="([^"#]+)/g
const PICTURE = /(?:src|href|content)="(\/(?:media|social|fonts|assets)[^"]+)"/g

type Rule = {
  fact: string
  /** Pages where the rule holds; by default all of them. */
  on?: RegExp
  /** Words that mention the fact. */
  mention: RegExp
  /** What the page says then, anywhere; undefined where no page may mention it so. */
  says?: RegExp | string
}

const RULES: Rule[] = [
  { fact: 'which rental prices these are', on: /^\/rentals\/./, mention: /./, says: 'Town prices' },
  {
    fact: 'which rental prices these are',
    on: /^\/(rentals|policies\/rental-policy)$/,
    mention: /./,
    says: /showroom prices/i,
  },
  {
    fact: 'where the other rental prices are',
    on: /^\/(rentals\/.|policies\/rental-policy$)/,
    mention: /./,
    says: /See showroom prices|your town's rental page/,
  },
  { fact: 'which line is for what', on: /^\/contact$/, mention: /./, says: DEALER.lines.main.use },
  { fact: 'which line is toll-free', on: /^\/(contact|showroom)$/, mention: /\(800\)/, says: /toll-free/i },
  {
    fact: 'which carts have 0% financing', // An estimate says it of its own cart.
    mention: /0% (financing|APR for)\b(?! up to \d+ months, on approved credit)/,
    says: zeroPercentText(PROMOTIONS[0]!),
  },
  { fact: 'where delivery is free', on: /^\/$/, mention: /\$5,000/, says: FREE_DELIVERY },
  {
    fact: 'the purchase for free delivery',
    mention: /(?<!purchases? of |cart for |County on carts )\$5,000(?![\d,])/,
  },
  { fact: 'which municipalities are 23', mention: /\b23 municipalities/, says: /service (route|truck)/ },
  {
    fact: 'which municipalities are 24',
    mention: /\b24 Luzerne/,
    says: 'happy customers in 24 Luzerne municipalities',
  },
  { fact: 'which names are 38', mention: /\b38 (towns|municipalities)/, says: '38 towns and villages' },
  { fact: 'which door is for emergencies on Sundays', mention: /Sun Emergency only/, says: 'Service bay hours' },
  { fact: 'which door opens on Sundays', mention: /Sun By appointment/, says: 'Access hours' },
  { fact: 'where carts are', mention: /on the lot in|Where the carts are/ },
  { fact: 'what a price of the lineup is', on: /^\/(denago|evolution)$/, mention: /./, says: 'factory-ordered carts' },
  { fact: 'what a list price is', on: /^\/vehicle\//, mention: /List price (?!as equipped)/ },
  {
    fact: 'whose price it is',
    on: /^\/(denago|evolution)$/,
    mention:
      /(?<!Starting at |starting at |In stock at [\w ]{3,40}: )\$\d[\d,]*(?![\d,]| (factory order|starting price))/,
  },
  {
    fact: 'what another page says',
    mention: /\b(another|other) (page|list|one)s? (print|say)|(page|policy) prints? an/i,
  },
]

const broken = (path: string, text: string) =>
  RULES.filter(({ on, mention, says }) => {
    if (on && !on.test(path)) return false
    if (!mention.test(text)) return false
    return says === undefined || !(typeof says === 'string' ? text.includes(says) : says.test(text))
  }).map(({ fact, mention }) => `${path}, ${fact}: ${mention.exec(text)![0]}`)

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

/** What is wrong with the head and the structured data of a page, each title of which is noted. */
const pageProblems = async (page: ServedPage, path: string, origin: string, titles: Map<string, string>) => {
  const { nodes, blocks } = page
  const title = page.titles[0]!
  const found = [
    ...headProblems(page, origin + path),
    titles.has(title) && `title of ${titles.get(title)}`,
    blocks.length !== 1 && `${blocks.length} blocks`,
    /<\/?script/.test(blocks.join()) && 'a raw script tag in a block',
    nodes.filter(({ '@type': type }) => /Page$/.test(String(type)) && type !== 'FAQPage').length !== 1 &&
      'not one page',
    ...missingProperties(nodes),
    ...danglingReferences(nodes),
    ...(await richResultErrors(withReferences(nodes))).filter((error) => !isExplained(path, error)),
  ].filter(Boolean)
  titles.set(title, path)
  return found.map((problem) => `${path}: ${problem}`)
}

test('every link and picture that can be reached is there, pages agree about every fact, and say their head and graph', async ({
  request,
  baseURL,
}) => {
  // Each request has a limit of its own; how many there are is the site's affair.
  test.setTimeout(0)
  const seen = new Set(['/'])
  const missing: string[] = []
  const contrary: string[] = []
  const problems: string[] = []
  const titles = new Map<string, string>()
  const images = new Set<string>()
  const visit = async (path: string) => {
    const response = await request.get(path, { headers: { accept: 'text/html,*/*;q=0.8' } })
    if (!response.ok()) missing.push(`${response.status()} ${path}`)
    if (!response.headers()['content-type']?.startsWith('text/html')) return
    const html = await response.text()
    // Pages that search engines list, at their own addresses.
    if (html.includes(`rel="canonical" href="${baseURL}${path}"`)) {
      contrary.push(...broken(path, spacedText(html)))
      const page = readServedPage(html)
      problems.push(...(await pageProblems(page, path, baseURL!, titles)))
      images.add(page.meta['og:image']![0]!)
    }
    for (const [, address] of [...html.matchAll(LINK), ...html.matchAll(PICTURE)]) {
      const url = new URL(address!.replaceAll('&amp;', '&'), baseURL)
      if (url.origin === baseURL) seen.add(url.pathname + url.search)
    }
  }
  for (const path of seen) await visit(path)
  // Towns, their rentals, vehicles and policies are all linked from somewhere.
  expect(seen.size).toBeGreaterThan(150)
  for (const path of await siteAddresses(baseURL!)) if (!seen.has(path)) await visit(path)
  expect(missing).toEqual([])
  expect(contrary).toEqual([])
  expect(problems).toEqual([])
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

test('visitors get no source map of the scripts, which the build keeps apart', async ({ request }) => {
  const scripts = await readdir('dist/client/assets')
  const maps = await readdir('dist/maps')
  expect(maps.map((map) => map.slice(0, -'.map'.length)).filter((name) => !scripts.includes(name))).toEqual([])
  expect(maps).not.toEqual([])
  for (const map of maps) expect((await request.get(`/assets/${map}`)).status()).toBe(404)
  const [script] = maps.map((map) => `/assets/${map.slice(0, -'.map'.length)}`)
  expect(await (await request.get(script!)).text()).not.toContain('sourceMappingURL')
})
