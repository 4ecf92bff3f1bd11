import { setTimeout as wait } from 'node:timers/promises'
import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery } from 'graphql'
import { HOSTILE_VALUES, type JsonSchema, type Path, pathsOf, setAt } from './places.ts'
import { inquiry } from './visitors.ts'

/** One request, as fetch takes it. */
export interface SentRequest extends RequestInit {
  path: string
}

interface OpenApi {
  paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>
  components: { schemas: Record<string, JsonSchema> }
}

interface Operation {
  path: string
  method: string
  parameters?: { name: string; in: 'path' | 'query' | 'header' }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}

/** All that a site tells strangers about what it takes: attacks that are made of it cover new routes and arguments. */
export interface Published {
  schema: GraphQLSchema
  tools: { name: string; inputSchema: JsonSchema }[]
  operations: (Operation & { places: Path[] })[]
}

export const bodyOf = (path: string, body: unknown, headers: Record<string, string> = {}) => ({
  path,
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
  body: JSON.stringify(body),
})

export const publishedBy = async (origin: string): Promise<Published> => {
  const read = async ({ path, ...init }: SentRequest): Promise<string> => {
    const answer = await fetch(origin + path, init)
    // Another flood may have begun.
    const later = answer.headers.get('retry-after')
    if (later) await wait(Number(later) * 1000)
    return later ? read({ path, ...init }) : answer.text()
  }
  const { paths, components }: OpenApi = JSON.parse(await read({ path: '/openapi.json' }))
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const schemas = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema)
      const places = schemas.flatMap((schema) => pathsOf(schema, components.schemas))
      return { ...operation, path, method: method.toUpperCase(), places }
    }),
  )
  const listed = await read(bodyOf('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }))
  // The message is an event of a stream.
  const { tools } = JSON.parse(/\{.*\}/.exec(listed)![0]).result
  return {
    schema: buildClientSchema(JSON.parse(await read(bodyOf('/graphql', { query: getIntrospectionQuery() }))).data),
    tools,
    operations,
  }
}

/** Requests with every wrong value at every parameter, and at every place of every body. */
export const hostileRequestsOf = ({ operations }: Published): SentRequest[] =>
  operations.flatMap(({ path, method, parameters = [], places }) => {
    const request = (address: string, headers: Record<string, string> = {}, body: unknown = inquiry()): SentRequest =>
      method === 'POST' ? bodyOf(address, body, headers) : { path: address, method, headers }
    return HOSTILE_VALUES.flatMap((value) => {
      const text = wellFormed(typeof value === 'string' ? value : JSON.stringify(value))
      return [
        ...parameters.map(({ name, in: place }) => {
          if (place === 'path') return request(path.replace(`{${name}}`, encodeURIComponent(text)))
          if (place === 'query') return request(`${path}?${new URLSearchParams({ [name]: text })}`)
          return request(path, { [name]: text.replace(/[^\x20-\x7e]/g, '?') })
        }),
        ...places.map((place) => request(path, {}, setAt(inquiry(), place, value))),
      ]
    })
  })

/** Half of a split character as U+FFFD: addresses and forms cannot carry it. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')
