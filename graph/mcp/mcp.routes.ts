import type { FastifyPluginAsync } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { answerInJson } from '#graph/http/errors/failures.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { acceptJsonOnly, refusalOfJson, refuseOtherMethods } from '#graph/http/scope.ts'
import { openToAllOrigins } from '#graph/http/security-headers.ts'
import type { createAnswers, McpOptions } from './mcp-server.ts'

/** The part of a message that the protocol's library checks; the arguments of a tool are the variables of its operation. */
function withoutArguments(message: unknown): object {
  const { params, ...rest } = Object(message)
  return { ...rest, params: { ...Object(params), arguments: undefined } }
}

/** /mcp: the inventory as tools for language models, by the Streamable HTTP transport of the Model Context Protocol. */
export const mcpRoutes =
  (options: McpOptions): FastifyPluginAsync =>
  async (app) => {
    await openToAllOrigins(app)
    acceptJsonOnly(app, LIMITS.bodyBytes)
    meter(app, COST.operation)
    app.setErrorHandler(answerInJson)
    let answers: ReturnType<typeof createAnswers> | undefined
    app.post('/', async (request, reply) => {
      if (Array.isArray(request.body)) throw new HttpError(ErrorCode.BAD_REQUEST, 'Send one message in a request.')
      const refusal = refusalOfJson(withoutArguments(request.body), LIMITS.mcpValues)
      if (refusal) throw refusal
      // The first request loads the library: most processes never need it.
      answers ??= (await import('./mcp-server.ts')).createAnswers(options)
      const headers = Object.entries(request.headers) as [string, string][]
      const message = new Request(options.site.page(request.url), { method: 'POST', headers })
      const answer = await answers(message, request)
      const type = answer.headers.get('content-type')
      reply.code(answer.status).headers({ 'cache-control': 'no-store', ...(type && { 'content-type': type }) })
      return reply.send(await answer.text())
    })
    refuseOtherMethods(app, '/', ['POST'])
  }
