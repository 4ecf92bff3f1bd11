import type { DocumentNode, OperationVariables } from '@apollo/client'
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react'
import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import { IS_SERVER } from '#web/app/isServer.ts'
import { dataMadeAt } from './data.tsx'
import { refreshOnReturn } from './freshness.ts'
import { pageData } from './pageData.ts'
import { SectionContext } from './section.tsx'

type Options = { variables?: OperationVariables; context?: object }
type Hook = (query: DocumentNode, options?: Options) => { data: unknown }

/** What a query was answered with: a failure is a value, which the section around the query takes. */
export type Answer = { data?: unknown; error?: Error }

/** Answers a query of the page that is being rendered: always the same promise for the same query. */
export type AnswerQuery = (query: DocumentNode, variables?: OperationVariables) => Promise<Answer>

export const AnswerQueryContext = createContext<AnswerQuery | null>(null)

/** What tells a page's queries apart. */
export const queryKey = ({ definitions }: DocumentNode, variables: OperationVariables = {}) => {
  const operation = definitions.find(({ kind }) => kind === 'OperationDefinition') as { name?: { value: string } }
  return `${operation.name!.value} ${JSON.stringify(variables)}`
}

/** A page is rendered once and then gone: nobody there needs a cache, nor what watches it. */
const useOnServer: Hook = (query, options) => {
  const fail = use(SectionContext)
  const { data, error } = use(use(AnswerQueryContext)!(query, options?.variables))
  if (!error) return { data }
  fail(error)
  throw error
}

const useInBrowser: Hook = (query, options) => {
  const client = useApolloClient()
  useState(() => {
    const { answers = {} } = pageData()
    const key = queryKey(query, options?.variables)
    if (answers[key])
      client.cache.writeQuery({ query, variables: options?.variables, data: answers[key], broadcast: false })
    delete answers[key]
  })
  const result = useSuspenseQuery(query, options as object)
  // Beside the hook: what shows the data would make way for an error of the hook's own.
  const refresh = useEffectEvent(() => client.query({ query, ...options, fetchPolicy: 'network-only' }))
  useEffect(() => refreshOnReturn(dataMadeAt(), refresh), [])
  return result
}

/** Apollo's hook, that starts from what the server knew already. */
export const usePageQuery = IS_SERVER ? useOnServer : useInBrowser
