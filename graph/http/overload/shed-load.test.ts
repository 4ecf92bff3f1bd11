import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { DataSource } from 'typeorm'
import { responseCache } from '#graph/http/cache/response-cache.ts'
import { healthRoutes } from '#graph/http/health.ts'
import { restScope } from '#graph/http/scope.ts'
import { createServer, listen } from '#graph/http/server.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { shedLoad } from './shed-load.ts'

const statusOf = ({ statusCode }: { statusCode: number }) => statusCode

let servers: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()))
  servers = []
})

/** A server whose answers of /slow and /api/slow last until `release`. */
async function open(options: Parameters<typeof shedLoad>[1] = {}) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const server = createServer({ log: false })
  servers.push(server)
  await server.register(responseCache, { version: { current: 1, isLive: true, isReachable: true } })
  await server.register(shedLoad, options)
  const slowly = async () => {
    await released
    return 'done'
  }
  server.get('/slow', slowly)
  server.get('/kept', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('kept'))
  server.get('/vital', { config: { isVital: true } }, async () => 'alive')
  await server.register(healthRoutes(new DataSource({ type: 'postgres' })))
  await server.register(restScope([async (app) => void app.get('/slow', slowly)]), { prefix: '/api' })
  const ask = (url: string, remoteAddress = '192.0.2.1') =>
    server.inject({ url, remoteAddress }).then((answer) => answer)
  return { server, ask, release }
}

describe('a server for which as many wait as may', () => {
  it('refuses others with a message and Retry-After, and answers health checks and from the cache', async () => {
    const { server, ask, release } = await open({ atOnce: 2, waiting: 1 })
    await ask('/kept')
    const running = ['/slow?1', '/slow?2', '/slow?3'].map((url) => ask(url))
    await eventually(() => server.load.waiting === 1)
    expect(server.load.running).toBe(2)

    const page = await ask('/slow?4', '192.0.2.2')
    expect(page.statusCode).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(page.json().error).toBe('Too many visitors at once. Please try again in 5 seconds.')
    const rest = await ask('/api/slow')
    expect([rest.statusCode, rest.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect((await ask('/vital')).body).toBe('alive')
    expect((await ask('/kept')).headers['cache-status']).toBe('ridgeline; hit')

    release()
    expect((await Promise.all(running)).map(({ body }) => body)).toEqual(['done', 'done', 'done'])
    expect((await ask('/slow?4')).statusCode).toBe(200)
    expect(server.load).toMatchObject({ running: 0, waiting: 0 })
  })

  it('refuses only the address that has too many', async () => {
    const { server, ask, release } = await open({ atOnce: 1, waitingOfAddress: 1 })
    const running = ['/slow?1', '/slow?2'].map((url) => ask(url))
    await eventually(() => server.load.waiting === 1)
    const refused = await ask('/slow?3')
    expect(refused.statusCode).toBe(503)
    const other = ask('/slow', '192.0.2.2')
    await eventually(() => server.load.waiting === 2)
    release()
    expect((await Promise.all([...running, other])).map(statusOf)).toEqual([200, 200, 200])
  })

  it('keeps a refusal back, because programs repeat what is refused at once', async () => {
    const { server, ask, release } = await open({ atOnce: 1, waiting: 0 })
    const running = ask('/slow?1')
    await eventually(() => server.load.running === 1)
    let isRefused = false
    const refused = ask('/slow?2').then((answer) => {
      isRefused = true
      return answer
    })
    for (let visit = 0; visit < 5; visit += 1) expect((await ask('/vital')).statusCode).toBe(200)
    expect(isRefused).toBe(false)
    expect((await refused).statusCode).toBe(503)
    release()
    await running
  })

  it('lets requests for one answer share a place', async () => {
    const { server, ask, release } = await open({ atOnce: 2 })
    server.get('/shared', async (_request, reply) => {
      await ask('/slow', '192.0.2.2')
      return reply.header('cache-control', 'public, max-age=60').send('shared')
    })
    const asked = [1, 2, 3].map(() => ask('/shared'))
    await eventually(() => server.load.running === 2)
    release()
    expect((await Promise.all(asked)).map(statusOf)).toEqual([200, 200, 200])
  })
})

it('an address has two answers computed at once, and others have theirs beside them', async () => {
  const { server, ask, release } = await open()
  const asked = [1, 2, 3, 4].map((visit) => ask(`/slow?${visit}`))
  await eventually(() => server.load.waiting === 2)
  expect(server.load.running).toBe(2)
  asked.push(ask('/slow?5', '192.0.2.2'))
  await eventually(() => server.load.running === 3)
  release()
  expect((await Promise.all(asked)).map(statusOf)).toEqual([200, 200, 200, 200, 200])
})

it('connections that wait are accepted before an answer is computed', async () => {
  const { server, release } = await open()
  release()
  let accepted = 0
  server.server.on('connection', () => {
    accepted += 1
  })
  let acceptedBefore = 0
  server.get('/first', async () => {
    acceptedBefore ||= accepted
    return 'done'
  })
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  const visitors = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
  for (const visitor of visitors) visitor.write('GET /first HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await eventually(() => acceptedBefore > 0)
  for (const visitor of visitors) visitor.destroy()
  expect(acceptedBefore).toBe(30)
})

describe('a place is free again', () => {
  it('when its client leaves, also while it waits', async () => {
    const { server, ask, release } = await open({ atOnce: 2 })
    const port = await listen(server, { port: 0, host: '127.0.0.1' })
    const came: ServerResponse[] = []
    server.server.on('request', (_request, response) => came.push(response))
    const visitors = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'))
    for (const [number, visitor] of visitors.entries())
      visitor.write(`GET /slow?${number} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await eventually(() => came.length === visitors.length)
    await eventually(() => server.load.waiting === 3)
    for (const { socket } of came) socket!.destroy()
    await eventually(() => server.load.running + server.load.waiting === 0)
    release()
    expect((await Promise.all([1, 2, 3].map((visit) => ask(`/slow?${visit}`)))).map(statusOf)).toEqual([200, 200, 200])
    expect(server.load.running).toBe(0)
  })

  it('when the answer is ready, although nobody has read it yet', async () => {
    const { server, ask } = await open({ atOnce: 1 })
    const stream = new PassThrough()
    server.get('/stream', async () => stream)
    const reading = ask('/stream')
    await eventually(() => stream.readableFlowing)
    expect(server.load.running).toBe(0)
    stream.end('read')
    expect((await reading).body).toBe('read')
  })

  it('when the request ends in the not-found handler', async () => {
    const { server, ask } = await open({ atOnce: 1 })
    server.get('/file', (_request, reply) => reply.callNotFound())
    for (let missing = 0; missing < 5; missing += 1) expect((await ask('/file')).statusCode).toBe(404)
    expect(server.load.running).toBe(0)
  })
})

it('a heap that is nearly full refuses what has to be computed and makes /readyz fail', async () => {
  const { server, ask, release } = await open({ heapShare: 0.001 })
  release()
  await eventually(() => server.load.isHeapFull)
  expect((await ask('/slow')).statusCode).toBe(503)
  expect((await ask('/vital')).statusCode).toBe(200)
  const readiness = await ask('/readyz')
  expect([readiness.statusCode, readiness.json()]).toEqual([503, { status: 'overloaded' }])
})

it('an event loop that is late refuses requests only while others wait: loading code makes it late, too', async () => {
  const { server, ask, release } = await open({ maxDelayMs: Number.MIN_VALUE, atOnce: 1 })
  for (const end = Date.now() + 100; Date.now() < end; );
  await eventually(() => server.isUnderPressure())
  const asked = [1, 2].map((visit) => ask(`/slow?${visit}`))
  await eventually(() => server.load.waiting === 1)
  expect((await ask('/slow?3')).statusCode).toBe(503)
  release()
  expect((await Promise.all(asked)).map(statusOf)).toEqual([200, 200])
})

it('nobody waits forever', async () => {
  const { server, ask, release } = await open({ atOnce: 1, waitMs: 10 })
  const first = ask('/slow?1')
  await eventually(() => server.load.running === 1)
  expect((await ask('/slow?2')).statusCode).toBe(503)
  release()
  expect((await first).body).toBe('done')
  await eventually(() => server.load.running === 0)
})
