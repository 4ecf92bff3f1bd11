import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { SiteAddress } from '#graph/dealer/site-address.ts'
import { answerInJson } from '#graph/http/errors/answer-failure.ts'
import { Refusal } from '#graph/http/errors/refusal.ts'
import type { StreamOptions } from '#graph/http/graphql/stream/stream.route.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { acceptJsonOnly } from '#graph/http/scope/json-body.ts'
import { openToAllOrigins } from '#graph/http/scope/open-to-all-origins.ts'
import { refuseOtherMethods } from '#graph/http/scope/other-methods.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS, RATE } from '#graph/schema/limits.ts'
import type { QueryExecutor } from '#graph/schema/query-executor.ts'
import type { createAnswers } from './mcp-server.ts'

export interface McpOptions extends StreamOptions {
  execute: QueryExecutor
  site: SiteAddress
}

const headersOf = ({ headers }: FastifyRequest) => Object.entries(headers) as [string, string][]

/** /mcp: the inventory as tools for language models, by the Streamable HTTP transport of the Model Context Protocol. */
export const mcpRoutes =
  (options: McpOptions): FastifyPluginAsync =>
  async (app) => {
    await openToAllOrigins(app)
    acceptJsonOnly(app, LIMITS.bodyBytes)
    meter(app, RATE.graphqlPoints)
    app.setErrorHandler(answerInJson)
    let answers: ReturnType<typeof createAnswers> | undefined
    app.post('/', async (request, reply) => {
      if (Array.isArray(request.body))
        throw new Refusal('Send one message in a request.', { code: ErrorCode.BAD_REQUEST, status: 400 })
      // The first request loads the library: most processes never need it.
      answers ??= (await import('./mcp-server.ts')).createAnswers(options)
      const message = new Request(options.site.page(request.url), { method: 'POST', headers: headersOf(request) })
      const answer = await answers(message, request)
      const type = answer.headers.get('content-type')
      reply.code(answer.status).headers({ 'cache-control': 'no-store', ...(type && { 'content-type': type }) })
      return reply.send(await answer.text())
    })
    refuseOtherMethods(app, '/', ['POST'])
  }
