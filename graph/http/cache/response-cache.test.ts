import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { jest } from '@jest/globals'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { keyOfGet, keyOfGraphqlPost } from './request-key.ts'
import { responseCache } from './response-cache.ts'

const LONG = 'golf cart '.repeat(500)

let app: FastifyInstance
let version: { current: number; isLive: boolean; isReachable: boolean }
let computed: number
let respond: (reply: FastifyReply) => unknown

/** One route whose answer each test decides; `computed` counts how often it was asked. */
beforeEach(async () => {
  version = { current: 1, isLive: true, isReachable: true }
  computed = 0
  respond = answer()
  app = Fastify()
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  await app.register(responseCache, { version, maxBytes: 200_000 })
  app.get('/*', (_request, reply) => {
    computed += 1
    return respond(reply)
  })
})

afterEach(() => app.close())

const get = (url = '/page', headers = {}) => app.inject({ url, headers })

const answer =
  (body = LONG, headers = {}) =>
  (reply: FastifyReply) =>
    reply.headers({ 'cache-control': 'public, max-age=60', ...headers }).send(body)

const statusOf = async (url?: string, headers = {}) => (await get(url, headers)).headers['cache-status']

const HIT = 'ridgeline; hit'
const MISS = 'ridgeline; fwd=miss; stored'

describe('the response cache', () => {
  it.each(['public, max-age=60', 'public, no-cache, max-age=300'])(
    'computes a public answer once: %s',
    async (control) => {
      respond = answer(LONG, { 'cache-control': control })
      expect([await statusOf(), await statusOf()]).toEqual([MISS, HIT])
      expect((await get()).body).toBe(LONG)
      expect(computed).toBe(1)
    },
  )

  it('answers HEAD from a cached GET', async () => {
    await get()
    const { headers, body } = await app.inject({ method: 'HEAD', url: '/page' })
    expect(headers['cache-status']).toBe(HIT)
    expect(body).toBe('')
  })

  it.each([
    ['says no-store', { 'cache-control': 'no-store' }],
    ['is private', { 'cache-control': 'private, max-age=60' }],
    ['says nothing', {}],
    ['sets a cookie', { 'cache-control': 'public, max-age=60', 'set-cookie': 'a=1' }],
    ['depends on cookies', { 'cache-control': 'public, max-age=60', vary: 'cookie' }],
    ['is no 200', { 'cache-control': 'public, max-age=60' }, 404],
  ])('keeps nothing that %s', async (_what, headers, status = 200) => {
    respond = (reply) => reply.code(status).headers(headers).send(LONG)
    for (const time of [1, 2]) expect([(await get()).statusCode, computed]).toEqual([status, time])
  })

  it('caches all headers of an answer, and none of its request', async () => {
    const own = { 'content-type': 'text/plain', link: '</feed>; rel=alternate', 'x-new': 'yes' }
    respond = answer(LONG, own)
    const first = await get()
    const { headers } = await get()
    expect(headers).toMatchObject(own)
    expect(headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  })

  it('computes once for concurrent requests', async () => {
    const gate = Promise.withResolvers<void>()
    respond = (reply) => gate.promise.then(() => answer()(reply))
    const answers = Array.from({ length: 20 }, () => get())
    gate.resolve()
    const bodies = (await Promise.all(answers)).map(({ body }) => body)
    expect(new Set(bodies)).toEqual(new Set([LONG]))
    expect(computed).toBe(1)
  })

  it('lets waiting requests compute their own response if the first is not cacheable', async () => {
    respond = async (reply) => reply.header('cache-control', 'no-store').send(String(computed))
    const answers = await Promise.all([get(), get(), get()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(computed).toBe(3)
  })

  it('makes everything stale when the catalogue changes', async () => {
    await get()
    version.current += 1
    expect(await statusOf()).toBe(MISS)
    expect(computed).toBe(2)
  })

  it('never treats a response as fresh that was started before a change', async () => {
    respond = (reply) => {
      version.current += 1
      return answer('old')(reply)
    }
    await get()
    respond = answer('new')
    expect((await get()).body).toBe('new')
  })

  it('treats nothing as fresh while changes may go unnoticed', async () => {
    version.isLive = false
    await get()
    await get()
    expect(computed).toBe(2)
  })

  it('expires a response on time, even if the clock is set back', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
    await get()
    jest.setSystemTime(Date.now() - 86_400_000)
    jest.advanceTimersByTime(61_000)
    expect(await statusOf()).toBe(MISS)
    jest.useRealTimers()
  })

  it.each([
    ['a 500', (reply: FastifyReply) => reply.code(500).send({ error: 'down' })],
    [
      'an answer that misses a part',
      (reply: FastifyReply) => {
        reply.isIncomplete = true
        return reply.header('cache-control', 'no-store').send('short')
      },
    ],
    ['a thrown error', () => Promise.reject(new Error('down'))],
  ])('sends the last good answer instead of %s', async (_what, failure) => {
    await get()
    version.current += 1
    respond = failure
    const { statusCode, headers, body } = await get()
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: LONG })
    expect(headers).toMatchObject({
      age: '0',
      'cache-control': 'no-store',
      warning: '110 - "Response is Stale"',
      'cache-status': 'ridgeline; hit; fwd=stale; detail=stale-if-error',
    })
  })

  it('serves stale responses at once while the database cannot be reached, and computes only what it lacks', async () => {
    await get()
    version = Object.assign(version, { current: 2, isLive: false, isReachable: false })
    const { body, headers } = await get()
    expect(body).toBe(LONG)
    expect(headers.warning).toBe('110 - "Response is Stale"')
    expect(computed).toBe(1)
    await get('/another')
    expect(computed).toBe(2)
  })

  it('passes a failure on when there is no stale answer', async () => {
    respond = (reply) => reply.code(503).send('down')
    expect((await get()).statusCode).toBe(503)
  })

  it('stays within its bytes', async () => {
    respond = answer('x'.repeat(50_000))
    for (const name of ['/1', '/2', '/3', '/4', '/5']) await get(name)
    expect(await statusOf('/5')).toBe(HIT)
    expect(await statusOf('/1')).toBe(MISS)
  })
})

describe('a cached answer', () => {
  it.each([
    ['its own tag', (etag: string) => etag],
    ['a list with the strong form', (etag: string) => `"other", ${etag.replace('W/', '')}`],
    ['any tag', () => '*'],
  ])('is a 304 for a client that has %s', async (_what, tagFor) => {
    const first = await get()
    const etag = String(first.headers.etag)
    const { statusCode, body, headers } = await get('/page', { 'if-none-match': tagFor(etag) })
    expect({ statusCode, body }).toEqual({ statusCode: 304, body: '' })
    expect(headers.etag).toBe(etag)
    // Also where it is computed again and has not changed.
    version.current += 1
    expect((await get('/page', { 'if-none-match': tagFor(etag) })).statusCode).toBe(304)
    expect(computed).toBe(2)
  })

  it('is no 304 for a POST, whose answer no client keeps', async () => {
    app.post('/graphql', (_request, reply) => respond(reply))
    for (const status of [MISS, HIT]) {
      const { statusCode, headers, body } = await app.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: '{ a }' },
        headers: { 'if-none-match': '*' },
      })
      expect([statusCode, headers['cache-status'], body]).toEqual([200, status, LONG])
    }
  })

  it('is a 304 for a client that has it since its last change', async () => {
    const changedAt = 'Sat, 01 Nov 2025 00:00:00 GMT'
    respond = answer(LONG, { 'last-modified': changedAt })
    for (const status of [MISS, HIT]) {
      const { statusCode, headers } = await get('/page', { 'if-modified-since': changedAt })
      expect([statusCode, headers['cache-status']]).toEqual([304, status])
    }
    expect((await get('/page', { 'if-modified-since': 'Fri, 31 Oct 2025 00:00:00 GMT' })).statusCode).toBe(200)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, GZIP', 'gzip', gunzipSync],
  ])('is sent in the encoding that the client accepts: %s', async (acceptEncoding, expected, decode) => {
    for (const status of [MISS, HIT]) {
      const { headers, rawPayload } = await get('/page', { 'accept-encoding': acceptEncoding })
      expect(headers).toMatchObject({ 'content-encoding': expected, vary: 'accept-encoding', 'cache-status': status })
      expect(decode(rawPayload).toString()).toBe(LONG)
    }
    expect((await get('/page', { 'accept-encoding': 'identity' })).body).toBe(LONG)
  })

  it('that is a picture is not compressed again', async () => {
    respond = answer(LONG, { 'content-type': 'image/png' })
    const { headers, body } = await get('/page', { 'accept-encoding': 'br' })
    expect({ body, encoding: headers['content-encoding'] }).toEqual({ body: LONG })
  })
})

const keyFor = (url: string, headers = {}, routeOptions: object = { url: '/*', config: {} }, method = 'GET') =>
  keyOfGet({ method, url, headers, routeOptions } as FastifyRequest)

const keyOfPost = (body: unknown, headers = {}) =>
  keyOfGraphqlPost({
    url: '/graphql',
    routeOptions: { url: '/graphql', config: {} },
    headers: { 'content-length': String(JSON.stringify(body).length), ...headers },
    body,
  } as FastifyRequest)

describe('the key of a GET', () => {
  const GRAPHQL = { url: '/graphql', config: {} }
  const [HTML, JSON_TYPE] = ['text/html', 'application/json'].map((accept) => ({ accept }))

  it('is the same for what gets the same answer', () => {
    const campaign = '/inventory?utm_source=mail&q=nomad&brand=denago&gclid=1'
    expect(keyFor(campaign)).toBe(keyFor('/inventory?brand=denago&q=nomad'))
    expect(keyFor('/vehicle/nomad?partner=acme')).toBe(keyFor('/vehicle/nomad'))
    expect(keyFor('/inventory', {}, undefined, 'HEAD')).toBe(keyFor('/inventory'))
    expect(keyFor('/about', HTML)).toBe(keyFor('/about', JSON_TYPE))
    // Only the files that are not cached are sent in parts.
    expect(keyFor('/about', { range: 'bytes=0-10' })).toBe(keyFor('/about'))
  })

  it('has the partner for the page that renders it, and the accepted media type for /graphql', () => {
    for (const form of ['/contact', '/%63ontact', '/Contact/'])
      expect(keyFor(`${form}?partner=acme`)).not.toBe(keyFor(form))
    for (const url of ['/graphql?query={__typename}', '/%67raphql?query={__typename}'])
      expect(keyFor(url, HTML, GRAPHQL)).not.toBe(keyFor(url, JSON_TYPE, GRAPHQL))
  })

  it('does not exist for health checks, which must never wait for each other, nor for HEAD at /graphql', () => {
    expect(keyFor('/readyz', {}, { url: '/readyz', config: { isVital: true } })).toBeUndefined()
    expect(keyFor('/graphql?query={a}', {}, GRAPHQL)).toBeDefined()
    expect(keyFor('/graphql?query={a}', {}, GRAPHQL, 'HEAD')).toBeUndefined()
  })

  it.each([
    ['other values', '/inventory?q=a', '/inventory?q=b'],
    ['values that decode to the same text', '/inventory?q=%ff', '/inventory?q=%fe'],
    ['the order of a repeated parameter', '/inventory?q=a&q=b', '/inventory?q=b&q=a'],
    ['the case of a path', '/vehicle/Nomad', '/vehicle/nomad'],
    ['a path that looks like a query', '/vehicle/a%3Fq=1', '/vehicle/a?q=1'],
  ])('tells apart %s', (_what, one, other) => {
    expect(keyFor(one)).not.toBe(keyFor(other))
  })

  it.each([
    ['an authorization', '/about', { authorization: 'Bearer x' }],
    ['an encoded parameter name', '/inventory?%71=nomad', {}],
    ['a very long address', `/inventory?q=${'x'.repeat(5000)}`, {}],
  ])('does not exist with %s', (_what, url, headers) => {
    expect(keyFor(url, headers)).toBeUndefined()
  })
})

describe('the key of a POST to /graphql', () => {
  const query = 'query($id: ID!) { vehicle(id: $id) { name } }'

  it.each([
    ['a number and its text', { query, variables: { id: 2 } }, { query, variables: { id: '2' } }],
    ['the order of a list', { query, variables: { id: [1, 2] } }, { query, variables: { id: [2, 1] } }],
    ['the operation that is chosen', { query, operationName: 'A' }, { query, operationName: 'B' }],
    ['null and nothing', { query, variables: { id: null } }, { query, variables: {} }],
    [
      'a text and its hash',
      { query, extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } },
    ],
  ])('tells apart %s', (_what, one, other) => {
    expect(keyOfPost(one)).not.toBe(keyOfPost(other))
  })

  it.each([
    ['a batch', [{ query }]],
    ['a mutation', { query: 'mutation { submitContact(input: {}) { inquiry { id } } }' }],
    ['a mutation behind a query', { query: `${query} mutation M { __typename }`, operationName: 'M' }],
    ['a key that GraphQL over HTTP does not know', { query, batch: true }],
    ['no object', 'query'],
    ['a body of unknown length', { query }, { 'content-length': undefined }],
    ['a long body', { query }, { 'content-length': '20000' }],
  ])('does not exist for %s', (_what, body, headers: object = {}) => {
    expect(keyOfPost(body, headers)).toBeUndefined()
  })
})

const BOUND = 6_000_000

/** The bytes that a cache holds once it is full, in a process of its own. */
async function heldBytes(length: number, count: number): Promise<number> {
  const program = ['--expose-gc', 'graph/testing/cache-memory.ts', BOUND, length, count].map(String)
  const { stdout } = await promisify(execFile)(process.execPath, program, { env: {} })
  return Number(stdout)
}

describe('the memory of the response cache', () => {
  it.each([
    ['pages', 60_000, 150],
    ['answers that are just long enough to be compressed', 1100, 3000],
    ['tiny answers', 150, 8000],
  ])('filled with %s stays within its bound', async (_what, length, count) => {
    const share = (await heldBytes(length, count)) / BOUND
    expect(share).toBeGreaterThan(0.75)
    expect(share).toBeLessThan(1.25)
  })
})
