import type { ApolloServerPlugin } from '@apollo/server'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import type { GraphContext } from '#graph/context.ts'
import { ErrorCode } from '#graph/error-code.ts'
import { Refusal } from '#graph/http/refusal.ts'
import { costOf } from './cost.ts'
import { shapeOf } from './document-shape.ts'
import { LIMITS, RATE } from './limits.ts'

/** Refuses an operation that asks for too much; the others take their cost from the caller's budget and name it. */
export const operationLimits: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    let cost: number | undefined
    return {
      async didResolveOperation({ schema, document, operation, request: { variables = {} }, contextValue }) {
        checkShape(schema, document)
        cost = operation && costOf({ schema, document, operation, variables })
        if (cost === undefined) return
        checkCost(cost)
        // What every request takes was taken before it was read.
        if (cost > RATE.graphqlPoints) await contextValue.request?.caller?.take(cost - RATE.graphqlPoints)
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
