import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, GraphQLError, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import { Refusal } from '#graph/http/errors/refusal.ts'
import type { GiveBack } from '#graph/http/limits/rate-limiter.ts'
import { refusalOfJson } from '#graph/http/scope/json-bounds.ts'
import type { GraphContext } from '#graph/schema/context.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS } from '#graph/schema/limits.ts'
import { type OperationShape, shapeOf } from '#graph/schema/operation-shape.ts'
import { pointsOfDocument } from './document-price.ts'
import { type Cost, costOf, type Operation } from './operation-cost.ts'

/**
 * Refuses an operation that asks for too much. Takes the bound of any other from the caller's budget before the execution,
 * gives back what the returned rows did not cost, and tells both.
 */
export const operationLimits = (countVehicles: () => Promise<number>): ApolloServerPlugin<GraphContext> => ({
  async requestDidStart() {
    let cost: Cost | undefined
    /** The points that are taken at the moment. */
    let taken = 0
    /** The points that the request takes at least. */
    let least = 0
    let giveBack: GiveBack | undefined
    return {
      async didResolveOperation({ schema, document, operation, request, source, contextValue }) {
        const { query, variables = {} } = request
        checkKind(operation)
        checkVariables(variables)
        checkShapes(document)
        cost = operation && (await costOf({ schema, document, operation, variables }, countVehicles))
        if (cost === undefined) return
        // The text of the request was paid before it was parsed; a persisted query comes without text.
        taken = pointsOfDocument(query)
        checkCost(cost.bound)
        least = pointsOfDocument(source)
        const most = Math.max(cost.bound, least)
        if (most > taken) giveBack = await contextValue.request?.caller?.reserve(most - taken, taken)
        taken = most
      },
      async willSendResponse({ response: { body } }) {
        if (cost === undefined || body.kind !== 'single') return
        const { data, errors, extensions } = body.singleResult
        if (data && !errors?.length) {
          const charged = Math.max(cost.chargeOf(data), least)
          await giveBack?.(taken - charged)
          taken = charged
        }
        body.singleResult.extensions = {
          ...extensions,
          cost: { requested: cost.bound, charged: taken, maximum: LIMITS.cost },
        }
      },
    }
  },
})

/** The most points of an operation within all bounds; throws a Refusal for any other. Undefined when a variable is wrong. */
export async function boundedCost(
  operation: Operation,
  countVehicles: () => Promise<number>,
): Promise<number | undefined> {
  checkVariables(operation.variables)
  checkShapes(operation.document)
  const cost = await costOf(operation, countVehicles)
  if (cost !== undefined) checkCost(cost.bound)
  return cost?.bound
}

function checkVariables(variables: Record<string, unknown>): void {
  const refusal = refusalOfJson(variables)
  if (refusal) throw refusal
}

function checkKind(operation: OperationDefinitionNode | undefined): void {
  if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return
  throw new GraphQLError('Subscriptions are answered at /graphql/stream, as server-sent events.', {
    nodes: operation,
    extensions: { code: ErrorCode.GRAPHQL_VALIDATION_FAILED, http: { status: 400 } },
  })
}

/** Checks every operation: a document is right or wrong as a whole, whichever operation is to run. */
function checkShapes(document: DocumentNode): void {
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) checkShape(shapeOf(document, definition))
  }
}

function checkShape({ depth, aliases }: OperationShape): void {
  if (depth > LIMITS.depth) {
    throw tooMuch(`The operation is ${depth} levels deep, and ${LIMITS.depth} are allowed.`, {
      code: ErrorCode.QUERY_TOO_DEEP,
      requested: depth,
      maximum: LIMITS.depth,
    })
  }
  if (aliases > LIMITS.aliases) {
    throw tooMuch(`The operation has ${aliases} aliases, and ${LIMITS.aliases} are allowed.`, {
      code: ErrorCode.TOO_MANY_ALIASES,
      requested: aliases,
      maximum: LIMITS.aliases,
    })
  }
}

function checkCost(cost: number): void {
  if (cost <= LIMITS.cost) return
  throw tooMuch(`The operation costs ${cost} points, and ${LIMITS.cost} are allowed: ask for fewer rows or fields.`, {
    code: ErrorCode.QUERY_TOO_COSTLY,
    requested: cost,
    maximum: LIMITS.cost,
  })
}

function tooMuch(
  message: string,
  { code, ...details }: { code: ErrorCode; requested: number; maximum: number },
): Refusal {
  return new Refusal(message, { code, status: 400, details })
}
