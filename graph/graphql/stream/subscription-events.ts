import type { FastifyRequest } from 'fastify'
import { createSourceEventStream, type ExecutionResult, execute, GraphQLError } from 'graphql'
import type { RequestParams } from 'graphql-sse'
import { ErrorCode } from '#graph/api/error-code.ts'
import { failedResult, withCode } from '#graph/graphql/failed-result.ts'
import { boundedPrice } from '#graph/graphql/limits/operation-limits.ts'
import type { OperationOptions } from '#graph/graphql/operation-context.ts'
import { readSubscription } from './read-subscription.ts'

type Events = AsyncGenerator<ExecutionResult, void>

/**
 * The events of a subscription until the signal. An invalid operation gets one event with `errors`, because a browser's
 * EventSource cannot read an error response. The start and each event cost what the operation costs.
 */
export async function subscriptionEvents(
  { schema, createContext, countVehicles }: OperationOptions,
  request: FastifyRequest,
  params: RequestParams,
  signal: AbortSignal,
): Promise<Events> {
  const read = readSubscription(schema, params)
  if (!('operation' in read)) return single(failedResult(read, request, { schema }))
  const price = await boundedPrice(read, countVehicles).catch(asCallersError)
  if (price instanceof GraphQLError) return single(failedResult([price], request, read))
  await request.caller?.payUpTo(price.bound)

  const operation = {
    schema,
    document: read.document,
    operationName: params.operationName,
    variableValues: read.variables,
  }
  const context = createContext(request, signal)
  const source = await createSourceEventStream({ ...operation, contextValue: context })
  if ('errors' in source) {
    const errors = source.errors?.map((error) => (error.path ? error : withCode(error, ErrorCode.BAD_USER_INPUT)))
    return single(failedResult(errors ?? [], request, read))
  }
  const answer = async (event: unknown): Promise<ExecutionResult> => {
    // A context for each event, because DataLoaders cache what they have read.
    const contextValue = createContext(request)
    const { errors, ...result } = await execute({ ...operation, rootValue: event, contextValue })
    return errors ? { ...result, ...failedResult(errors, request, read) } : result
  }
  return answersOf(
    source as AsyncIterable<unknown>,
    answer,
    (error) => failedResult([error], request),
    async () => {
      await request.caller?.take(price.bound)
    },
  )
}

async function* answersOf(
  source: AsyncIterable<unknown>,
  answer: (event: unknown) => Promise<ExecutionResult>,
  refuse: (refusal: GraphQLError) => ExecutionResult,
  pay: () => Promise<void>,
): Events {
  for await (const event of source) {
    const refusal = await pay().then(() => undefined, asCallersError)
    if (refusal) {
      // The client can resume from the position of its last event, once it has points again.
      yield refuse(refusal)
      return
    }
    yield await answer(event)
  }
}

async function* single(result: ExecutionResult): Events {
  yield result
}

function asCallersError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  throw error
}
