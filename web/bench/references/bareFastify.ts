import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import { type HttpRequest, WORKS } from '#web/bench/httpWork.ts'

/**
 * A bare Fastify server: it parses the JSON of a POST and sends the very bytes and headers that the server at ORIGIN
 * answers to the same request. It counts, limits and logs nothing.
 */
const { ORIGIN = '' } = process.env

interface Answer {
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Uses node:http because fetch would decompress the body. */
const fetchAnswer = async ({ method, path, headers, body }: HttpRequest): Promise<Answer> => {
  const sent = request(ORIGIN + path, { method, headers }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const { connection, 'keep-alive': keepAlive, date, 'transfer-encoding': encoding, ...kept } = response.headers
  return { headers: kept, body: await buffer(response) }
}

const pages = new Map<string, Answer>()
const operations = new Map<string, Answer>()
for (const { request: wanted } of WORKS.filter(({ answerers }) => answerers.includes('cached'))) {
  const answer = await fetchAnswer(wanted)
  if (wanted.body) operations.set(JSON.parse(wanted.body).query, answer)
  else pages.set(`${wanted.path} ${wanted.headers?.['accept-encoding'] ?? ''}`, answer)
}

const app = Fastify()

app.get('/*', (request, reply) => {
  const { headers, body } = pages.get(`${request.url} ${request.headers['accept-encoding'] ?? ''}`)!
  reply.headers(headers).send(body)
})

app.post<{ Body: { query: string } }>('/graphql', (request, reply) => {
  const { headers, body } = operations.get(request.body.query)!
  reply.headers(headers).send(body)
})

console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
