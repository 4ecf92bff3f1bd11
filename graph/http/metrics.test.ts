import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createGraph } from '#graph/app.ts'
import { mailGauges } from '#graph/contact/mail/inquiry-mails.ts'
import { webhookGauges } from '#graph/partners/webhooks/webhook-queue.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { INQUIRY } from '#graph/testing/inquiry.ts'
import { responseCache } from './cache/response-cache.ts'
import { metrics } from './metrics.ts'
import { createServer } from './server.ts'

const version = { current: 1, isLive: true, isReachable: true }

const { database, close } = await openTestDatabase()
afterAll(close)

let server: FastifyInstance
afterEach(() => server.close())

async function startServer(token?: string): Promise<void> {
  server = createServer({ log: false })
  const gauges = [mailGauges(database), webhookGauges(database)]
  await server.register(metrics, { database, version, token, pageRouteOf: () => '/vehicle/:id', gauges })
  await server.register(responseCache, { version })
  await server.register(createGraph({ siteUrl: 'https://carts.example', mediaDir: '' }, database).routes)
  server.get('/*', async () => 'a page')
}

describe('/metrics', () => {
  it('counts requests by the pattern of their route, and what the cache did', async () => {
    await startServer()
    for (const url of [
      '/api/vehicles/denago-nomad-xl',
      '/api/vehicles/denago-nomad-xl',
      '/vehicle/one',
      '/vehicle/two',
    ])
      await server.inject(url)
    const { body, headers } = await server.inject('/metrics')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/vehicles/:id",status="200"} 2')
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/vehicle/:id",status="200"} 2')
    expect(body).toContain('ridgeline_cache_answers_total{result="hit"} 1')
    expect(body).toContain('ridgeline_cache_answers_total{result="miss"} 1')
    expect(body).toMatch(/ridgeline_database_connections\{state="idle"\} \d/)
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'ridgeline_database_up 1'])
      expect(body).toContain(name)
    expect(body).not.toContain('denago')
  })

  it('shows only metrics that docs/operations.md explains', async () => {
    await startServer()
    const { body } = await server.inject('/metrics')
    const operations = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
    const names = [...body.matchAll(/^# TYPE ((?:http|ridgeline)_\w+)/gm)].map(([, name]) => name!)
    expect(names.filter((name) => !operations.includes(name))).toEqual([])
  })

  it('counts waiting mails, and has no number while the database is away', async () => {
    await startServer()
    await server.inject({ method: 'POST', url: '/api/contact', payload: INQUIRY })
    expect((await server.inject('/metrics')).body).toContain('ridgeline_jobs{state="waiting"} 2')
    await database.query('alter schema graphile_worker rename to away')
    const { body, statusCode } = await server.inject('/metrics')
    await database.query('alter schema away rename to graphile_worker')
    expect(statusCode).toBe(200)
    expect(body).not.toContain('ridgeline_jobs{')
    expect(body).toContain('ridgeline_oldest_job_seconds Nan')
    expect(body).toContain('ridgeline_webhooks{state="failing"} 0')
    expect(body).toContain('ridgeline_oldest_webhook_seconds 0')
  })

  it('shows failing webhooks, how long their changes have waited, and disabled ones', async () => {
    await startServer()
    await database.query(`
      update vehicle_log set changed_at = now() - interval '5 hours';
      update vehicle_log set changed_at = now() - interval '2 hours' where vehicle_id = 'denago-nomad';
      insert into partners (name) values ('acme'), ('globex');
      insert into webhook_endpoints (partner, url, secret, position_time, attempts, failing_since, next_attempt_at, last_error, disabled_at)
        values ('acme', 'https://acme.example', '', now() - interval '3 hours', 1, now(), now(), 'HTTP 500', null),
          ('globex', 'https://globex.example', '', '2026-01-01', 9, now(), now(), 'HTTP 410', now())`)
    const { body } = await server.inject('/metrics')
    expect(body).toContain('ridgeline_webhooks{state="failing"} 1')
    expect(body).toContain('ridgeline_webhooks{state="disabled"} 1')
    expect(Number(/^ridgeline_oldest_webhook_seconds (.+)$/m.exec(body)![1])).toBeCloseTo(7200, -3)
  })

  it.each([
    ['a program on this machine', {}, 200],
    ['a visitor', { remoteAddress: '203.0.113.7' }, 404],
    ['a visitor by way of a proxy here', { headers: { 'x-forwarded-for': '203.0.113.7' } }, 404],
    ['a visitor by way of a proxy that tells less', { headers: { 'x-real-ip': '203.0.113.7' } }, 404],
    ['a visitor by way of a proxy that tells its name', { headers: { via: '1.1 nginx' } }, 404],
    ['a visitor by way of a silent proxy', { headers: { host: 'www.dealer.example' } }, 404],
    ['a program that names the address', { headers: { host: '127.0.0.1:4000' } }, 200],
  ])('without a token answers %s', async (_who, request, status) => {
    await startServer()
    expect((await server.inject({ url: '/metrics', ...request })).statusCode).toBe(status)
  })

  it.each([
    ['the token', { authorization: 'Bearer 0123456789abcdef' }, 200],
    ['another', { authorization: 'Bearer 0123456789abcdeX' }, 404],
    ['none', {}, 404],
  ])('with a token answers whoever sends %s', async (_which, headers, status) => {
    await startServer('0123456789abcdef')
    expect((await server.inject({ url: '/metrics', headers })).statusCode).toBe(status)
  })
})
