export interface HttpRequest {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/**
 * The measured servers. The site three times: from its response cache, behind a trusted proxy and on a bare port, and with the work
 * done for each request, as after a change.
 * `bare` is a Fastify route that sends the prepared bytes, `plain` is Apollo Server and TypeORM without tuning.
 */
export type Answerer = 'cached' | 'port' | 'computed' | 'bare' | 'plain'

export interface HttpWork {
  name: string
  request: HttpRequest
  answerers: Answerer[]
}

/** The response cache leaves such requests alone. */
export const COMPUTED = { authorization: 'Bearer of-the-measurement' }

const FIELDS = `
  id name brand category price description externalUrl features inStock isNew
  images { path alt width height }
`
const LIST = `{ vehicles(first: 24) { totalCount nodes { ${FIELDS} } } }`
const DETAIL = `{ vehicle(id: "denago-nomad-xl") { ${FIELDS} } }`

const graphql = (query: string): HttpRequest => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
})

const OURS: Answerer[] = ['cached', 'port', 'bare', 'computed']
const BROWSER = { 'accept-encoding': 'br' }

export const WORKS: HttpWork[] = [
  { name: 'GraphQL list', request: graphql(LIST), answerers: [...OURS, 'plain'] },
  { name: 'GraphQL detail', request: graphql(DETAIL), answerers: [...OURS, 'plain'] },
  { name: 'REST list', request: { path: '/api/vehicles' }, answerers: OURS },
  { name: 'Inventory page', request: { path: '/inventory', headers: BROWSER }, answerers: OURS },
  { name: 'Vehicle page', request: { path: '/vehicle/denago-nomad-xl', headers: BROWSER }, answerers: OURS },
  { name: 'About page', request: { path: '/about', headers: BROWSER }, answerers: OURS },
]
