import { type DocumentNode, type OperationVariables, ServerError } from '@apollo/client'
import { execute, getOperationAST } from 'graphql'
import type { Graph } from '#graph/app.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'
import type { Answer, AnswerQuery } from '#web/data/useUniversalQuery.ts'

/** The error that Apollo Client throws in the browser, so that sections handle one kind of failure. */
const failedCall = (fault: unknown) => {
  const status = isDatabaseDown(fault) ? 503 : 500
  return new ServerError('The query of a section failed', { response: new Response(null, { status }), bodyText: '' })
}

/** Executes the queries of one page, each once; `faults` collects their errors. */
export const pageAnswers = (graph: Graph, requestId: string) => {
  const faults: unknown[] = []
  const answers = new Map<string, Promise<Answer>>()

  const answer = async (document: DocumentNode, variableValues?: OperationVariables): Promise<Answer> => {
    const contextValue = graph.createContext(requestId)
    const { data, errors } = await execute({ schema: graph.schema, document, variableValues, contextValue })
    if (!errors) return { data }
    faults.push(errors[0])
    return { error: failedCall(errors[0]) }
  }

  const answerQuery: AnswerQuery = (query, variables = {}) => {
    const key = `${getOperationAST(query)?.name?.value} ${JSON.stringify(variables)}`
    const known = answers.get(key) ?? answer(query, variables)
    answers.set(key, known)
    return known
  }

  return { faults, answerQuery }
}
