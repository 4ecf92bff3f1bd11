import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { DataSource } from 'typeorm'
import type { CallingPartner } from '#graph/api/partner-key.ts'
import { createGraph, type Graph } from '#graph/app.ts'
import { rateLimit } from '#graph/http/limits/rate-limit.ts'
import { createServer } from '#graph/http/server.ts'
import { openTestDatabase } from './database.ts'
import { recordStatements } from './record-statements.ts'

export const TEST_SITE = 'https://carts.example'

interface GraphqlAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer is the test's own operation
  data: any
  errors?: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[]
  extensions?: Record<string, unknown>
}

export interface TestGraph {
  graph: Graph
  server: FastifyInstance
  database: DataSource
  databaseUrl: string
  mediaDir: string
  /** Sends an operation through the HTTP server; fails when the answer is not JSON. */
  ask(query: string, variables?: object): Promise<GraphqlAnswer>
  /** The data of an operation; fails when the answer has errors. */
  dataOf(query: string, variables?: object): Promise<GraphqlAnswer['data']>
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  /** The SQL statements that ran during `work`. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

interface TestGraphOptions {
  /** What an address may cost a minute; unlimited by default. */
  rateLimit?: number
  /** Inquiries that an address may send in ten minutes; unlimited by default. */
  contactLimit?: number
  /** By their keys. */
  partners?: Record<string, CallingPartner>
  /** Addresses of those who may use the desk. */
  staff?: string[]
  printLink?: (line: string) => void
}

/** The API on its own database, without a port. Call `close` in `afterAll`. */
export async function createTestGraph({
  rateLimit: quota = Number.MAX_SAFE_INTEGER,
  contactLimit = Number.MAX_SAFE_INTEGER,
  partners = {},
  staff,
  printLink,
}: TestGraphOptions = {}): Promise<TestGraph> {
  const statements: string[] = []
  const { url, database, close } = await openTestDatabase({ logger: recordStatements(statements) })
  const mediaDir = await mkdtemp(join(tmpdir(), 'ridgeline-media-'))
  const graph = createGraph({ siteUrl: TEST_SITE, mediaDir, contactLimit, staff, printLink }, database)
  const server = createServer({ log: false })
  await server.register(rateLimit, { rateLimit: quota, findPartner: (key) => partners[key] })
  await server.register(graph.routes)

  const inject = (options: InjectOptions) => server.inject(options)
  const ask = async (query: string, variables?: object): Promise<GraphqlAnswer> =>
    (await inject({ method: 'POST', url: '/graphql', payload: { query, variables } })).json()

  return {
    graph,
    server,
    database,
    databaseUrl: url,
    mediaDir,
    inject,
    ask,
    async dataOf(query, variables) {
      const { data, errors } = await ask(query, variables)
      if (errors) throw new Error(JSON.stringify(errors))
      return data
    },
    async statementsOf(work) {
      const from = statements.length
      await work()
      return statements.slice(from)
    },
    async close() {
      await server.close()
      await rm(mediaDir, { recursive: true })
      await close()
    },
  }
}
