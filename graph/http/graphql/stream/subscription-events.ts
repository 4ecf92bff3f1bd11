import type { FastifyRequest } from 'fastify'
import { createSourceEventStream, type DocumentNode, type ExecutionResult, execute, GraphQLError } from 'graphql'
import type { RequestParams } from 'graphql-sse'
import { argumentsOf } from '#graph/http/errors/graphql-js-errors.ts'
import { publicError } from '#graph/http/errors/public-error.ts'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { explainLimit } from '#graph/http/graphql/apollo-plugins.ts'
import { pointsOfDocument } from '#graph/http/graphql/limits/document-price.ts'
import { boundedCost } from '#graph/http/graphql/limits/operation-limits.ts'
import type { GraphContext } from '#graph/schema/context.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { readSubscription, withCode } from './read-subscription.ts'
import type { StreamOptions } from './stream.route.ts'

type Events = AsyncGenerator<ExecutionResult, void>

/**
 * The events of a subscription until the signal. An operation that is wrong has one event, with `errors`, because a
 * browser's EventSource reads no other answer. The start and each event cost what the operation costs.
 */
export async function subscriptionEvents(
  { schema, createContext, countVehicles }: StreamOptions,
  request: FastifyRequest,
  params: RequestParams,
  signal: AbortSignal,
): Promise<Events> {
  const read = readSubscription(schema, params)
  if (!('operation' in read)) return single(failed(read, request))
  const cost = await boundedCost(read, countVehicles).catch(asRefusal)
  if (cost instanceof Refusal) return single(failed([cost], request, read.document))
  const paid = pointsOfDocument(params.query)
  const price = cost ?? paid
  if (price > paid) await request.caller?.take(price - paid)

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
    return single(failed(errors ?? [], request, read.document))
  }
  const answer = async (event: unknown): Promise<ExecutionResult> => {
    // The loaders of a context remember what they have read, so each event has its own.
    const contextValue: GraphContext = createContext(request)
    const { errors, ...result } = await execute({ ...operation, rootValue: event, contextValue })
    return errors ? { ...result, ...failed(errors, request, read.document) } : result
  }
  return answersOf(
    source as AsyncIterable<unknown>,
    answer,
    (error) => failed([error], request),
    async () => {
      await request.caller?.take(price)
    },
  )
}

async function* answersOf(
  source: AsyncIterable<unknown>,
  answer: (event: unknown) => Promise<ExecutionResult>,
  refuse: (refusal: Refusal) => ExecutionResult,
  pay: () => Promise<void>,
): Events {
  for await (const event of source) {
    const refusal = await pay().then(() => undefined, asRefusal)
    if (refusal) {
      // The position of the last event goes on from here, once there are points again.
      yield refuse(refusal)
      return
    }
    yield await answer(event)
  }
}

async function* single(result: ExecutionResult): Events {
  yield result
}

/** A result with errors in their public form. */
export function failed(
  errors: readonly GraphQLError[],
  { id: requestId, log }: FastifyRequest,
  document?: DocumentNode,
): ExecutionResult {
  const places = argumentsOf(errors, document)
  const answered = errors.map((error, index) =>
    publicError(explainLimit(error), { argument: places[index], requestId, log }),
  )
  return { errors: answered as unknown as GraphQLError[] }
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}
