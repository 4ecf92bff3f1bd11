import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the answer is the same for every query string. */
    hasOneAnswer?: boolean
  }
}

const GRAPHQL_ROUTE = /^\/graphql\/?$/
const TRACKING_PARAMETER = /^(utm_\w+|gclid|fbclid|msclkid)$/
/** Names the partner whose link brought the visitor: scripts keep it, and only the form's page writes it into its HTML. */
const PARTNER_PARAMETER = 'partner'
// Routes look at a path without its escapes, and pages at one without its capitals.
const MAY_BE_FORM_PATH = /^\/contact|%/i
const PLAIN_PARAMETER_NAME = /^[\w.[\]-]+$/
const LONGEST_BODY = 16_384
const LONGEST_ADDRESS = 4096

/**
 * The key of the answer to a GET or HEAD; undefined for a request that is not cached. Nothing else of a request may
 * change its answer, unless the answer says so by `Vary`.
 */
export function keyOfGet({ method, url, headers, routeOptions }: FastifyRequest): string | undefined {
  if (isPersonal(headers) || url.length > LONGEST_ADDRESS) return undefined
  const { config, url: route = '' } = routeOptions
  // What supervisors ask is never kept, and files are not kept here: their requests must not wait for each other.
  if (config.isVital) return undefined
  // /graphql refuses HEAD.
  if (method === 'HEAD' && GRAPHQL_ROUTE.test(route)) return undefined
  if (config.hasOneAnswer) return `GET ${route}`
  const [path, query] = splitAddress(url)
  const parameters = normalizeQuery(query, path)
  if (parameters === undefined) return undefined
  // /graphql answers in the media type of Accept.
  const accept = GRAPHQL_ROUTE.test(route) ? (headers.accept ?? '') : ''
  return `GET ${path}?${parameters}\n${accept}`
}

/** The key of the answer to a POST to /graphql, by its parsed body. */
export function keyOfGraphqlPost(request: FastifyRequest): string | undefined {
  if (!isKeptPost(request)) return undefined
  const operation = operationOf(request.body)
  return operation && `POST ${operation}\n${request.headers.accept ?? ''}`
}

/** Whether the answer to a POST may be kept. */
export function isKeptPost({ url, headers, routeOptions }: FastifyRequest): boolean {
  if (!GRAPHQL_ROUTE.test(routeOptions.url ?? '') || url.includes('?') || isPersonal(headers)) return false
  return Number(headers['content-length']) <= LONGEST_BODY
}

/** Whether the answer may be for one caller alone, or a part of a file. */
function isPersonal(headers: FastifyRequest['headers']): boolean {
  return headers.authorization !== undefined || headers.range !== undefined
}

function splitAddress(url: string): [path: string, query: string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)]
}

/**
 * The parameters sorted by name, without those that track visitors. Values stay as they were sent: decoding could merge
 * two addresses that the routes tell apart. Undefined when a name is encoded.
 */
function normalizeQuery(query: string, path: string): string | undefined {
  if (query === '') return ''
  const parameters = query.split('&').map((text) => ({ name: text.split('=', 1)[0]!, text }))
  if (!parameters.every(({ name }) => PLAIN_PARAMETER_NAME.test(name))) return undefined
  return parameters
    .filter(({ name }) => !TRACKING_PARAMETER.test(name) && (name !== PARTNER_PARAMETER || MAY_BE_FORM_PATH.test(path)))
    .sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(({ text }) => text)
    .join('&')
}

/** Undefined for a batch, for a body that GraphQL over HTTP does not know, and for a possible mutation. */
function operationOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const { query, operationName, variables, extensions, ...unknown } = body as Record<string, unknown>
  if (Object.keys(unknown).length > 0) return undefined
  if (typeof query === 'string' && /\bmutation\b/.test(query)) return undefined
  return canonicalJson([query, operationName, variables, extensions])
}

/** JSON with the keys of every object in one order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}
