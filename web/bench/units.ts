import { randomUUID } from 'node:crypto'

/** One request, as fetch takes it. */
export interface UnitRequest extends RequestInit {
  path: string
}

/** The contents of the measured site. */
export interface Stock {
  vehicles: string[]
  /** Names of imported pictures. */
  pictures: string[]
}

/** Work that a stranger can cause, at its dearest. */
export interface Unit {
  unit: string
  /** The bound that holds before the work begins. */
  bound: string
  /** The answer beyond that bound. */
  beyond: string
  /** The routes, by their patterns, and the fields of the API that the unit stands for. */
  covers: string[]
  /** Another request for each number, so that no answer comes from the cache; `turn` counts those of the unit. */
  request: (number: number, turn: number, stock: Stock) => UnitRequest
  /** The status of the answer; 200 by default. */
  status?: number
}

const BUDGET = '429 and `Retry-After` once the points of the minute are used up'
const QUEUE = `${BUDGET}; 503 when 300 requests wait already, or after five seconds`

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ')

const json = (path: string, body: unknown, method = 'POST'): UnitRequest => ({
  path,
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const visit = (path: string) => (number: number) => ({ path: `${path}?visit=${number}` })

const page = (name: string, path: string, status?: number): Unit => ({
  unit: `page: ${name}`,
  bound: 'forty answers are computed at once',
  beyond: QUEUE,
  covers: ['/*'],
  request: (number) => ({ path: path.includes('*') ? path.replace('*', String(number)) : `${path}?visit=${number}` }),
  status,
})

const words = (number: number) => ({
  firstName: 'Ada',
  lastName: 'Novak',
  email: `visitor-${number}@example.com`,
  phone: '(570) 555-0142',
  message: 'Is the red one still there? I would like to see it.',
})
const WRONG = { email: 'none' }
const longest = (number: number) => ({ ...words(number), message: 'word '.repeat(990) })
const COMPARED = ['nomad', 'rover-xl', 'ev-city', 'd5-ranger-4-plus']
/** All that can go along with an inquiry, as the API and as the form have it. */
const CONTEXT = {
  vehicleId: 'nomad-xl',
  context: {
    compared: COMPARED,
    estimate: { downPayment: 1000, months: 120, ratePercent: 30 },
    rental: { cart: 'SIX_SEATER', days: 30, priceList: 'TOWN', town: 'dallas', deliveryMiles: 500 },
  },
}
const CONTEXT_FIELDS = {
  ...{ vehicleId: 'nomad-xl', down: '1000', months: '120', rate: '30', compare: String(COMPARED) },
  ...{ cart: 'SIX_SEATER', days: '30', town: 'dallas', miles: '500' },
}

const TRIES = 'ten tries in ten minutes for an address, 64 KB'
const TOO_MANY_TRIES = '429 with `Retry-After`; the form comes back with the words'

const inquiry = (unit: string, path: string, status: number, request: Unit['request']): Unit => ({
  unit,
  bound: TRIES,
  beyond: TOO_MANY_TRIES,
  covers: [path],
  request,
  status,
})

const form = (path: string, fields: Record<string, string>): UnitRequest => ({
  path,
  method: 'POST',
  body: new URLSearchParams(fields),
})

const FIELDS =
  'id aliases name brand category price description images { path alt width height url(width: 640) } externalUrl features ' +
  'inStock isNew createdAt updatedAt specifications { topSpeed range seatingCapacity topSpeedMph rangeMiles { min max } ' +
  'chargingHours { min max } payloadPounds } condition availability mainImage { url(width: 640) } url'

const INTROSPECTION = `query I { __schema { queryType { name } types { ...T } directives { name description args { ...V } } } }
  fragment T on __Type { kind name description fields(includeDeprecated: true) { name description args { ...V } type { ...R } }
    inputFields { ...V } enumValues(includeDeprecated: true) { name description } possibleTypes { ...R } }
  fragment V on __InputValue { name description type { ...R } defaultValue }
  fragment R on __Type { kind name ofType { kind name ofType { kind name ofType { kind name } } } }`

const AN_OPERATION = '20,000 points, 50 aliases, 12 levels, 2,000 tokens, 16,000 characters'

type Operation = { variables?: (number: number) => object; status?: number; beyond?: string }

const query = (
  unit: string,
  covers: string[],
  document: (number: number) => string,
  { variables, status, beyond = `an error that names the bound; ${BUDGET}` }: Operation = {},
): Unit => ({
  unit: `GraphQL: ${unit}`,
  bound: AN_OPERATION,
  beyond,
  covers: ['/graphql', ...covers],
  request: (number) => json('/graphql', { query: document(number), variables: variables?.(number) }),
  status,
})

const free = (unit: string, covers: string[], request: Unit['request'], status?: number): Unit => ({
  unit,
  bound: 'the connections of an address',
  beyond: 'the connection is closed',
  covers,
  request,
  status,
})

const metered = (unit: string, covers: string[], request: Unit['request'], status?: number): Unit => ({
  unit,
  bound: 'forty answers are computed at once',
  beyond: QUEUE,
  covers,
  request,
  status,
})

const message = (unit: string, content: (number: number) => object): Unit => ({
  unit: `MCP: ${unit}`,
  bound: '64 KB, one message; the bounds of a GraphQL operation',
  beyond: `400 and 413; an answer that names the bound; ${BUDGET}`,
  covers: ['/mcp'],
  request(number) {
    const request = json('/mcp', { jsonrpc: '2.0', id: number, ...content(number) })
    return { ...request, headers: { ...request.headers, accept: 'application/json, text/event-stream' } }
  },
})

const drawn = (unit: string, covers: string[], request: Unit['request']): Unit => ({
  unit,
  bound: 'one at a time, forty wait',
  beyond: `${BUDGET}; 503 when forty wait already`,
  covers,
  request,
})

const CARD = '/social/:kind/:name(^.+).jpg'
const PICTURE = '/media/uploads/:name(^[\\da-f]{32}).webp'
const WIDTH = ':width(^(?:480|800|1200|1600)$)'
const COPY = `/media/${WIDTH}/uploads/:name(^[\\da-f]{32}).:format(^(?:avif|webp)$)`

/** Every kind of work that a stranger can cause. */
export const UNITS: Unit[] = [
  page('home', '/'),
  page('inventory', '/inventory'),
  page('vehicle', '/vehicle/denago-nomad-xl'),
  page('window card', '/vehicle/denago-nomad-xl/card'),
  page('town', '/dallas-golf-carts'),
  page('town rentals', '/rentals/dallas'),
  page('rentals', '/rentals'),
  page('about', '/about'),
  page('showroom', '/showroom'),
  page(
    'contact',
    `/contact?vehicle=nomad-xl&down=1000&months=120&rate=30&compare=${COMPARED}&cart=SIX_SEATER&days=30&town=dallas&miles=500&visit=*`,
  ),
  page('policy', '/policies/rental-policy'),
  page('developers', '/developers'),
  page('schema reference', '/developers/schema'),
  page('nothing there', '/nothing-*', 404),
  page('no such vehicle', '/vehicle/none-*', 404),
  { ...page('another spelling of a vehicle', '/vehicle/A*', 301), unit: 'redirect: a vehicle in capitals' },
  { ...page('a slash at the end', '/about/', 301), unit: 'redirect: a slash at the end' },
  inquiry('contact form: wrong words', '/contact', 400, (n) =>
    form('/contact', { ...longest(n), ...CONTEXT_FIELDS, ...WRONG }),
  ),
  inquiry('contact form: an inquiry', '/contact', 303, (n) => form('/contact', { ...longest(n), ...CONTEXT_FIELDS })),
  inquiry('REST: wrong words', '/api/contact', 400, (n) => json('/api/contact', { ...longest(n), ...WRONG })),
  inquiry('REST: an inquiry', '/api/contact', 201, (n) => json('/api/contact', { ...longest(n), ...CONTEXT })),
  query(
    'an inquiry',
    ['Mutation.submitContact'],
    () => 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { userErrors { field } } }',
    {
      variables: (number) => ({ input: { ...longest(number), ...CONTEXT, idempotencyKey: randomUUID() } }),
      beyond: TOO_MANY_TRIES,
    },
  ),
  query(
    'a dry run of an inquiry',
    ['Mutation.submitContact'],
    () => 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { userErrors { field } } }',
    { variables: (number) => ({ input: { ...longest(number), ...CONTEXT, ...WRONG, dryRun: true } }) },
  ),
  metered('REST: all vehicles, kept', ['/api/vehicles'], visit('/api/vehicles')),
  metered('REST: a vehicle', ['/api/vehicles/:id'], visit('/api/vehicles/denago-nomad-xl')),
  metered('REST: no such vehicle', ['/api/vehicles/:id'], (number) => ({ path: `/api/vehicles/none-${number}` }), 404),
  metered(
    'REST: nothing there',
    ['/api/*', '/feeds/*', '/graphql/*'],
    (number) => ({ path: `/api/none-${number}` }),
    404,
  ),
  metered('REST: another method', ['/api/vehicles'], () => ({ path: '/api/vehicles', method: 'PUT' }), 405),
  metered('feed: JSON, kept', ['/feeds/vehicles.json'], visit('/feeds/vehicles.json')),
  metered('feed: CSV, kept', ['/feeds/vehicles.csv'], visit('/feeds/vehicles.csv')),
  metered('feed: XML, kept', ['/feeds/vehicles.xml'], visit('/feeds/vehicles.xml')),
  metered('sitemap, kept', ['/sitemap.xml', '/sitemap-:number(^[1-9]\\d{0,5}).xml'], visit('/sitemap.xml')),
  message('the list of tools', () => ({ method: 'tools/list' })),
  message('a search for 250 vehicles', (number) => ({
    method: 'tools/call',
    params: { name: 'search_vehicles', arguments: { first: 250, filter: { search: `e${number}` } } },
  })),
  message('750 wrong arguments', (number) => {
    const wrong = Array.from({ length: 250 }, () => ({ number }))
    const filter = { brand: wrong, category: wrong, seats: wrong }
    return { method: 'tools/call', params: { name: 'search_vehicles', arguments: { filter } } }
  }),
  free('a text in memory', ['/robots.txt', '/site.webmanifest', '/.well-known/security.txt'], visit('/robots.txt')),
  metered('schema as text', ['/schema.graphql'], visit('/schema.graphql')),
  metered('REST contract as text', ['/openapi.json'], visit('/openapi.json')),
  metered('changelog as Atom', ['/developers/changelog.atom'], visit('/developers/changelog.atom')),
  metered('text for language models', ['/llms.txt'], visit('/llms.txt')),
  metered('page of the Sandbox, kept', ['/graphql'], () => ({
    path: '/graphql',
    headers: { accept: 'text/html' },
  })),
  free('file of the build', ['/assets', `/media/${WIDTH}/*`], visit('/favicon.svg')),
  drawn('card for social networks: drawn', [CARD], (_number, turn, { vehicles }) => ({
    path: `/social/vehicle/${vehicles[turn]}.jpg`,
  })),
  metered('card for social networks: on disk', [CARD], (number, _turn, { vehicles }) => ({
    path: `/social/vehicle/${vehicles[0]}.jpg?visit=${number}`,
  })),
  metered('QR code of a vehicle', ['/vehicle/:id/qr.svg'], visit('/vehicle/denago-nomad-xl/qr.svg')),
  drawn('copy of an imported picture: drawn', [COPY], (_number, turn, { pictures }) => ({
    path: `/media/${[480, 1600][turn % 2]}/uploads/${pictures[(turn >> 1) % pictures.length]}.avif`,
  })),
  metered('copy of an imported picture: on disk', [COPY, PICTURE], (number, _turn, { pictures }) => ({
    path: `/media/480/uploads/${pictures[0]}.avif?visit=${number}`,
  })),
  free('/healthz', ['/healthz'], () => ({ path: '/healthz' })),
  free('/readyz', ['/readyz'], () => ({ path: '/readyz' })),
  free('/metrics, refused', ['/metrics'], () => ({ path: '/metrics', headers: { forwarded: 'for=192.0.2.1' } }), 404),
  free(
    'preflight',
    ['/graphql', '/mcp', '/api', '/feeds'],
    () => ({
      path: '/graphql',
      method: 'OPTIONS',
      headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
    }),
    204,
  ),

  query('the least', [], (number) => `{ a${number}: __typename }`),
  query('introspection', [], (number) => `${INTROSPECTION} #${number}`),
  query(
    'every type, 45 times',
    [],
    (number) => `{ ${times(45, (i) => `a${i}_${number}: __schema { types { fields { name description } } }`)} }`,
  ),
  query(
    'a document of 2,000 tokens',
    [],
    (number) => `query A${number} { vehicles(first: 1) { nodes { ${times(1900, () => 'id')} } } }`,
  ),
  query(
    'a document with errors',
    [],
    (number) =>
      `query A${number} { vehicles(filter: { brand: [${times(1700, () => '""')}] }) { nodes { ${times(109, (i) => `z${i}`)} } } }`,
  ),
  query('a document that cannot be parsed', [], (number) => `{ a${number} #${'x'.repeat(15_000)}\n ]`),
  query('a document that is too long', [], (number) => `{ a${number} #${'x'.repeat(60_000)}\n }`, { status: 400 }),
  query(
    'a variable with a list of 9,000',
    [],
    (number) =>
      `query A${number}($f: VehicleFilter) { ${times(40, (i) => `a${i}: vehicles(filter: $f) { totalCount }`)} }`,
    { variables: () => ({ f: { brand: Array.from({ length: 9000 }, (_, index) => String(index)) } }), status: 400 },
  ),
  query(
    'the longest filter, 40 times',
    ['Query.vehicles'],
    (number) =>
      `query A($f: VehicleFilter) { ${times(40, (i) => `a${i}: vehicles(first: 1, filter: $f) { totalCount }`)} } #${number}`,
    {
      variables(number) {
        const list = Array.from({ length: 50 }, (_, index) => `${number} ${index} ${'x'.repeat(80)}`)
        return { f: { brand: list, category: list, search: `${number} ${'e'.repeat(180)}` } }
      },
    },
  ),
  query(
    'searches with facets, 45 times',
    ['Query.vehicles'],
    (number) =>
      `{ ${times(45, (i) => `a${i}: vehicles(first: 1, filter: { search: "e${number} ${i}" }) { totalCount facets { brands { value count } } }`)} }`,
  ),
  query(
    'counts, 50 times',
    ['Query.vehicles'],
    (number) =>
      `{ ${times(50, (i) => `a${i}: vehicles(first: 1, filter: { minPrice: ${number % 100_000}.${i} }) { totalCount }`)} }`,
  ),
  query(
    'lists, 50 times',
    ['Query.vehicles'],
    (number) =>
      `{ ${times(50, (i) => `a${i}: vehicles(first: 1, filter: { minPrice: ${number % 100_000}.${i} }) { nodes { id } }`)} }`,
  ),
  query('both ends of a page, 49 times', ['Query.vehicles'], (number) => {
    const after = Buffer.from('["FEATURED",1,"a"]').toString('base64url')
    const field = (index: number) =>
      `a${index}: vehicles(first: 1, after: "${after}", filter: { minPrice: ${number % 100}.${index} })`
    return `{ ${times(49, (i) => `${field(i)} { pageInfo { hasNextPage hasPreviousPage } }`)} }`
  }),
  query(
    '250 vehicles by id or alias, 30 times',
    ['Query.vehicles'],
    (n) =>
      `query A${n}($ids: [ID!]) { ${times(30, (i) => `a${i}: vehicles(first: 1, ids: $ids, filter: { minPrice: ${n % 100}.${i} }) { nodes { id } }`)} }`,
    { variables: (n) => ({ ids: Array.from({ length: 250 }, (_, index) => `none-${n}-${index}`) }) },
  ),
  query(
    'pages by offset, 9 times',
    ['Query.vehicles'],
    (n) =>
      `query A${n} { ${times(9, (i) => `a${i}: vehicles(first: 1, inStockFirst: true, sort: NAME_ASC, offset: ${500_000 + i}, filter: { minPrice: ${n % 100}.${i} }) { pageInfo { hasPreviousPage } }`)} }`,
  ),
  query(
    'price bands, 49 times',
    ['Query.vehicles', 'VehicleFacets.priceBands'],
    (n) =>
      `query A${n} { vehicles(first: 1) { facets { ${times(49, (i) => `a${i}: priceBands(bounds: [${n % 100}.${i}, 9000]) { count }`)} } } }`,
  ),
  query(
    'relaxations and spellings, 45 times',
    ['Query.vehicles'],
    (n) =>
      `query A${n} { ${times(45, (i) => `a${i}: vehicles(first: 1, filter: { search: "denogo ${n} ${i}", brand: ["denago"], maxPrice: 9000, seats: [4], inStock: true, minRangeMiles: 30 }) { spellings relaxations { count } }`)} }`,
  ),
  query('24 vehicles, whole', ['VehicleImage.url'], (n) => `query A${n} { vehicles { nodes { ${FIELDS} } } }`),
  query(
    '250 vehicles, whole',
    ['VehicleImage.url'],
    (n) => `query A${n} { vehicles(first: 250) { nodes { ${FIELDS} } } }`,
  ),
  query(
    'pages of 250 without their rows, 49 times',
    ['Query.vehicles'],
    (n) =>
      `query A${n} { ${times(49, (i) => `a${i}: vehicles(first: 250, filter: { minPrice: ${n + i / 100} }) { pageInfo { hasNextPage } }`)} }`,
  ),
  query('250 vehicles, ids', [], (n) => `query A${n} { vehicles(first: 250) { nodes { id } } }`),
  query('structured data', [], (n) => `query A${n} { vehicles { nodes { structuredData } } }`),
  query(
    'similar ones of 24',
    ['Vehicle.similar'],
    (n) => `query A${n} { vehicles { nodes { similar(limit: 10) { ${FIELDS} } } } }`,
  ),
  query(
    'vehicles by id, 50 times',
    ['Query.vehicle'],
    (n) => `query A${n} { ${times(50, (i) => `a${i}: vehicle(id: "none-${n}-${i}") { id }`)} }`,
  ),
  query(
    'withdrawn vehicles, 50 times',
    ['Query.withdrawnVehicle', 'WithdrawnVehicle.similar'],
    (n) => `query A${n} { ${times(50, (i) => `a${i}: withdrawnVehicle(id: "none-${n}-${i}") { similar { id } }`)} }`,
  ),
  query(
    'changes, whole',
    ['Query.vehicleChanges'],
    (n) =>
      `query A${n} { vehicleChanges(since: "1970-01-01T00:00:00Z", first: 250) { nodes { vehicle { ${FIELDS} } } } }`,
  ),
  {
    // One that lives would never be answered in full: each event costs the same again.
    unit: 'GraphQL: the start of a subscription',
    bound: `${AN_OPERATION}; 10 streams of an address and 500 in all, for an hour`,
    beyond: `429, and 503 with \`Retry-After\`; ${BUDGET}`,
    covers: ['/graphql/stream', 'Subscription.vehicleChanged'],
    request: (n) => {
      const request = json('/graphql/stream', {
        query: `subscription A${n} { vehicleChanged(after: "none") { vehicle { ${FIELDS} } } }`,
      })
      return { ...request, headers: { ...request.headers, accept: 'text/event-stream' } }
    },
  },
  query(
    'changes, 50 times',
    ['Query.vehicleChanges'],
    (n) =>
      `query A${n} { ${times(50, (i) => `a${i}: vehicleChanges(since: "1970-01-01T00:00:${String(i + 10)}Z", first: 1) { nodes { vehicleId } }`)} }`,
  ),
  query(
    'locations, 49 times',
    ['Query.locations', 'Query.location', 'Location.openNow'],
    (n) =>
      `query A${n} { ${times(24, (i) => `a${i}: locations { openNow(at: "2026-01-01T00:00:${String(i + 10)}Z") } b${i}: location(id: "${i}") { id }`)} }`,
  ),
  query(
    'the dealer, 49 times',
    ['Query.dealer'],
    (n) => `query A${n} { ${times(49, (i) => `a${i}: dealer { mainLocation { id } departments { summary } }`)} }`,
  ),
  query(
    'municipalities, 49 times',
    ['Query.municipalities', 'Query.municipality'],
    (n) =>
      `query A${n} { ${times(24, (i) => `a${i}: municipalities(search: "${n} ${i}") { slug } b${i}: municipality(slug: "${i}") { slug }`)} }`,
  ),
  query(
    'neighbours of all municipalities',
    ['Municipality.nearby', 'MunicipalityDelivery.fee'],
    (n) => `query A${n} { municipalities { nearby(limit: 20) { slug delivery { fee(purchase: 1) } } } }`,
  ),
  query(
    'rentals, 49 times',
    ['Query.rentalQuote', 'Query.rentalPlans'],
    (n) =>
      `query A${n} { ${times(24, (i) => `a${i}: rentalQuote(cart: FOUR_SEATER, days: ${i + 1}) { total } b${i}: rentalPlans { id }`)} }`,
  ),
  query(
    'fields that fail',
    [],
    (n) => `query A${n} { vehicles { nodes { ${times(48, (i) => `a${i}: mainImage { url(width: 0) }`)} } } }`,
  ),
]
