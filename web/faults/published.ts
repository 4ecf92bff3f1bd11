import { setTimeout as wait } from 'node:timers/promises'
import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery } from 'graphql'
import { type JsonSchema, type OpenApi, type Path, pathsOf } from './everyParameter.ts'

/** All that a site tells strangers about what it takes: attacks that are made of it cover new routes and arguments. */
export interface Published {
  schema: GraphQLSchema
  tools: { name: string; inputSchema: JsonSchema }[]
  /** Addresses of pages, feeds and REST routes, with `{name}` for a part that varies. */
  addresses: string[]
  /** Names of parameters, of REST and of the forms on pages. */
  parameters: string[]
  /** Routes that take JSON, a body that each accepts, and the places in it. */
  bodies: { path: string; accepted: object; places: Path[] }[]
}

const JSON_TYPE = { 'content-type': 'application/json' }
export const ALL_TYPES = 'application/json, text/event-stream'

export const publishedBy = async (origin: string): Promise<Published> => {
  const read = async (path: string, body?: unknown): Promise<string> => {
    const sent = { method: 'POST', headers: { ...JSON_TYPE, accept: ALL_TYPES }, body: JSON.stringify(body) }
    const answer = await fetch(origin + path, body === undefined ? {} : sent)
    // Another flood may have begun.
    const later = answer.headers.get('retry-after')
    if (later) await wait(Number(later) * 1000)
    return later ? read(path, body) : answer.text()
  }
  const document: OpenApi = JSON.parse(await read('/openapi.json'))
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  )
  const pages = onePageOfEach(await read('/sitemap.xml'))
  const forms = await Promise.all(pages.map((path) => read(path)))
  const listed = await read('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })
  // The message is an event of a stream.
  const { tools } = JSON.parse(/\{.*\}/.exec(listed)![0]).result
  return {
    schema: buildClientSchema(JSON.parse(await read('/graphql', { query: getIntrospectionQuery() })).data),
    tools,
    addresses: [...pages, ...Object.keys(document.paths), '/{name}', '/social/vehicle/{name}.jpg'],
    parameters: [
      ...operations.flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)),
      ...new Set(
        forms.flatMap((html) => [...html.matchAll(/<(?:input|select)[^>]* name="([\w-]+)"/g)].map(([, name]) => name!)),
      ),
    ],
    bodies: [
      ...operations.flatMap(({ path, requestBody }) =>
        Object.values(requestBody?.content ?? {}).map(({ schema }) => ({
          path,
          accepted: {},
          places: pathsOf(schema, document),
        })),
      ),
      { path: '/graphql', accepted: { query: '{ __typename }' }, places: PLACES_OF_OPERATIONS },
      {
        path: '/mcp',
        accepted: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tools[0].name } },
        places: [[], ['id'], ['params'], ['params', '_meta'], ['params', 'arguments']],
      },
    ],
  }
}

const PLACES_OF_OPERATIONS = [
  [],
  ['query'],
  ['operationName'],
  ['variables'],
  ['variables', 'a'],
  ['extensions'],
  ['extensions', 'persistedQuery'],
]

/** One address of each first part, of which the last two words tell the kind, and one below it. */
const onePageOfEach = (sitemap: string) => {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const kindOf = (path: string) => {
    const [, first = '', ...below] = path.split('/')
    return [first.split('-').slice(-2).join('-'), below.length].join('/')
  }
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()]
}
