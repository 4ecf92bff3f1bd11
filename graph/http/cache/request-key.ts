import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is the same for every query string. */
    hasOneAnswer?: boolean
    /** The response is for one person: it is neither stored nor shared. */
    isPrivate?: boolean
  }
}

const GRAPHQL_ROUTE = /^\/graphql\/?$/
const TRACKING_PARAMETER = /^(utm_\w+|gclid|fbclid|msclkid)$/
/** The partner whose link brought the visitor. Only the contact page renders it; elsewhere scripts read it from the URL. */
const PARTNER_PARAMETER = 'partner'
// Routes match the decoded path, and pages match it case-insensitively.
const MAY_BE_FORM_PATH = /^\/contact|%/i
const PLAIN_PARAMETER_NAME = /^[\w.[\]-]+$/
const LONGEST_BODY = 16_384
const LONGEST_ADDRESS = 4096

/**
 * The cache key of a GET or HEAD; undefined if the request is not cached. Nothing else in a request may change its
 * response, unless the response declares it in `Vary`.
 */
export function keyOfGet({ method, url, headers, routeOptions }: FastifyRequest): string | undefined {
  if (isPersonal(headers) || url.length > LONGEST_ADDRESS) return undefined
  const { config, url: route = '' } = routeOptions
  // Health checks and static files are not cached: their requests must not wait for one another.
  if (config.isVital || config.isPrivate) return undefined
  // /graphql refuses HEAD.
  if (method === 'HEAD' && GRAPHQL_ROUTE.test(route)) return undefined
  if (config.hasOneAnswer) return `GET ${route}`
  const [path, query = ''] = url.split(/\?(.*)/s, 2) as [string, string?]
  const parameters = normalizeQuery(query, path)
  if (parameters === undefined) return undefined
  // /graphql chooses its media type by Accept.
  const accept = GRAPHQL_ROUTE.test(route) ? (headers.accept ?? '') : ''
  return `GET ${path}?${parameters}\n${accept}`
}

export function keyOfGraphqlPost(request: FastifyRequest): string | undefined {
  const { url, headers, routeOptions } = request
  if (!GRAPHQL_ROUTE.test(routeOptions.url ?? '') || url.includes('?') || isPersonal(headers)) return undefined
  if (!(Number(headers['content-length']) <= LONGEST_BODY)) return undefined
  const operation = operationOf(request.body)
  return operation && `POST ${operation}\n${request.headers.accept ?? ''}`
}

const isPersonal = ({ authorization }: FastifyRequest['headers']): boolean => authorization !== undefined

/**
 * The query parameters sorted by name, without tracking parameters. Values are not decoded: that could merge two URLs that
 * are different to a route. Undefined if a name is percent-encoded.
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

/** Undefined for a batch, a body that is not GraphQL over HTTP, and anything that may be a mutation. */
function operationOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined
  const { query, operationName, variables, extensions, ...unknown } = body as Record<string, unknown>
  if (Object.keys(unknown).length > 0) return undefined
  if (typeof query === 'string' && /\bmutation\b/.test(query)) return undefined
  return JSON.stringify([query, operationName, variables, extensions])
}
