import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { jest } from '@jest/globals'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { CallingPartner } from '#graph/api/partner-key.ts'
import { responseCache } from '#graph/http/cache/response-cache.ts'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { meter, rateLimit, takePoints } from './rate-limit.ts'

const PARTNERS = new Map<string, CallingPartner>([
  ['a-key-of-acme', { name: 'acme', scopes: [] }],
  ['its-next-key', { name: 'acme', scopes: [] }],
  ['a-key-of-other', { name: 'other', scopes: [] }],
])
const ACME = { 'x-partner-key': 'a-key-of-acme' }
const FROM_ELSEWHERE = { remoteAddress: '192.0.2.7' }

const test = await createTestGraph()
const servers: FastifyInstance[] = []

// No minute ends within a test.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
afterEach(() => void jest.useRealTimers())
afterAll(async () => {
  for (const server of servers) await server.close()
  await test.close()
})

/** A new server with the plugins in production's order. */
async function open(points: number) {
  const server = createServer({ log: false })
  servers.push(server)
  await server.register(rateLimit, { rateLimit: points, findPartner: (key) => PARTNERS.get(key) })
  await server.register(responseCache, { version: { current: 1, isLive: true, isReachable: true } })
  await server.register(takePoints)
  await server.register(test.graph.routes)
  await server.register(async (site) => {
    meter(site, 100, 'pages')
    site.get('/page', async () => 'a page')
  })
  await server.register(async (desk) => {
    meter(desk, 100, 'desk')
    desk.get('/desk', async () => 'the stock')
  })
  const ask = (query: string, headers: Record<string, string> = {}, options: InjectOptions = {}) =>
    server.inject({ method: 'POST', url: '/graphql', payload: { query }, headers, ...options })
  return { server, ask }
}

/** An operation with this cost that is not cached yet. */
let made = 0
const costing = (points: number) =>
  `{ vehicles(first: 1, ids: [${'1 '.repeat(points - 2)}]) { totalCount${++made}: totalCount } }`

const left = (response: { headers: Record<string, unknown> }) =>
  Number(/^"\w+";r=(\d+);t=\d+$/.exec(String(response.headers.ratelimit))?.[1])

describe('the budget of an address', () => {
  it('is in the headers of every response, charged by the cost of an operation, at least ten points, and 100 for REST', async () => {
    const { server, ask } = await open(10_000)
    const first = await ask(costing(200))
    expect(first.headers['ratelimit-policy']).toBe('"default";q=10000;w=60')
    expect(first.headers.ratelimit).toMatch(/^"default";r=9800;t=\d+$/)
    expect(left(await ask(costing(3)))).toBe(9790)
    expect(left(await ask('{ vehicles'))).toBe(9780)
    expect(left(await ask('{ nothing }'))).toBe(9770)
    expect(left(await server.inject('/api/vehicles'))).toBe(9670)
    expect(left(await server.inject('/api/vehicles/none'))).toBe(9570)
    expect(left(await ask(costing(20), {}, FROM_ELSEWHERE))).toBe(9980)
  })

  it('is separate for pages and for the desk, so that a program cannot lock out the people behind the same address', async () => {
    const { server, ask } = await open(300)
    await ask(costing(250))
    await ask(costing(50))
    expect((await ask(costing(10))).statusCode).toBe(429)
    const page = await server.inject('/page')
    expect(page.headers['ratelimit-policy']).toBe('"pages";q=300;w=60')
    expect(page.headers.ratelimit).toMatch(/^"pages";r=200;t=\d+$/)
    await server.inject('/page?visit=2')
    await server.inject('/page?visit=3')
    expect((await server.inject('/page?visit=4')).statusCode).toBe(429)
    const desk = await server.inject('/desk')
    expect([desk.statusCode, desk.headers['ratelimit-policy']]).toEqual([200, '"desk";q=300;w=60'])
    expect(left(await server.inject({ url: '/page', headers: ACME }))).toBe(2900)
    expect(left(await ask(costing(20), ACME))).toBe(2880)
  })

  it('is not charged for cache hits', async () => {
    const { server, ask } = await open(10_000)
    const query = costing(100)
    for (const read of [() => ask(query), () => server.inject('/api/vehicles')]) {
      const miss = await read()
      const hit = await read()
      expect(hit.headers['cache-status']).toMatch(/; hit$/)
      expect(hit.headers['ratelimit-policy']).toBe('"default";q=10000;w=60')
      expect(left(hit)).toBe(left(miss))
    }
  })

  it('refuses a request that costs too much, says when to retry, and does not charge it', async () => {
    const { ask } = await open(300)
    await ask(costing(150))
    const refused = await ask(costing(200))
    expect(refused.statusCode).toBe(429)
    const seconds = Number(refused.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(refused.headers['cache-control']).toBe('no-store')
    expect(refused.json().errors[0]).toEqual({
      message: `Too many requests: please try again in ${seconds} seconds. This takes 200 points, and 140 of 300 are left.`,
      extensions: {
        code: 'RATE_LIMITED',
        requested: 200,
        remaining: 140,
        retryAfterSeconds: seconds,
        requestId: refused.headers['x-request-id'],
      },
    })
    expect((await ask(costing(140))).statusCode).toBe(200)
  })

  it('is charged for the returned rows, after the most that they could cost was reserved', async () => {
    const { ask } = await open(1000)
    const answer = await ask('{ vehicles(first: 250) { nodes { id } } }')
    const { requested, charged } = answer.json().extensions.cost
    expect([requested, charged]).toEqual([254, 28])
    expect(left(answer)).toBe(1000 - charged)
    const refused = await ask('{ vehicles(first: 250) { nodes { id name brand category } } }')
    expect(refused.statusCode).toBe(429)
    const { errors, extensions } = refused.json()
    expect(errors[0].extensions).toMatchObject({ requested: 1004, remaining: left(refused) })
    expect(extensions.cost).toEqual({ requested: 1004, charged: 10, maximum: 20_000 })
    expect(left(refused)).toBe(1000 - charged - 10)
  })

  it('cannot be overdrawn by concurrent requests', async () => {
    const { ask } = await open(1000)
    const rows = (word: string) => `{ vehicles(first: 250, filter: { search: "${word}" }) { nodes { id name } } }`
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((word) => ask(rows(word))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429])
    const charged = answers.map((answer) => answer.json().extensions.cost.charged)
    const taken = charged.reduce((sum, points) => sum + points)
    expect(left(await ask(costing(10)))).toBe(1000 - taken - 10)
  })

  it('is one for an IPv6 network (/64), and 16 such budgets are all that its neighbours (/48) have', async () => {
    const { server } = await open(100)
    const from = (remoteAddress: string) => server.inject({ url: '/api/vehicles/none', remoteAddress })
    expect((await from('2001:db8:1:0::1')).statusCode).toBe(404)
    expect((await from('2001:db8:1:0::2')).statusCode).toBe(429)
    for (let network = 1; network < 16; network++) {
      expect((await from(`2001:db8:1:${network.toString(16)}::1`)).statusCode).toBe(404)
    }
    const refused = await from('2001:db8:1:10::1')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().error).toContain('0 of 1600 are left')
    expect((await from('2001:db8:2::1')).statusCode).toBe(404)
  })

  it('pays for a long body before it is read, right or wrong: 10 points for each 16 KB', async () => {
    const { server } = await open(100)
    const send = (body: string) =>
      server.inject({ method: 'POST', url: '/graphql', payload: body, headers: { 'content-type': 'application/json' } })
    const wrong = `{"query": ${'['.repeat(20_000)}`
    for (let count = 0; count < 5; count++) expect((await send(wrong)).statusCode).toBe(400)
    const refused = await send(wrong)
    expect(refused.statusCode).toBe(429)
    expect(refused.json().errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', requested: 20 })
  })

  it.each([
    ['that is no JSON', '{"query": '],
    ['with too long a list', JSON.stringify({ variables: { a: Array.from({ length: 251 }, () => 0) } })],
    ['with too many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 101 }, (_, key) => [key, 0])))],
  ])('pays for a short body %s, too', async (_what, payload) => {
    const { server } = await open(100)
    const headers = { 'content-type': 'application/json' }
    const refused = await server.inject({ method: 'POST', url: '/graphql', payload, headers })
    expect([refused.statusCode, left(refused)]).toEqual([400, 90])
  })

  it('pays for the longest body when it comes in chunks, whose length nobody declared', async () => {
    const { server } = await open(100)
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const payload = Readable.from(['{"query": ', '"{ __typename }"}'])
    const answer = await server.inject({ method: 'POST', url: '/graphql', payload, headers })
    expect([answer.statusCode, left(answer), answer.json().data]).toEqual([200, 60, { __typename: 'Query' }])
  })

  const EQUAL = `{ ${'vehicles { nodes { id } } '.repeat(200)} }`

  it('pays for reading a persisted query as for its text, also when the request then fails', async () => {
    const { server } = await open(10_000)
    const sha256Hash = createHash('sha256').update(EQUAL).digest('hex')
    const extensions = { persistedQuery: { version: 1, sha256Hash } }
    const send = (payload: object) => server.inject({ method: 'POST', url: '/graphql', payload })
    const registered = await send({ query: EQUAL, extensions })
    const reading = 10_000 - left(registered)
    expect(reading).toBeGreaterThan(100)
    expect(left(await send({ extensions, operationName: 'none' }))).toBe(10_000 - 2 * reading)
    const url = `/graphql?operationName=none&extensions=${encodeURIComponent(JSON.stringify(extensions))}`
    expect(left(await server.inject(url))).toBe(10_000 - 3 * reading)
  })

  it('pays for names that validation compares with each other', async () => {
    const { ask } = await open(10_000)
    let names = 100
    const different = EQUAL.replaceAll(/vehicles|nodes/g, (name) => name.slice(3) + names++)
    const equal = 10_000 - left(await ask(EQUAL))
    const other = 10_000 - equal - left(await ask(different))
    expect(different.length).toBeGreaterThan(EQUAL.length - 100)
    expect(other).toBeLessThan(equal - 20)
  })

  it('refuses before it reads an operation when nothing is left, for GraphQL and REST in their own shape', async () => {
    const { server, ask } = await open(30)
    await ask(costing(25))
    for (const query of ['{ __typename }', '{ broken']) {
      const graphql = await ask(query)
      expect(graphql.statusCode).toBe(429)
      expect(graphql.json().errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', requested: 10, remaining: 5 })
      expect(graphql.headers['access-control-allow-origin']).toBe('*')
    }
    const rest = await server.inject('/api/vehicles')
    expect(rest.statusCode).toBe(429)
    expect(rest.json()).toEqual({
      error: expect.stringContaining('5 of 30 are left'),
      code: 'RATE_LIMITED',
      requested: 100,
      remaining: 5,
      retryAfterSeconds: Number(rest.headers['retry-after']),
      requestId: rest.headers['x-request-id'],
    })
  })

  it('is not charged for health checks and preflights', async () => {
    const { server } = await open(1)
    for (const url of ['/healthz', '/readyz']) {
      const response = await server.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers.ratelimit).toBeUndefined()
    }
    const preflight = await server.inject({
      method: 'OPTIONS',
      url: '/graphql',
      headers: {
        origin: 'https://partner.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-partner-key',
      },
    })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type,x-partner-key',
      'access-control-max-age': '86400',
    })
  })

  it('can be read by a page of any origin', async () => {
    const { server, ask } = await open(10_000)
    for (const response of [await ask(costing(20)), await server.inject('/api/vehicles')]) {
      const exposed = String(response.headers['access-control-expose-headers']).toLowerCase().split(', ')
      expect(exposed).toEqual(
        expect.arrayContaining([
          'ratelimit',
          'ratelimit-policy',
          'retry-after',
          'etag',
          'cache-status',
          'warning',
          'x-request-id',
        ]),
      )
    }
  })
})

describe('the key of a partner', () => {
  it('raises the rate tenfold, for all keys and addresses of the partner together', async () => {
    const { server, ask } = await open(100)
    const first = await ask(costing(200), ACME)
    expect(first.headers['ratelimit-policy']).toBe('"partner";q=1000;w=60')
    expect(left(first)).toBe(800)
    expect(left(await ask(costing(200), { 'x-partner-key': 'its-next-key' }, FROM_ELSEWHERE))).toBe(600)
    expect(left(await server.inject({ url: '/api/vehicles', headers: ACME }))).toBe(500)
    expect(left(await ask(costing(200), { 'x-partner-key': 'a-key-of-other' }))).toBe(800)
    expect(left(await ask(costing(20)))).toBe(80)
  })
})

describe('a key', () => {
  it('that is not known is refused, also where the answer is in the cache', async () => {
    const { server, ask } = await open(10_000)
    const query = costing(20)
    await ask(query)
    await server.inject('/api/vehicles')
    for (const key of ['a-key-of-acm', 'a-key-of-acme2', '']) {
      const headers = { 'x-partner-key': key }
      const graphql = await ask(query, headers)
      expect(graphql.statusCode).toBe(401)
      expect(graphql.headers['access-control-allow-origin']).toBe('*')
      expect(graphql.headers['access-control-expose-headers']).toContain('X-Request-Id')
      expect(graphql.headers['www-authenticate']).toBe('X-Partner-Key')
      expect(graphql.json().errors[0].extensions).toEqual({
        code: 'UNKNOWN_PARTNER_KEY',
        requestId: graphql.headers['x-request-id'],
      })
      const rest = await server.inject({ url: '/api/vehicles', headers })
      expect(rest.statusCode).toBe(401)
      expect(rest.json()).toEqual({
        error: expect.stringContaining('X-Partner-Key'),
        code: 'UNKNOWN_PARTNER_KEY',
        requestId: rest.headers['x-request-id'],
      })
    }
  })
})
