import {
  ApolloClient,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  ServerError,
  type TypedDocumentNode,
} from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { statusLine } from './failedCall.ts'
import { FRESH_MS } from './pageData.ts'

const FIRST_DELAY_MS = 300
/** Visitors do not look at an empty page for longer: where the server asks for a longer wait, the client gives up. */
const LONGEST_DELAY_MS = 10_000

/** The delay before the next try, in ms: the one that the server names (`Retry-After`), or twice as long each time. */
const delayBefore = (count: number, error: unknown) => {
  const seconds = ServerError.is(error) ? Number(error.response.headers.get('retry-after')) : 0
  return seconds ? seconds * 1000 : FIRST_DELAY_MS * 2 ** (count - 1)
}

/** A server that answers at all does so earlier: it refuses a request that has waited for five seconds. */
const LONGEST_WAIT_MS = 15_000

/** Nobody waits for the answer any more: it took too long, or another question has taken its place. */
const isGivenUp = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)

/** A query is asked once more; the client never repeats a mutation by itself. */
const retry = new RetryLink({
  attempts: (count, operation, error) => {
    if (operation.operationType !== 'query' || count > 1 || isGivenUp(error)) return false
    return delayBefore(count, error) <= LONGEST_DELAY_MS
  },
  delay: (count, _operation, error) => delayBefore(count, error),
})

/** Ends with `signal`, or when the wait is too long. `AbortSignal.any` is younger than the browsers that the site serves. */
const withTimeout = (signal: AbortSignal | null | undefined) => {
  const ending = new AbortController()
  signal?.addEventListener('abort', () => ending.abort(signal.reason))
  setTimeout(() => ending.abort(new DOMException('No answer', 'TimeoutError')), LONGEST_WAIT_MS)
  return ending.signal
}

/** Browsers refuse a longer body of a request that outlives its page. */
const LONGEST_KEPT = 65_536

/**
 * Asks the server each time: the API allows caches to answer for fifteen minutes, and prices are fresh for five. An
 * answer that has not changed is a 304. Every status but 2xx is a failed call: Apollo takes
 * `application/graphql-response+json`, in which the API reports overload, for an answer whatever its status is.
 * A mutation goes on when its page is left.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  const keepalive = init?.method === 'POST' && new Blob([init.body as string]).size <= LONGEST_KEPT
  const response = await fetch(input, { ...init, keepalive, cache: 'no-cache', signal: withTimeout(init?.signal) })
  if (response.ok) return response
  throw new ServerError(statusLine(response.status), { response, bodyText: await response.text() })
}

// They have no id and belong to their vehicle, or to the arguments of their list: the cache merges the fields that different
// queries ask for.
const merge = true
const typePolicies = { VehicleImage: { merge }, VehicleSpecifications: { merge }, VehicleConnection: { merge } }

const createClient = () => {
  const cache = new InMemoryCache({ typePolicies })
  // Queries go by GET, so that caches on the way can answer them.
  const http = new HttpLink({ uri: '/graphql', useGETForQueries: true, fetch: fetchAnswer })
  return new ApolloClient({ link: retry.concat(http), cache, devtools: { enabled: false } })
}

let client: ApolloClient | undefined
let createdAt = 0

/** The client for the next section. It shows what it has for five minutes; after that, a section starts from an empty cache. */
export const freshClient = () => {
  const now = Date.now()
  if (!client || now > createdAt + FRESH_MS) {
    client = createClient()
    createdAt = now
  }
  return client
}

/** Gives the next section a new client: a client remembers the queries that failed. */
export const dropClient = () => {
  client = undefined
}

/** Runs a mutation outside of any page's data; throws what `failedText` and `failedStatus` can read. */
export const mutate = async <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => {
  const { data } = await freshClient().mutate<Data, OperationVariables>({ mutation, variables })
  return data!
}
