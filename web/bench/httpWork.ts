import type { Target } from './table.ts'

/** In a header or a body: another id in each request. */
export const FRESH_ID = '[id]'

export interface HttpRequest {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/**
 * The measured servers. The site twice: from its response cache, and with the work done for each request, as after a change.
 * `bare` is the least that Fastify can do with the answers' bytes, `plain` is Apollo Server and TypeORM without tuning.
 */
export type Answerer = 'cached' | 'computed' | 'bare' | 'plain'

export interface Comparison {
  of: 'cached' | 'computed'
  to: 'bare' | 'plain'
  /** The factor by which `of` should be faster than `to`. */
  target: Target
}

export interface HttpWork {
  name: string
  request: HttpRequest
  answerers: Answerer[]
  comparisons: Comparison[]
}

/** The response cache leaves such requests alone. */
export const COMPUTED = { authorization: 'Bearer of-the-measurement' }

const FIELDS = `
  id name brand category price description externalUrl features inStock isNew
  images { path alt width height }
  specifications { topSpeed range seatingCapacity batteryType chargingTime payload }
`
const LIST = `{ vehicles(first: 24) { totalCount nodes { ${FIELDS} } } }`
const DETAIL = `{ vehicle(id: "denago-nomad-xl") { ${FIELDS} } }`

const graphql = (query: string): HttpRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
})

const least = (of: Comparison['of'], to: Comparison['to'], times: number): Comparison => ({
  of,
  to,
  target: { least: times },
})

const api = (name: string, request: HttpRequest, comparisons: Comparison[]): HttpWork => ({
  name,
  request,
  answerers: ['cached', 'computed', 'bare', 'plain'],
  comparisons,
})

const page = (name: string, path: string): HttpWork[] =>
  [
    { encoding: 'identity', suffix: '' },
    { encoding: 'br', suffix: ', brotli' },
  ].map(({ encoding, suffix }) => ({
    name: name + suffix,
    request: { path, headers: { 'accept-encoding': encoding } },
    answerers: ['cached', 'computed', 'bare'],
    comparisons: [least('cached', 'bare', 0.75)],
  }))

// Each from another mailbox: the site takes those of one mailbox one after another.
const INQUIRY = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: `${FRESH_ID}@example.com`,
  phone: '(570) 555-0142',
  message: `Which of the carts on the lot pulls a trailer? ${FRESH_ID}`,
}

export const WORKS: HttpWork[] = [
  api('GraphQL list', graphql(LIST), [
    least('cached', 'bare', 0.75),
    least('cached', 'plain', 30),
    least('computed', 'plain', 2.2),
  ]),
  api('GraphQL detail', graphql(DETAIL), [
    least('cached', 'bare', 0.7),
    least('cached', 'plain', 10),
    least('computed', 'plain', 2.2),
  ]),
  api('REST list', { path: '/api/vehicles' }, [least('cached', 'bare', 0.8), least('cached', 'plain', 20)]),
  api('REST detail', { path: '/api/vehicles/denago-nomad-xl' }, [
    least('cached', 'bare', 0.8),
    least('cached', 'plain', 7),
  ]),
  ...page('Inventory page', '/inventory'),
  ...page('Vehicle page', '/vehicle/denago-nomad-xl'),
  ...page('About page', '/about'),
  {
    name: 'Inquiry',
    request: {
      method: 'POST',
      path: '/api/contact',
      headers: { 'content-type': 'application/json', 'idempotency-key': FRESH_ID },
      body: JSON.stringify(INQUIRY),
    },
    answerers: ['computed', 'bare'],
    comparisons: [least('computed', 'bare', 0.5)],
  },
]
