import type { FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'

/** Shared by the resolvers of one operation. */
export interface OperationContext {
  /** Ties an answer to its lines in the log. */
  requestId: string
  /** The request that carried the operation; none when a page is rendered in process. */
  request: FastifyRequest | undefined
  /** Runs work once even if several aliases of an operation need it. `key` names the work and its input. */
  once<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

/** For a route that executes operations. */
export interface OperationOptions {
  schema: GraphQLSchema
  /** With a signal, the context of a subscription, whose source ends with it. */
  createContext: (request: FastifyRequest, signal?: AbortSignal) => OperationContext
  countVehicles: () => Promise<number>
}
