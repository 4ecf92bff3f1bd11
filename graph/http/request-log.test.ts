import { acceptJsonOnly } from './scope.ts'
import { createServer } from './server.ts'

const PERSON = { email: 'lovelace@example.com', phone: '(570) 555-0142' }

async function linesOf(level: 'info' | 'warn', ask: (server: ReturnType<typeof createServer>) => Promise<unknown>) {
  const lines: string[] = []
  const server = createServer({ logLevel: level, logStream: { write: (line) => lines.push(line) } })
  acceptJsonOnly(server, 1000)
  server.get('/page/*', async (request) => {
    request.cacheResult = 'hit'
    return 'fine'
  })
  server.post('/broken', async (request) => {
    request.log.warn({ headers: request.headers, body: request.body }, 'somebody logs too much')
    throw Object.assign(new Error(`duplicate key: ${PERSON.email}`), {
      detail: 'The gate code is 4711.',
      parameters: [PERSON],
    })
  })
  await ask(server)
  await server.close()
  return lines.map((line) => JSON.parse(line))
}

describe('the log', () => {
  it('has one line for each request, with its id and result', async () => {
    let id: unknown
    const lines = await linesOf('info', async (server) => {
      const { headers } = await server.inject('/page/one?partner=acme')
      id = headers['x-request-id']
    })
    const line = { requestId: id, method: 'GET', path: '/page/one', status: 200, cache: 'hit' }
    expect(lines).toEqual([expect.objectContaining(line)])
    expect(lines[0].ms).toBeGreaterThanOrEqual(0)
  })

  it('has no lines for successful requests, except at the level info', async () => {
    expect(await linesOf('warn', (server) => server.inject('/page/one'))).toEqual([])
  })

  it('has no personal data, not even by mistake', async () => {
    const lines = await linesOf('info', async (server) => {
      await server.inject(`/page/${PERSON.email}?phone=5705550142&message=gate`)
      await server.inject({
        method: 'POST',
        url: '/broken?email=lovelace%40example.com',
        headers: { authorization: 'Bearer s3cret', 'x-partner-key': 's3cret', cookie: 'who=lovelace' },
        payload: PERSON,
      })
    })
    expect(lines.map(({ msg, status }) => [msg, status])).toContainEqual(['request failed', 500])
    const log = JSON.stringify(lines)
    for (const secret of ['lovelace', 's3cret', '5550142', '555-0142', '127.0.0.1', 'gate', '4711']) {
      expect(log).not.toContain(secret)
    }
  })
})
