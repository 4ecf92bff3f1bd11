import {
  ApolloClient,
  HttpLink,
  InMemoryCache,
  type OperationVariables,
  ServerError,
  type TypedDocumentNode,
} from '@apollo/client'
import { statusLine } from './failedCall.ts'

/** A server that answers at all does so earlier: it refuses a request that has waited for five seconds. */
const LONGEST_WAIT_MS = 15_000

/** Browsers refuse a longer body of a request that outlives its page. */
const LONGEST_KEPT = 65_536

/**
 * Every status but 2xx is a failed call: Apollo takes `application/graphql-response+json`, in which the API reports overload, for an
 * answer whatever its status is. The request goes on when its page is left.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  const keepalive = new Blob([init!.body as string]).size <= LONGEST_KEPT
  const response = await fetch(input, { ...init, keepalive, signal: AbortSignal.timeout(LONGEST_WAIT_MS) })
  if (response.ok) return response
  throw new ServerError(statusLine(response.status), { response, bodyText: await response.text() })
}

/** Runs a mutation in the browser, once; throws what `failedText` and `failedStatus` can read. */
export const mutate = async <Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => {
  const link = new HttpLink({ uri: '/graphql', fetch: fetchAnswer })
  const client = new ApolloClient({ link, cache: new InMemoryCache(), devtools: { enabled: false } })
  const { data } = await client.mutate<Data, OperationVariables>({ mutation, variables })
  return data!
}
