import type { FastifyRequest } from 'fastify'
import type { GraphQLSchema } from 'graphql'

export interface OperationContext {
  /** Identifies the request in the log. */
  requestId: string
  /** Undefined for an operation in process, such as those of a page that is rendered. */
  request: FastifyRequest | undefined
  /** Runs work once even if several aliases of an operation need it. `key` names the work and its input. */
  once<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

export interface OperationOptions {
  schema: GraphQLSchema
  createContext: (request: FastifyRequest) => OperationContext
}
