import { type DocumentNode, type OperationVariables, ServerError } from '@apollo/client'
import { getOperationAST } from 'graphql'
import type { Graph } from '#graph/app.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import type { Answer, AnswerQuery } from '#web/data/usePageQuery.ts'

/** A failure as the browser has it when its request fails. */
const failedCall = (fault: unknown) => {
  const status = isDatabaseDown(fault) ? 503 : 500
  return new ServerError('The query of a section failed', { response: new Response(null, { status }), bodyText: '' })
}

/** Executes the queries of one page, each once; `faults` says why queries failed. */
export const pageAnswers = (graph: Graph, requestId: string) => {
  const faults: unknown[] = []
  const answers = new Map<string, Promise<Answer>>()

  const execute = async (document: DocumentNode, variables?: OperationVariables): Promise<Answer> => {
    const operation = getOperationAST(document) ?? undefined
    const context = graph.createContext(requestId)
    const { data, errors } = await graph.execute({ document, operation, variables, context })
    if (!errors) return { data }
    faults.push(errors[0])
    return { error: failedCall(errors[0]) }
  }

  const answerQuery: AnswerQuery = (query, variables = {}) => {
    const key = `${getOperationAST(query)?.name?.value} ${JSON.stringify(variables)}`
    const answer = answers.get(key) ?? execute(query, variables)
    answers.set(key, answer)
    return answer
  }

  return { faults, answerQuery }
}
