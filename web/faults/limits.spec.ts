import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { type RedisServer, startRedisServer } from '#graph/testing/redis-server.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { type Site, startSite } from '#web/e2e/startSite.ts'
import { inquiry } from './visitors.ts'

let database: OwnDatabase
let redis: RedisServer
const sites: Site[] = []

test.beforeAll(async () => {
  database = await startOwnDatabase()
  redis = await startRedisServer()
  const settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMIT: '20000',
  }
  for (let count = 0; count < 2; count++) sites.push(await startSite(settings))
})

test.afterAll(async () => {
  for (const { stop } of sites) await stop('SIGKILL')
  await redis.stop()
  await database.stop()
})

/** Sends a request of this visitor to one of the two sites. */
const visit = (site: number, visitor: string, path: string, init: RequestInit = {}) =>
  fetch(`${sites[site]!.origin}${path}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': visitor } })

const write = (site: number, visitor: string) =>
  visit(site, visitor, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(inquiry()),
  })

const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)

/**
 * Sends inquiries of one visitor to both sites by turns until they refuse. Where Redis needs more than half a second, as
 * on a busy machine, each site counts for itself: then the next visitor tries.
 */
const reachLimit = async () => {
  let visitors = 0
  await eventually(async () => {
    const visitor = `203.0.113.${++visitors}`
    const tries = Array.from({ length: 10 }, (_, count) => write(count % 2, visitor))
    expect(await statuses(tries)).not.toContain(429)
    const refused = await statuses([write(0, visitor), write(1, visitor)])
    return refused.every((status) => status === 429)
  })
}

test('a visitor has one limit for inquiries on all sites, and others have their own', async () => {
  await reachLimit()
  expect(await statuses([write(0, '192.0.2.2'), write(1, '2001:db8::1')])).toEqual([201, 201])
})

test('pages that have to be rendered take from a budget, which ends in a page that says so', async () => {
  const html = { headers: { accept: 'text/html' } }
  let first = 0
  const refused = await eventually(async () => {
    const pages = Array.from({ length: 10 }, (_, count) =>
      visit(count % 2, '192.0.2.3', `/terms?page=${first + count}`, html),
    )
    first += 10
    return (await Promise.all(pages)).find(({ status }) => status !== 200)
  })
  // 100 points each, of the 20,000 a minute that this test allows.
  expect(first).toBeGreaterThan(200)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(refused.headers.get('ratelimit')).toMatch(/^"pages";r=0;t=\d+$/)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Too many requests: please try again in ')
  // Cached answers cost nothing.
  expect((await visit(0, '192.0.2.3', '/terms?page=0', html)).headers.get('cache-status')).toBe('ridgeline; hit')
})
