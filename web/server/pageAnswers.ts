import { type DocumentNode, DocumentTransform, type OperationVariables, ServerError } from '@apollo/client'
import { addTypenameToDocument } from '@apollo/client/utilities'
import { getOperationAST } from 'graphql'
import type { Graph } from '#graph/app.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import { type Answer, type AnswerQuery, queryKey } from '#web/data/usePageQuery.ts'

// Apollo's cache tells objects apart by their types.
const withTypenames = new DocumentTransform(addTypenameToDocument)

type Page = {
  requestId: string
  /** Whether Apollo is to take the answers over. */
  isForBrowser: boolean
}

/** A failure as the browser has it when its request fails. */
const failedCall = (fault: unknown) => {
  const status = isDatabaseDown(fault) ? 503 : 500
  return new ServerError('The query of a section failed', { response: new Response(null, { status }), bodyText: '' })
}

/** Executes the queries of one page, each once, and collects their answers by `queryKey`, and why others failed. */
export const pageAnswers = (graph: Graph, { requestId, isForBrowser }: Page) => {
  const answers: Record<string, unknown> = {}
  const faults: unknown[] = []
  const promises = new Map<string, Promise<Answer>>()

  const execute = async (key: string, query: DocumentNode, variables?: OperationVariables): Promise<Answer> => {
    const document = isForBrowser ? withTypenames.transformDocument(query) : query
    const operation = getOperationAST(document) ?? undefined
    const context = graph.createContext(requestId)
    const { data, errors } = await graph.execute({ document, operation, variables, context })
    if (errors) {
      faults.push(errors[0])
      return { error: failedCall(errors[0]) }
    }
    answers[key] = data
    return { data }
  }

  const answerQuery: AnswerQuery = (query, variables) => {
    const key = queryKey(query, variables)
    const promise = promises.get(key) ?? execute(key, query, variables)
    promises.set(key, promise)
    return promise
  }

  return { answers, faults, answerQuery }
}
