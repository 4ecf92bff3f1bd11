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
import { Fragment, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { IS_SERVER } from './isServer.ts'
import { pageData } from './pageData.ts'

const FRESH_MS = 5 * 60_000
const DEFAULT_RETRIES = 1

let client: ApolloClient | undefined
let expiresAt = 0

/** A query asks for more than one retry by `context: { retries }`; a mutation is never sent twice by itself. */
const retry = new RetryLink({
  attempts: (count, operation) => {
    const { retries = DEFAULT_RETRIES } = operation.getContext() as { retries?: number }
    return operation.operationType === 'query' && count <= retries
  },
})

// Both belong to their vehicle and have no id: pages that ask for different fields of them add to each other.
const typePolicies = { VehicleImage: { merge: true }, VehicleSpecifications: { merge: true } }

const createClient = () => {
  const cache = new InMemoryCache({ typePolicies })
  // Queries go by GET, so that the browser's own cache and every cache on the way can answer them.
  const http = new HttpLink({ uri: '/graphql', useGETForQueries: true })
  return new ApolloClient({ link: retry.concat(http), cache, devtools: { enabled: false } })
}

/** Data is shown without asking again for five minutes; a page opened later starts from an empty cache. */
const freshClient = () => {
  if (!client || Date.now() > expiresAt) {
    if (client) pageData().answers = undefined
    client = createClient()
    expiresAt = Date.now() + FRESH_MS
  }
  return client
}

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

// The server answers queries by itself.
const Provider = IS_SERVER ? Fragment : ClientProvider

type Props = {
  children: ReactNode
  /** Shown while the queries below wait for their first answer. */
  pending: ReactNode
  /** Shown when a query below failed, its retries included. */
  fallback: (error: Error, retry: () => void) => ReactNode
}

/** What the server says about a failed call; undefined when it said nothing that a visitor could read. */
export const failedText = (error: unknown) => (CombinedGraphQLErrors.is(error) ? error.message : undefined)

/** HTTP status of a failed call; undefined when there was no answer at all. */
export const failedStatus = (error: unknown) => (ServerError.is(error) ? error.statusCode : undefined)

/** The one home of Apollo: pages with live data wrap themselves in it, the shell never does. */
export const WithData = ({ children, pending, fallback }: Props) => (
  <ErrorBoundary
    fallback={(error, retry) => {
      // The client remembers what failed: the next try starts with a new one.
      expiresAt = 0
      return fallback(error, retry)
    }}
  >
    <Provider>
      {/* Here and not above: React forgets an error boundary that waits for its first showing, and would ask for ever. */}
      <Suspense fallback={pending}>{children}</Suspense>
    </Provider>
  </ErrorBoundary>
)
