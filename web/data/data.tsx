import {
  ApolloClient,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  ServerError,
  type TypedDocumentNode,
} from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, Suspense, useState } from 'react'
import { IS_SERVER } from '#web/app/isServer.ts'
import { ErrorBoundary } from '#web/ui/ErrorBoundary.tsx'
import { NO_CONNECTION } from './failure.ts'
import { FRESH_MS } from './freshness.ts'
import { pageData } from './pageData.ts'
import { ServerSection } from './section.tsx'

const DEFAULT_RETRIES = 1
const FIRST_DELAY_MS = 300
/** Nobody looks at an empty page for longer: a server that asks for more is not asked again. */
const LONGEST_DELAY_MS = 10_000

let client: ApolloClient | undefined
let expiresAt = 0

/** How long to wait before the next try, in ms: as long as the server says (`Retry-After`), or twice as long each time. */
const delayBefore = (count: number, error: unknown) => {
  const seconds = ServerError.is(error) ? Number(error.response.headers.get('retry-after')) : 0
  return seconds ? seconds * 1000 : FIRST_DELAY_MS * 2 ** (count - 1)
}

/** A query asks for more than one retry by `context: { retries }`; a mutation is never sent twice by itself. */
const retry = new RetryLink({
  attempts: (count, operation, error) => {
    const { retries = DEFAULT_RETRIES } = operation.getContext() as { retries?: number }
    return operation.operationType === 'query' && count <= retries && delayBefore(count, error) <= LONGEST_DELAY_MS
  },
  delay: (count, _operation, error) => delayBefore(count, error),
})

const statusLine = (status: number) => `HTTP error! status: ${status}`

/**
 * Every status but 2xx is a failed call. Apollo takes `application/graphql-response+json`, in which the API says that it
 * is overloaded or without its database, for an answer whatever its status is.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (response.ok) return response
  throw new ServerError(statusLine(response.status), { response, bodyText: await response.text() })
}

// Both belong to their vehicle and have no id: pages that ask for different fields of them add to each other.
const typePolicies = { VehicleImage: { merge: true }, VehicleSpecifications: { merge: true } }

const createClient = () => {
  const cache = new InMemoryCache({ typePolicies })
  // Queries go by GET, so that every cache on the way can answer them. The browser's own cache has its answers confirmed
  // (`no-cache`): by their headers it may show prices of a quarter of an hour ago.
  const fetchOptions: RequestInit = { cache: 'no-cache' }
  const http = new HttpLink({ uri: '/graphql', useGETForQueries: true, fetch: fetchAnswer, fetchOptions })
  return new ApolloClient({ link: retry.concat(http), cache, devtools: { enabled: false } })
}

/**
 * Data is shown without asking again for five minutes; a page opened later starts from an empty cache. The first client
 * starts from what the server put into the page, and counts from when the server made it.
 */
const freshClient = () => {
  const now = Date.now()
  if (!client) expiresAt = Math.min(now, pageData().site.renderedAt) + FRESH_MS
  if (!client || now > expiresAt) {
    if (now > expiresAt) {
      pageData().answers = undefined
      expiresAt = now + FRESH_MS
    }
    client = createClient()
  }
  return client
}

/** When the oldest data of the present client were made, in ms since 1970. */
export const dataMadeAt = () => expiresAt - FRESH_MS

/** Runs a mutation outside of any page's data; throws what `failedText` and `failedStatus` can read. */
export const mutate = async <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => {
  const { data } = await freshClient().mutate<Data, OperationVariables>({ mutation, variables })
  return data!
}

const ClientProvider = ({ children }: { children: ReactNode }) => {
  const [chosen] = useState(freshClient)
  return <ApolloProvider client={chosen}>{children}</ApolloProvider>
}

type Props = {
  children: ReactNode
  /** Shown while the queries below wait for their first answer. */
  pending: ReactNode
  /** Shown when a query below failed, its retries included. */
  fallback: (error: Error, retry: () => void) => ReactNode
  /** Whether the page is about this data. When it fails, a first visit is answered with 503, else with 200. */
  isMain?: boolean
}

const messageIn = (body: string): string | undefined => {
  try {
    return JSON.parse(body).errors?.[0]?.message
  } catch {
    return undefined
  }
}

/** What the server says about a failed call; undefined when it said nothing that a visitor could read. */
export const failedText = (error: unknown) => {
  if (ServerError.is(error)) return messageIn(error.bodyText)
  return CombinedGraphQLErrors.is(error) ? error.message : undefined
}

/** HTTP status of a failed call; undefined when there was no answer at all. */
export const failedStatus = (error: unknown) => (ServerError.is(error) ? error.statusCode : undefined)

/** Why data did not come, for visitors and for whom they tell about it. */
export const failureReason = (error: unknown) => {
  const status = failedStatus(error)
  return status ? statusLine(status) : (failedText(error) ?? NO_CONNECTION)
}

const BrowserSection = ({ children, pending, fallback }: Props) => (
  // The client remembers what failed: the next try starts with a new one. Not before the fallback is shown: React renders
  // more than once on the way there, and each time a new client would ask again.
  <ErrorBoundary
    fallback={fallback}
    onShown={() => {
      expiresAt = 0
    }}
  >
    <ClientProvider>
      {/* Here and not above: React forgets an error boundary that waits for its first showing, and would ask for ever. */}
      <Suspense fallback={pending}>{children}</Suspense>
    </ClientProvider>
  </ErrorBoundary>
)

/** The one home of Apollo: sections with live data wrap themselves in it, the shell never does. The server answers queries by itself. */
export const WithData = IS_SERVER ? ServerSection : BrowserSection
