import type { ApolloServerPlugin } from '@apollo/server'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { refusalOfJson } from '#graph/http/scope/json-bounds.ts'
import type { GraphContext } from '#graph/schema/context.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS } from '#graph/schema/limits.ts'
import { pointsOfDocument } from './document-price.ts'
import { shapeOf } from './document-shape.ts'
import { costOf } from './operation-cost.ts'

/** Refuses an operation that asks for too much; the others take their cost from the caller's budget and name it. */
export const operationLimits = (countVehicles: () => Promise<number>): ApolloServerPlugin<GraphContext> => ({
  async requestDidStart() {
    let cost: number | undefined
    return {
      async didResolveOperation({ schema, document, operation, request, source, contextValue }) {
        const { query, variables = {} } = request
        checkVariables(variables)
        checkKind(operation)
        checkShape(schema, document)
        cost = operation && (await costOf({ schema, document, operation, variables }, countVehicles))
        if (cost === undefined) return
        checkCost(cost)
        // The text that came with the request was paid before it was read; a persisted query has none.
        const paid = pointsOfDocument(query)
        const price = Math.max(cost, pointsOfDocument(source))
        if (price > paid) await contextValue.request?.caller?.take(price - paid)
      },
      async willSendResponse({ response: { body } }) {
        if (cost === undefined || body.kind !== 'single') return
        body.singleResult.extensions = {
          ...body.singleResult.extensions,
          cost: { requested: cost, maximum: LIMITS.cost },
        }
      },
    }
  },
})

function checkVariables(variables: Record<string, unknown>): void {
  const refusal = refusalOfJson(variables)
  if (refusal) throw refusal
}

/** The schema has no subscriptions, which graphql-js says only when it executes one. */
function checkKind(operation: OperationDefinitionNode | undefined): void {
  if (operation?.operation !== 'subscription') return
  throw new Refusal('There are no subscriptions: ask for vehicleChanges now and again.', {
    code: ErrorCode.BAD_REQUEST,
    status: 400,
  })
}

function checkShape(schema: GraphQLSchema, document: DocumentNode): void {
  const { depth, aliases } = shapeOf(schema, document)
  if (depth > LIMITS.depth) {
    throw new Refusal(`The operation is ${depth} levels deep, and ${LIMITS.depth} are allowed.`, {
      code: ErrorCode.QUERY_TOO_DEEP,
      status: 400,
      details: { requested: depth, maximum: LIMITS.depth },
    })
  }
  if (aliases > LIMITS.aliases) {
    throw new Refusal(`The operation has ${aliases} aliases, and ${LIMITS.aliases} are allowed.`, {
      code: ErrorCode.TOO_MANY_ALIASES,
      status: 400,
      details: { requested: aliases, maximum: LIMITS.aliases },
    })
  }
}

function checkCost(cost: number): void {
  if (cost <= LIMITS.cost) return
  throw new Refusal(
    `The operation costs ${cost} points, and ${LIMITS.cost} are allowed: ask for fewer rows or fields.`,
    {
      code: ErrorCode.QUERY_TOO_COSTLY,
      status: 400,
      details: { requested: cost, maximum: LIMITS.cost },
    },
  )
}
