import { CONTEXT, CONTEXT_FIELDS, INQUIRY, LONGEST, WRONG } from './inquiries.ts'
import { BUDGET, json, NUMBER, type Unit, type UnitRequest, unitsOf, wide } from './unit.ts'

const QUEUED = {
  bound: 'two answers of an address are computed at once',
  beyond: `${BUDGET}; 503 when fifty of the address or 300 in all wait already, or after five seconds`,
}
const DRAWN = {
  bound: 'one at a time, forty of an address wait',
  beyond: `${BUDGET}; 503 when forty of the address wait already`,
}
const FREE = { bound: 'thirty requests of a connection', beyond: 'the connection is closed' }
/** A refused inquiry does not count as one of the ten: its points bound it. */
const REFUSED = { bound: '64 KB', beyond: BUDGET }
/** A stranger's body is not read; a partner pays for its bytes. */
const KEYED = { bound: 'a private key with the scope', beyond: '401 and 403' }
const MESSAGE = {
  bound: '64 KB, one message; the bounds of a GraphQL operation',
  beyond: `400 and 413; an answer that names the bound; ${BUDGET}`,
}

/** A request with a body or headers; its address is its route. */
const sent = (unit: string, request: UnitRequest, status?: number) => ({
  unit,
  covers: [request.path],
  request,
  status,
})

/** A visit; without other routes the address is its own. */
const route = (unit: string, path: string, covers = [path], status?: number) => ({
  unit,
  covers,
  request: { path: path.includes(NUMBER) ? path : `${path}?visit=${NUMBER}` },
  status,
})

const page = (unit: string, path: string, status?: number) => route(unit, path, ['/*'], status)

const form = (fields: Record<string, string>): UnitRequest => ({
  path: '/contact',
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: String(new URLSearchParams(fields)),
})

const message = (name: string, method: string, params: object = {}) => ({
  unit: `MCP: ${name}`,
  covers: ['/mcp'],
  request: json('/mcp', { jsonrpc: '2.0', id: NUMBER, method, params }, 'application/json, text/event-stream'),
})

const search = (name: string, args: object) => message(name, 'tools/call', { name: 'search_vehicles', arguments: args })

const CARD = '/social/:kind/:name(^.+).jpg'
const PICTURE = '/media/uploads/:name(^[\\da-f]{32}).webp'
const WIDTH = ':width(^(?:480|800|1200|1600)$)'
const COPY = `/media/${WIDTH}/uploads/:name(^[\\da-f]{32}).:format(^(?:avif|webp)$)`
const PREFLIGHT = {
  path: '/graphql',
  method: 'OPTIONS',
  headers: { origin: 'https://partner.example', 'access-control-request-method': 'POST' },
}
const WRONG_WORDS = Array.from({ length: 80 }, () => ({ wrong: true }))

/** Every kind of work behind a route of its own. */
export const ROUTE_UNITS: Unit[] = [
  ...unitsOf(QUEUED, [
    page('page: home', '/'),
    page('page: inventory', '/inventory'),
    page('page: vehicle', '/vehicle/denago-nomad-xl'),
    page('page: town rentals', '/rentals/dallas'),
    page('page: contact', `/contact?${new URLSearchParams(CONTEXT_FIELDS)}&visit=${NUMBER}`),
    page('page: schema', '/developers/schema'),
    page('page: nothing there', `/nothing-${NUMBER}`, 404),
    page('page: no such vehicle', `/vehicle/none-${NUMBER}`, 404),
    page('redirect: a vehicle in capitals', `/vehicle/A${NUMBER}`, 301),
    route('REST: all vehicles, kept', '/api/vehicles'),
    route('REST: a vehicle', '/api/vehicles/denago-nomad-xl', ['/api/vehicles/:id']),
    route('REST: nothing there', `/api/none-${NUMBER}`, ['/api/*', '/feeds/*', '/graphql/*'], 404),
    route('feed: CSV, kept', '/feeds/vehicles.csv'),
    route('feed: XML, kept', '/feeds/vehicles.xml'),
    route('sitemap, kept', '/sitemap.xml', ['/sitemap.xml', '/sitemap-:number(^[1-9]\\d{0,5}).xml']),
    route('schema as text', '/schema.graphql'),
    route('REST contract as text', '/openapi.json'),
    route('changelog as Atom', '/developers/changelog.atom'),
    route('text for language models', '/llms.txt'),
    route('QR code of a vehicle', '/vehicle/denago-nomad-xl/qr.svg', ['/vehicle/:id/qr.svg', '/visit.ics']),
    sent('page of the Sandbox, kept', { path: '/graphql', headers: { accept: 'text/html' } }),
    {
      unit: 'card for social networks: on disk',
      covers: [CARD],
      request: (_turn, { vehicles }) => ({ path: `/social/vehicle/${vehicles[0]}.jpg?visit=${NUMBER}` }),
    },
    {
      unit: 'copy of an imported picture: on disk',
      covers: [COPY, PICTURE],
      request: (_turn, { pictures }) => ({ path: `/media/480/uploads/${pictures[0]}.avif?visit=${NUMBER}` }),
    },
  ]),
  ...unitsOf(DRAWN, [
    {
      unit: 'card for social networks: drawn',
      covers: [CARD],
      request: (turn, { vehicles }) => ({ path: `/social/vehicle/${vehicles[turn]}.jpg` }),
    },
    {
      unit: 'copy of an imported picture: drawn',
      covers: [COPY],
      request: (turn, { pictures }) => ({
        path: `/media/${[480, 1600][turn % 2]}/uploads/${pictures[(turn >> 1) % pictures.length]}.avif`,
      }),
    },
  ]),
  ...unitsOf(INQUIRY, [
    sent('contact form: an inquiry', form({ ...LONGEST, ...CONTEXT_FIELDS }), 303),
    sent('REST: an inquiry', json('/api/contact', { ...LONGEST, ...CONTEXT }), 201),
  ]),
  ...unitsOf(REFUSED, [
    sent('contact form: wrong words', form({ ...LONGEST, ...CONTEXT_FIELDS, ...WRONG }), 400),
    sent('REST: wrong words', json('/api/contact', { ...LONGEST, ...WRONG }), 400),
    sent('REST: a body of 7,000 keys', json('/api/contact', wide(7000)), 400),
  ]),
  ...unitsOf(KEYED, [
    sent('REST: a file of the stock without a key', { ...json('/api/inventory', wide(90)), method: 'POST' }, 401),
  ]),
  ...unitsOf(MESSAGE, [
    message('the list of tools', 'tools/list'),
    search('a search for 250 vehicles', { first: 250, filter: { search: `e${NUMBER}` } }),
    search('240 wrong arguments', { filter: { brands: WRONG_WORDS, categories: WRONG_WORDS, seats: WRONG_WORDS } }),
    message('an initialization with 35 wrong capabilities', 'initialize', {
      protocolVersion: '2025-11-25',
      clientInfo: { name: 'a', version: '1' },
      capabilities: { experimental: wide(35) },
    }),
  ]),
  ...unitsOf(FREE, [
    route('a text in memory', '/robots.txt', ['/robots.txt', '/site.webmanifest', '/.well-known/security.txt']),
    route('file of the build', '/favicon.svg', ['/assets', '/media/:width(^(?:320|480|800|1200|1600)$)/*']),
    route('/healthz', '/healthz'),
    route('/readyz', '/readyz'),
    sent('/metrics, refused', { path: '/metrics', headers: { forwarded: 'for=192.0.2.1' } }, 404),
    { ...sent('preflight', PREFLIGHT, 204), covers: ['/graphql', '/mcp', '/api', '/feeds'] },
  ]),
]
