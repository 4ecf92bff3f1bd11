import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { StartError } from '#graph/runtime/start-error.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { compressAnswers } from './compression.ts'
import { addressKey, checkForwarded, networkKey } from './limits/addresses.ts'
import { acceptJsonOnly } from './scope.ts'
import { createServer, listen } from './server.ts'

const host = '127.0.0.1'

describe('listen', () => {
  it('explains in a sentence that the port is taken', async () => {
    const first = createServer({ log: false })
    const second = createServer({ log: false })
    const port = await listen(first, { port: 0, host })
    const failure = await listen(second, { port, host }).catch((error) => error)
    await Promise.all([first.close(), second.close()])
    expect(failure).toBeInstanceOf(StartError)
    expect(failure.message).toBe(`Port ${port} is taken: stop what listens there, or set PORT to another one.`)
  })

  it('explains in a sentence that the host is not an address of this machine', async () => {
    const server = createServer({ log: false })
    await expect(listen(server, { port: 0, host: '192.0.2.1' })).rejects.toThrow('HOST 192.0.2.1 is no address')
    await server.close()
  })
})

describe('a connection', () => {
  const open = async () => {
    const server = createServer({ log: false })
    let seen = 0
    server.addHook('onRequest', async () => {
      seen += 1
    })
    server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    server.route({ method: ['GET', 'POST'], url: '/', handler: async () => 'done' })
    const port = await listen(server, { port: 0, host })
    const send = async (request: string) => {
      const socket = connect(port, host)
      await once(socket, 'connect')
      const answer = text(socket)
      socket.write(request)
      return answer.catch(() => '')
    }
    return { server, send, seen: () => seen }
  }

  it('has three hundred requests, however many a packet has', async () => {
    const { server, send, seen } = await open()
    await send('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1000))
    expect(seen()).toBe(300)
    await server.close()
  })

  it('is closed when its address has 64 others, unless that is a trusted proxy', async () => {
    for (const [trustedProxies, expected] of [
      [[], 64],
      [['loopback'], 70],
    ] as const) {
      const server = createServer({ log: false, trustedProxies: [...trustedProxies] })
      const port = await listen(server, { port: 0, host })
      const sockets = Array.from({ length: 70 }, () => connect(port, host).on('error', () => {}))
      for (const socket of sockets) socket.resume()
      let accepted = 0
      server.server.on('connection', () => {
        accepted += 1
      })
      await eventually(() => accepted === 70 && sockets.filter(({ closed }) => !closed).length === expected)
      for (const socket of sockets) socket.destroy()
      await server.close()
    }
  })

  it.each([
    ['at an address without a route', 'POST /nowhere HTTP/1.1', 404],
    ['of a GET', 'GET / HTTP/1.1', 400],
  ])('is closed when a body %s is refused, of which most has not come', async (_what, line, status) => {
    const { server, send } = await open()
    const answer = await send(`${line}\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 1000000\r\n\r\na`)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*^connection: close`, 'ims'))
    await server.close()
  })

  it('is closed when a body comes in too many pieces, of which most are not read', async () => {
    const { server, send } = await open()
    let bytesRead = () => 0
    server.server.on('connection', (socket) => {
      bytesRead = () => socket.bytesRead
    })
    const body = '1\r\na\r\n'.repeat(400_000)
    await send(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n${body}0\r\n\r\n`,
    )
    expect(bytesRead()).toBeLessThan(body.length / 2)
    await server.close()
  })
})

it('a body that never ends is ended, and a route may give it more time', async () => {
  const server = createServer({ log: false })
  server.addContentTypeParser('multipart/test', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.post('/short', { config: { requestSeconds: 0.1 } }, async () => 'read')
  server.post('/long', { config: { requestSeconds: 60 } }, async () => 'read')
  const address = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  const begin = (path: string) => {
    const socket = connect(Number(address.port), address.hostname)
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/test\r\nContent-Length: 4\r\n\r\nbo`)
    return socket
  }
  const long = begin('/long')
  expect(await text(begin('/short'))).toMatch(/^HTTP\/1.1 408 /)
  long.end('dy')
  expect(await text(long)).toMatch(/read$/)
  await server.close()
})

const FORWARDED = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
const SECRET = 'relation "secrets" in /srv/graph/app.ts'

const open = (options: Parameters<typeof createServer>[0] = {}) => {
  const server = createServer({ log: false, ...options })
  server.get('/', async ({ ip }) => ({ ip }))
  server.get('/fails', async () => {
    throw new Error(SECRET)
  })
  server.get('/one/:id', async () => 'one')
  return server
}

describe('the address of a caller', () => {
  it.each([
    ['nobody', [], '10.0.0.2', '10.0.0.2'],
    ['the proxy that forwards', ['10.0.0.0/8'], '10.0.0.2', '198.51.100.7'],
    ['each proxy on the way', ['10.0.0.2', '198.51.100.7'], '10.0.0.2', '203.0.113.9'],
    ['a proxy on this machine', ['loopback'], '127.0.0.1', '198.51.100.7'],
    ['another machine than the one that forwards', ['10.0.0.2'], '192.0.2.66', '192.0.2.66'],
  ])('when %s is trusted', async (_what, trustedProxies, remoteAddress, ip) => {
    const response = await open({ trustedProxies }).inject({ url: '/', remoteAddress, headers: FORWARDED })
    expect(response.json()).toEqual({ ip })
  })
})

describe('the host of a request', () => {
  const hostSeen = async (host: string, forwarded = {}) => {
    const server = createServer({ log: false, trustedProxies: ['loopback'] })
    server.get('/', async (request) => ({ host: request.host }))
    const response = await server.inject({ url: '/', headers: { host, ...forwarded } })
    return response.statusCode === 200 ? response.json().host : response.json()
  }

  it.each(['carts.example', 'localhost:4000', '[::1]:4000', '127.0.0.1'])('may be %s', async (host) => {
    expect(await hostSeen(host, { 'x-forwarded-host': 'evil.example' })).toBe(host)
  })

  it.each(['^_4h!', 'a b', 'carts.example/x', 'user@carts.example', '[::1', 'a:port'])(
    'may not be "%s"',
    async (host) => {
      expect(await hostSeen(host)).toMatchObject({ error: 'The Host header names no host.', code: 'BAD_REQUEST' })
    },
  )
})

describe('the headers of an answer', () => {
  it.each(['/', '/fails', '/nowhere', '/%zz', `/one/${'x'.repeat(200)}`])('of %s keep browsers strict', async (url) => {
    const { headers } = await open().inject(url)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    for (const name of ['server', 'x-powered-by', 'strict-transport-security']) expect(headers[name]).toBeUndefined()
  })

  it('keep browsers on https if the site uses it', async () => {
    const { headers } = await open({ siteUrl: 'https://carts.example' }).inject('/')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('requests outside of every scope', () => {
  it.each([
    ['/fails', 500, 'Something went wrong on our side. Please try again.'],
    ['/nowhere/<b>', 404, 'Not found'],
    ['/%zz<b>', 400, 'The address cannot be read: a percent sign in it must begin an escape such as %20.'],
    [`/one/<b>${'x'.repeat(200)}`, 414, 'A part of the address is too long.'],
  ])(
    '%s is a page to a browser, JSON to a program, and neither repeats or tells anything',
    async (url, status, words) => {
      const server = open()
      const visit = await server.inject({ url, headers: { accept: 'text/html,*/*' } })
      expect([visit.statusCode, visit.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(visit.body).toContain(`<p>${words}</p>`)
      const call = await server.inject(url)
      expect(call.statusCode).toBe(status)
      expect(call.json().error).toBe(words)
      const api = await server.inject({ url: `/api/%zz`, headers: { accept: 'text/html' } })
      expect(api.json().error).toContain('cannot be read')
      for (const { body, headers } of [visit, call]) {
        expect(headers['cache-control']).toBe('no-store')
        expect(body).not.toMatch(/secrets|\.ts|<b>|xxx/)
      }
    },
  )
})

const server = createServer({ log: false })
let port: number

beforeAll(async () => {
  port = await listen(server, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

async function send(request: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
  return { status: Number(status.split(' ')[1]), headers, answer: JSON.parse(body) }
}

describe('a request that is refused before any route sees it', () => {
  it.each([
    ['a long URL', `GET /?query=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['no HTTP', 'carts, please\r\n\r\n', 400, 'BAD_REQUEST'],
  ])('gets an answer that a page of any origin may read: %s', async (_what, request, status, code) => {
    const { answer, headers, ...answered } = await send(request)
    expect(answered.status).toBe(status)
    expect(answer).toEqual({ error: expect.stringMatching(/\.$/), code, requestId: headers['x-request-id'] })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('X-Request-Id'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })
})

const TEXT = 'carts '.repeat(1000)

describe('an answer whose address has compressed forms', () => {
  it.each([
    ['text', {}],
    ['stream', {}],
    ['nothing-new', {}],
    ['text', { 'accept-encoding': 'br' }],
    ['stream', { 'accept-encoding': 'gzip' }],
  ])('says so to caches: %s for %j', async (url, headers) => {
    const server = createServer({ log: false })
    await compressAnswers(server)
    server.get('/text', (_request, reply) => reply.type('text/csv').header('vary', 'accept').send(TEXT))
    server.get('/stream', (_request, reply) => reply.type('application/xml').send(Readable.from([TEXT])))
    server.get('/nothing-new', (_request, reply) => reply.code(304).send())
    server.get('/picture', (_request, reply) => reply.type('image/webp').send(TEXT))
    const { headers: answer } = await server.inject({ url: `/${url}`, headers })
    expect(answer.vary).toBe(url === 'text' ? 'accept, accept-encoding' : 'accept-encoding')
    expect((await server.inject({ url: '/picture', headers })).headers.vary).toBeUndefined()
  })
})

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
    const facts = { detail: 'The gate code is 4711.', parameters: [PERSON] }
    throw Object.assign(new Error(`duplicate key: ${PERSON.email}`), facts)
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

/** The log lines after a request from each of these machines, which forward others' requests. */
async function logOf(trustProxy: string[] | false, ...machines: string[]): Promise<string> {
  return (await forward(trustProxy, machines, [FORWARDED['x-forwarded-for']])).log
}

/** What requests from these machines, each with each of these addresses, are taken to come from, and the lines of the log. */
async function forward(trustProxy: string[] | false, machines: string[], addresses: string[]) {
  const logged = new PassThrough()
  const server = Fastify({ logger: { level: 'warn', stream: logged }, trustProxy })
  const warn = checkForwarded()
  server.addHook('onRequest', async (request) => warn(request))
  server.get('/', async ({ ip }) => addressKey(ip))
  const callers: string[] = []
  for (const remoteAddress of machines)
    for (const address of addresses) {
      const headers = { 'x-forwarded-for': address }
      callers.push((await server.inject({ url: '/', remoteAddress, headers })).body)
    }
  logged.end()
  return { callers, log: await text(logged) }
}

describe('a machine that forwards requests', () => {
  it.each(['127.0.0.1', '::1', '10.1.2.3', '172.31.0.9', '192.168.0.2', 'fd00::2', '::ffff:10.0.0.2'])(
    'at %s is named once in the log, unless it is trusted',
    async (machine) => {
      const lines = (await logOf(false, machine, machine)).trim().split('\n')
      expect(lines).toHaveLength(1)
      expect(JSON.parse(lines[0]!)).toMatchObject({ address: machine, msg: expect.stringContaining('TRUSTED_PROXIES') })
      expect(await logOf(['loopback', 'uniquelocal'], machine)).toBe('')
    },
  )

  it('outside our network causes no warning', async () => {
    expect(await logOf(false, '198.51.100.7', '172.32.0.1')).toBe('')
  })
})

it('the address that a trusted proxy forwards is not used if it cannot be parsed, which is logged once', async () => {
  const addresses = ['unknown', '203.0.113.9:56789', '_hidden, 10.9.9.9']
  const { callers, log } = await forward(['10.0.0.0/8'], ['10.1.2.3'], addresses)
  expect(callers).toEqual(['unknown', 'unknown', 'unknown'])
  const lines = log.split('\n').filter(Boolean)
  expect(lines).toHaveLength(1)
  const msg = expect.stringContaining('names no address')
  expect(JSON.parse(lines[0]!)).toMatchObject({ address: '10.1.2.3', msg })
})

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:c000:0207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ["'; drop table", 'unknown'],
])('%s has the budget of %s', (address, key) => {
  expect(addressKey(address)).toBe(key)
})

it('an address shares the budget of its /48', () => {
  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:DB8:1:ffff::9'])
    expect(networkKey(address)).toBe('2001:db8:1::/48')
  for (const address of ['192.0.2.7', '::ffff:192.0.2.7', 'unknown']) expect(networkKey(address)).toBeUndefined()
})
