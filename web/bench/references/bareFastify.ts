import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyReply } from 'fastify'
import pg from 'pg'
import { fetchRaw, type RawAnswer } from '#web/bench/answers.ts'
import { WORKS } from '#web/bench/httpWork.ts'

/**
 * The least that Fastify can do: it fetches the very headers and bytes that the server at ORIGIN answers, and writes them for
 * the same request, whose JSON it parses. It counts, limits and logs nothing. An inquiry is one insert.
 */
const { ORIGIN = '', PORT, DATABASE_URL } = process.env

/** Without the steps of `reply.send`, which take several microseconds. */
const send = (reply: FastifyReply, { headers, body }: RawAnswer) => {
  reply.hijack().raw.writeHead(200, headers).end(body)
}

const pages = new Map<string, RawAnswer>()
const operations = new Map<string, RawAnswer>()
for (const { request: wanted } of WORKS.filter(({ answerers }) => answerers.includes('cached'))) {
  const answer = await fetchRaw(ORIGIN, wanted)
  if (wanted.body) operations.set(JSON.parse(wanted.body).query, answer)
  else pages.set(`${wanted.path} ${wanted.headers?.['accept-encoding'] ?? ''}`, answer)
}

const app = Fastify()
const database = new pg.Pool({ connectionString: DATABASE_URL })

app.get('/', async () => 'ready')

app.get('/*', (request, reply) => {
  send(reply, pages.get(`${request.url} ${request.headers['accept-encoding'] ?? ''}`)!)
})

app.post<{ Body: { query: string } }>('/graphql', (request, reply) => {
  send(reply, operations.get(request.body.query)!)
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
