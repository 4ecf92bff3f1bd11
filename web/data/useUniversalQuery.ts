import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useSuspenseQuery } from '@apollo/client/react'
import { createContext, use } from 'react'
import { IS_SERVER } from '#web/environment/isServer.ts'
import { SectionContext } from './QueryBoundary.tsx'

type Options<Variables> = { variables?: Variables; context?: object }
type UseQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options?: Options<Variables>,
) => { data: Data }

/** The outcome of a query. A failure is a value, which the section around the query takes. */
export type Answer = { data?: unknown; error?: Error }

/** Answers a query of the rendered page, the same query always by the same promise. */
export type AnswerQuery = (query: DocumentNode, variables?: OperationVariables) => Promise<Answer>

export const AnswerQueryContext = createContext<AnswerQuery | null>(null)

/** Does without Apollo: a page that is rendered once needs no cache. */
const useOnServer: UseQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options?: Options<Variables>,
) => {
  const fail = use(SectionContext)
  const { data, error } = use(use(AnswerQueryContext)!(query, options?.variables))
  if (!error) return { data: data as Data }
  fail(error)
  throw error
}

const useInBrowser: UseQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options?: Options<Variables>,
) => useSuspenseQuery<Data, OperationVariables>(query, { ...options })

/** The generated hooks call this hook. */
export const useUniversalQuery = IS_SERVER ? useOnServer : useInBrowser
