import type { DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client'
import { createContext, use } from 'react'

type Options<Variables> = { variables?: Variables; context?: object }

/** The outcome of a query. A failure is a value, which the section around the query takes. */
export type Answer = { data?: unknown; error?: Error }

/** Answers a query of the rendered page, the same query always by the same promise. */
export type AnswerQuery = (query: DocumentNode, variables?: OperationVariables) => Promise<Answer>

export const AnswerQueryContext = createContext<AnswerQuery | null>(null)

/** Tells the section around a query that the query failed. */
export const SectionContext = createContext<(error: Error) => void>(() => {})

/** The generated hooks call this hook, on the server alone. It does without Apollo: a page that is rendered once needs no cache. */
export const useUniversalQuery = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  options?: Options<Variables>,
): { data: Data } => {
  const fail = use(SectionContext)
  const { data, error } = use(use(AnswerQueryContext)!(query, options?.variables))
  if (!error) return { data: data as Data }
  fail(error)
  throw error
}
