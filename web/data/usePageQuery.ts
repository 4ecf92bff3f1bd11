import type { DocumentNode, OperationVariables } from '@apollo/client'
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react'
import { createContext, use, useEffect, useEffectEvent } from 'react'
import { IS_SERVER } from '#web/app/isServer.ts'
import { oldestDataAt } from './client.ts'
import { refreshOnReturn } from './freshness.ts'
import { SectionContext } from './ServerSection.tsx'

type Options = { variables?: OperationVariables; context?: object }
type Hook = (query: DocumentNode, options?: Options) => { data: unknown }

/** The outcome of a query. A failure is a value, which the section around the query takes. */
export type Answer = { data?: unknown; error?: Error }

/** Answers a query of the rendered page, the same query always by the same promise. */
export type AnswerQuery = (query: DocumentNode, variables?: OperationVariables) => Promise<Answer>

export const AnswerQueryContext = createContext<AnswerQuery | null>(null)

/** Does without Apollo: a page that is rendered once needs no cache. */
const useOnServer: Hook = (query, options) => {
  const fail = use(SectionContext)
  const { data, error } = use(use(AnswerQueryContext)!(query, options?.variables))
  if (!error) return { data }
  fail(error)
  throw error
}

const useInBrowser: Hook = (query, options) => {
  const client = useApolloClient()
  const result = useSuspenseQuery(query, options as object)
  // The client asks again, because a failed refetch of the hook would replace the data on the screen.
  const refresh = useEffectEvent(() => client.query({ query, ...options, fetchPolicy: 'network-only' }))
  useEffect(() => refreshOnReturn(oldestDataAt(), refresh), [])
  return result
}

/** The generated hooks call this hook. */
export const usePageQuery = IS_SERVER ? useOnServer : useInBrowser
