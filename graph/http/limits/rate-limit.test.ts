import { jest } from '@jest/globals'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import type { CallingPartner } from '#graph/api/partner-key.ts'
import { responseCache } from '#graph/http/cache/response-cache.ts'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { meter, rateLimit } from './rate-limit.ts'
import { RateLimiter, takeFrom } from './rate-limiter.ts'

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
async function open(quota: number) {
  const server = createServer({ log: false })
  servers.push(server)
  await server.register(rateLimit, { rateLimit: quota, findPartner: (key) => PARTNERS.get(key) })
  await server.register(responseCache, { version: { current: 1, isLive: true, isReachable: true } })
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

/** A query of this cost, from 61 to 310, that is not cached yet. */
let made = 0
const costing = (cost: number) =>
  `{ vehicles(first: ${cost - COST.operation - COST.list}) { made${++made}: totalCount } }`

/** Too much for every budget here, so that the refusal tells what is left: it takes the cost of a request itself. */
const TOO_MUCH = `{ vehicles(first: 250) { nodes { ${'id '.repeat(70)} } } }`

type Ask = Awaited<ReturnType<typeof open>>['ask']

const leftBefore = async (ask: Ask, ...rest: Parameters<Ask> extends [string, ...infer Rest] ? Rest : never) => {
  const refused = await ask(TOO_MUCH, ...rest)
  expect(refused.statusCode).toBe(429)
  return refused.json().errors[0].extensions.remaining + COST.operation
}

describe('the budget of an address', () => {
  it('pays for a request of each kind, also for one that fails, and not for an answer of the cache', async () => {
    const { server, ask } = await open(10_000)
    const query = costing(200)
    const paid: [() => Promise<unknown>, number][] = [
      [() => ask(query), 200],
      [() => ask(query), 0],
      [() => ask('{ vehicles'), COST.operation],
      [() => ask('{ nothing }'), COST.operation],
      [() => server.inject('/api/vehicles'), COST.page],
      [() => server.inject('/api/vehicles'), 0],
      [() => server.inject('/api/vehicles/none'), COST.page],
      [() => server.inject('/openapi.json'), COST.file],
      [() => server.inject('/healthz'), 0],
      [() => ask(costing(300), {}, FROM_ELSEWHERE), 0],
    ]
    let left = 10_000
    for (const [send, cost] of paid) {
      await send()
      left -= cost
      expect(await leftBefore(ask)).toBe(left)
      left -= COST.operation
    }
  })

  it('is separate for pages and for the desk, so that a program cannot lock out the people behind the same address', async () => {
    const { server, ask } = await open(300)
    await ask(costing(300))
    expect((await ask(costing(61))).statusCode).toBe(429)
    const statusOf = async (url: string) => (await server.inject(url)).statusCode
    expect([await statusOf('/page?1'), await statusOf('/page?2'), await statusOf('/page?3')]).toEqual([200, 200, 200])
    expect(await statusOf('/page?4')).toBe(429)
    expect(await statusOf('/desk')).toBe(200)
  })

  it('refuses what costs too much, says when to retry, and takes nothing for it but the request', async () => {
    const { server, ask } = await open(300)
    await ask(costing(150))
    const refused = await ask(costing(200))
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
    expect(refused.json().errors[0]).toEqual({
      message: 'Too many requests: please try again in 60 seconds. This costs 190, and 140 of 300 a minute are left.',
      extensions: expect.objectContaining({
        code: 'RATE_LIMITED',
        requested: 190,
        remaining: 140,
        retryAfterSeconds: 60,
      }),
    })
    expect((await server.inject('/api/vehicles')).statusCode).toBe(200)
    const rest = await server.inject('/api/vehicles/none')
    expect(rest.statusCode).toBe(429)
    const figures = { requested: 100, remaining: 40, retryAfterSeconds: 60 }
    const error = expect.stringContaining('This costs 100, and 40 of 300 a minute are left.')
    expect(rest.json()).toEqual({ error, code: 'RATE_LIMITED', ...figures, requestId: rest.headers['x-request-id'] })
    jest.advanceTimersByTime(60_000)
    expect((await ask(costing(300))).statusCode).toBe(200)
  })

  it('cannot be overdrawn by concurrent requests', async () => {
    const { ask } = await open(1000)
    const answers = await Promise.all([300, 300, 300, 300].map((cost) => ask(costing(cost))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 429])
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
    expect(refused.json().error).toContain('0 of 1600 a minute are left')
    expect((await from('2001:db8:2::1')).statusCode).toBe(404)
  })

  it.each(['/graphql', '/api/vehicles'])('is not asked for preflights of %s', async (url) => {
    const { server } = await open(1)
    const asked = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-partner-key',
    }
    const headers = { origin: 'https://partner.example', ...asked }
    const preflight = await server.inject({ method: 'OPTIONS', url, headers })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, POST',
      'access-control-allow-headers': 'content-type,x-partner-key',
      'access-control-max-age': '86400',
    })
  })

  it('can be read by a page of any origin', async () => {
    const { server, ask } = await open(10_000)
    for (const response of [await ask(costing(100)), await server.inject('/api/vehicles')]) {
      const exposed = String(response.headers['access-control-expose-headers']).toLowerCase().split(', ')
      const names = ['retry-after', 'etag', 'cache-status', 'warning', 'x-request-id']
      expect(exposed).toEqual(expect.arrayContaining(names))
    }
  })
})

describe('a key of a partner', () => {
  it('has ten times the budget, for all keys and addresses of the partner together', async () => {
    const { server, ask } = await open(100)
    await ask(costing(200), ACME)
    await ask(costing(200), { 'x-partner-key': 'its-next-key' }, FROM_ELSEWHERE)
    await server.inject({ url: '/api/vehicles', headers: ACME })
    expect(await leftBefore(ask, ACME)).toBe(500)
    expect(await leftBefore(ask, { 'x-partner-key': 'a-key-of-other' })).toBe(1000)
    expect(await leftBefore(ask)).toBe(100)
  })

  it('that is not known is refused, also where the answer is in the cache', async () => {
    const { server, ask } = await open(10_000)
    const query = costing(100)
    await ask(query)
    await server.inject('/api/vehicles')
    for (const key of ['a-key-of-acm', 'a-key-of-acme2', '']) {
      const headers = { 'x-partner-key': key }
      const graphql = await ask(query, headers)
      expect(graphql.statusCode).toBe(401)
      expect(graphql.headers['access-control-allow-origin']).toBe('*')
      expect(graphql.headers['access-control-expose-headers']).toContain('X-Request-Id')
      expect(graphql.headers['www-authenticate']).toBe('X-Partner-Key')
      expect(graphql.json().errors[0].extensions).toMatchObject({ code: 'UNKNOWN_PARTNER_KEY' })
      const rest = await server.inject({ url: '/api/vehicles', headers })
      expect(rest.statusCode).toBe(401)
      const error = expect.stringContaining('X-Partner-Key')
      expect(rest.json()).toMatchObject({ error, code: 'UNKNOWN_PARTNER_KEY' })
    }
  })
})

const WITHIN = { isWithin: true }

describe('RateLimiter', () => {
  it('has its whole quota again when the window is over, and takes nothing for what it refuses', async () => {
    const limiter = new RateLimiter({ name: 'default', quota: 100 })
    expect(await limiter.take('someone', 90)).toMatchObject(WITHIN)
    jest.advanceTimersByTime(40_000)
    const refused = { isWithin: false, quota: 100, remaining: 10, resetSeconds: 20 }
    expect(await limiter.take('someone', 20)).toEqual(refused)
    expect(await limiter.take('someone', 20)).toEqual(refused)
    expect(await limiter.take('someone', 10)).toMatchObject(WITHIN)
    jest.advanceTimersByTime(20_000)
    expect(await limiter.take('someone', 100)).toMatchObject({ ...WITHIN, resetSeconds: 60 })
  })

  it('never asks for a wait longer than the window, even if the clock is set back', async () => {
    const limiter = new RateLimiter({ name: 'default', quota: 100 })
    await limiter.take('someone', 90)
    jest.setSystemTime(Date.now() - 86_400_000)
    expect(await limiter.take('someone', 20)).toMatchObject({ isWithin: false, remaining: 10, resetSeconds: 60 })
    jest.advanceTimersByTime(60_000)
    expect(await limiter.take('someone', 100)).toMatchObject(WITHIN)
  })

  it('takes from all budgets or from none', async () => {
    const [own, network] = [100, 50].map((quota) => ({ limiter: new RateLimiter({ name: 'x', quota }), id: 'someone' }))
    expect(await takeFrom([own!, network!], 60)).toMatchObject({ isWithin: false, quota: 50, remaining: 50 })
    expect(await takeFrom([own!, network!], 40)).toMatchObject({ ...WITHIN, quota: 100, remaining: 60 })
  })
})
