import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import Fastify from 'fastify'
import pg from 'pg'
import { type HttpRequest, WORKS } from '#web/bench/httpWork.ts'

/**
 * The limit of one Node.js process with Fastify: it fetches the very bytes that the server at ORIGIN answers, and
 * sends them for the same request. An inquiry is one insert.
 */
const { ORIGIN = '', PORT, DATABASE_URL } = process.env

interface Answer {
  headers: IncomingHttpHeaders
  body: Buffer
}

const CONNECTION_HEADERS = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']

/** Uses node:http, since fetch would decompress. */
const fetchAnswer = async ({ method, path, headers, body }: HttpRequest): Promise<Answer> => {
  const sent = request(ORIGIN + path, { method, headers }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const kept = Object.entries(response.headers).filter(([name]) => !CONNECTION_HEADERS.includes(name))
  return { headers: Object.fromEntries(kept), body: await buffer(response) }
}

const pages = new Map<string, Answer>()
const operations = new Map<string, Answer>()
for (const { request: wanted } of WORKS.filter(({ answerers }) => answerers.includes('cached'))) {
  const answer = await fetchAnswer(wanted)
  if (wanted.body) operations.set(JSON.parse(wanted.body).query, answer)
  else pages.set(`${wanted.path} ${wanted.headers?.['accept-encoding'] ?? ''}`, answer)
}

const app = Fastify()
const database = new pg.Pool({ connectionString: DATABASE_URL })

app.get('/', async () => 'ready')

app.get('/*', (request, reply) => {
  const { headers, body } = pages.get(`${request.url} ${request.headers['accept-encoding'] ?? ''}`)!
  reply.headers(headers).send(body)
})

app.post<{ Body: { query: string } }>('/graphql', (request, reply) => {
  const { headers, body } = operations.get(request.body.query)!
  reply.headers(headers).send(body)
})

app.post<{ Body: Record<string, string> }>('/api/contact', async (request, reply) => {
  const { firstName, lastName, email, phone, message } = request.body
  const id = randomUUID()
  await database.query(
    `insert into contact_inquiries (id, first_name, last_name, email, phone, interest, message, source)
     values ($1, $2, $3, $4, $5, 'sales', $6, 'rest')`,
    [id, firstName, lastName, email, phone, message],
  )
  return reply.code(201).send({ success: true, id, message: 'Thank you.' })
})

await app.listen({ port: Number(PORT), host: '127.0.0.1' })
