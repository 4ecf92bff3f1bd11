import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DataSource } from 'typeorm'
import { createGraph, type Graph } from '#graph/app.ts'
import type { Partner } from '#graph/config.ts'
import { connect } from '#graph/database/data-source.ts'
import { rateLimit, takePoints } from '#graph/http/limits/rate-limit.ts'
import { createServer } from '#graph/http/server.ts'
import { createTestDatabase } from './database.ts'
import { recordStatements } from './record-statements.ts'

export const TEST_SITE = 'https://carts.example'

interface GraphqlAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is the test's own operation
  data: any
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
}

export interface TestGraph {
  graph: Graph
  server: FastifyInstance
  database: DataSource
  databaseUrl: string
  /** Sends an operation through the HTTP server; fails when the answer is not JSON. */
  ask(query: string, variables?: object): Promise<GraphqlAnswer>
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  /** The SQL statements that ran during `work`. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

interface TestGraphOptions {
  /** Points a minute for an address; unlimited by default. */
  rateLimit?: number
  partners?: Partner[]
  /** Inquiries that an address may send in ten minutes; unlimited by default. */
  contactLimit?: number
}

/** The API on its own database, without a port. Call `close` in `afterAll`. */
export async function createTestGraph({
  rateLimit: points = Number.MAX_SAFE_INTEGER,
  partners = [],
  contactLimit = Number.MAX_SAFE_INTEGER,
}: TestGraphOptions = {}): Promise<TestGraph> {
  const { url, drop } = await createTestDatabase()
  const statements: string[] = []
  const database = await connect(url, { logger: recordStatements(statements) })
  const graph = createGraph({ siteUrl: TEST_SITE, contactLimit }, database)
  const server = createServer({ log: false })
  await server.register(rateLimit, { rateLimit: points, partners })
  await server.register(takePoints)
  await server.register(graph.routes)

  const inject = (options: InjectOptions) => server.inject(options)

  return {
    graph,
    server,
    database,
    databaseUrl: url,
    inject,
    async ask(query, variables) {
      const response = await inject({ method: 'POST', url: '/graphql', payload: { query, variables } })
      return response.json()
    },
    async statementsOf(work) {
      const from = statements.length
      await work()
      return statements.slice(from)
    },
    async close() {
      await server.close()
      await database.destroy()
      await drop()
    },
  }
}
