import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, GraphQLError, Kind } from 'graphql'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS } from '#graph/api/limits.ts'
import { readVariables } from '#graph/api/read-variables.ts'
import { oncePerNode } from '#graph/graphql/once-per-node.ts'
import type { OperationContext } from '#graph/graphql/operation-context.ts'
import { type OperationShape, shapeOf } from '#graph/graphql/operation-shape.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { refusalOfJson } from '#graph/http/scope/json-bounds.ts'
import { type Operation, type OperationPrice, priceOf } from './operation-price.ts'

/**
 * Refuses an operation that exceeds a limit or has an invalid variable. Charges any other its bound before the execution, refunds
 * what the returned rows did not cost, and reports both figures.
 */
export const operationLimits = (countVehicles: () => Promise<number>): ApolloServerPlugin<OperationContext> => ({
  async requestDidStart() {
    let price: OperationPrice | undefined
    /** What the request had paid before the operation, which is the least that it costs. */
    let least = 0
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return
        const caller = contextValue.request?.caller
        least = caller?.paid ?? 0
        const variables = request.variables ?? {}
        checkJson(variables)
        price = await readPrice({ schema, document, operation, variables }, countVehicles)
        checkCost(price.bound)
        await caller?.payUpTo(price.bound)
      },
      async willSendResponse({ response: { body }, contextValue }) {
        if (price === undefined || body.kind !== 'single') return
        const caller = contextValue.request?.caller
        const { data, errors, extensions } = body.singleResult
        if (data && !errors?.length) await caller?.refundTo(Math.max(price.chargeOf(data), least))
        const cost = { requested: price.bound, charged: caller?.paid ?? price.bound, maximum: LIMITS.cost }
        body.singleResult.extensions = { ...extensions, cost }
      },
    }
  },
})

export async function boundedPrice(
  operation: Operation,
  countVehicles: () => Promise<number>,
): Promise<OperationPrice> {
  checkJson(operation.variables)
  const price = await readPrice(operation, countVehicles)
  checkCost(price.bound)
  return price
}

async function readPrice({ variables, ...operation }: Operation, countVehicles: () => Promise<number>) {
  for (const shape of shapesOf(operation.document)) checkShape(shape)
  const read = readVariables(operation.schema, operation.operation, variables)
  return priceOf({ ...operation, variables: read }, countVehicles).catch(asWrongInput)
}

/** graphql-js sets neither a code nor a status for an argument that is invalid only with the request's variables. */
function asWrongInput(error: unknown): never {
  if (error instanceof GraphQLError) {
    error.extensions.code ??= ErrorCode.BAD_USER_INPUT
    error.extensions.http ??= { status: 400 }
  }
  throw error
}

function checkJson(variables: Record<string, unknown>): void {
  const refusal = refusalOfJson(variables)
  if (refusal) throw refusal
}

/** Of all operations, because a document is valid or invalid as a whole. */
const shapesOf = oncePerNode((document: DocumentNode): OperationShape[] =>
  document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => shapeOf(document, operation)),
)

function checkShape({ depth, aliases }: OperationShape): void {
  if (depth > LIMITS.depth) {
    const message = `The operation is ${depth} levels deep, and ${LIMITS.depth} are allowed.`
    throw new HttpError(ErrorCode.QUERY_TOO_DEEP, message, { details: { requested: depth, maximum: LIMITS.depth } })
  }
  if (aliases > LIMITS.aliases) {
    const message = `The operation has ${aliases} aliases, and ${LIMITS.aliases} are allowed.`
    throw new HttpError(ErrorCode.TOO_MANY_ALIASES, message, {
      details: { requested: aliases, maximum: LIMITS.aliases },
    })
  }
}

function checkCost(cost: number): void {
  if (cost <= LIMITS.cost) return
  const message = `The operation costs ${cost} points, and ${LIMITS.cost} are allowed: ask for fewer rows or fields.`
  throw new HttpError(ErrorCode.QUERY_TOO_COSTLY, message, { details: { requested: cost, maximum: LIMITS.cost } })
}
