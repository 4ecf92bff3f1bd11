import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { responseCache, shareComputations } from '#graph/http/cache/response-cache.ts'
import { restScope } from '#graph/http/rest/rest.scope.ts'
import { createServer, listen } from '#graph/http/server.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { shedLoad } from './overload.ts'

const codeOf = ({ statusCode }: { statusCode: number }) => statusCode

let server: FastifyInstance
let others: FastifyInstance[]
let release: () => void

/** A server that computes two answers at once and lets one wait; those of /slow and /api/slow last until `release`. */
beforeEach(async () => {
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server = createServer({ log: false })
  others = []
  await server.register(responseCache, { version: { current: 1, isLive: true, isReachable: true } })
  await server.register(shedLoad, { atOnce: 2, waiting: 1, waitMs: 60_000 })
  await server.register(shareComputations)
  const slowly = async () => {
    await released
    return 'done'
  }
  server.get('/slow', slowly)
  server.get('/kept', async (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('kept'))
  server.get('/vital', { config: { isVital: true } }, async () => 'alive')
  await server.register(restScope([async (app) => void app.get('/slow', slowly)]), { prefix: '/api' })
})

afterEach(() => Promise.all([server, ...others].map((each) => each.close())))

function openAnother(): FastifyInstance {
  const another = createServer({ log: false })
  others.push(another)
  return another
}

/** Starts two requests that run and one that waits, with different cache keys. */
async function fill() {
  const all = ['/slow?1', '/slow?2', '/slow?3'].map((url) => server.inject(url))
  await eventually(() => server.load.waiting === 1)
  return { all: Promise.all(all) }
}

describe('under overload', () => {
  it('new requests are refused with a message and Retry-After, and health checks are answered', async () => {
    await server.inject('/kept')
    const { all } = await fill()
    expect(server.load).toMatchObject({ running: 2, waiting: 1 })

    const page = await server.inject('/slow?4')
    expect(page.statusCode).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(page.json().error).toBe('Too many visitors at once. Please try again in 5 seconds.')
    const rest = await server.inject('/api/slow')
    expect([rest.statusCode, rest.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE'])
    expect((await server.inject('/vital')).body).toBe('alive')
    expect((await server.inject('/kept')).headers['cache-status']).toBe('ridgeline; hit')

    release()
    expect((await all).map(({ body }) => body)).toEqual(['done', 'done', 'done'])
    expect((await server.inject('/slow?5')).statusCode).toBe(200)
    expect(server.load).toMatchObject({ running: 0, waiting: 0 })
  })

  it('nobody waits for a response that another caller still has to wait for', async () => {
    const busy = openAnother()
    await busy.register(responseCache, { version: { current: 1, isLive: true, isReachable: true } })
    await busy.register(shedLoad, { atOnceOfCaller: 1, waitMs: 60_000 })
    await busy.register(shareComputations)
    let computed = 0
    const { promise: released, resolve: release } = Promise.withResolvers<string>()
    busy.get('/slow', () => released)
    busy.get('/page', async (_request, reply) => {
      computed += 1
      return reply.header('cache-control', 'public, max-age=60').send('a page')
    })
    const ask = (url: string, remoteAddress: string) => busy.inject({ url, remoteAddress }).then(({ body }) => body)
    const busyCaller = [ask('/slow', '192.0.2.1'), ask('/page', '192.0.2.1')]
    await eventually(() => busy.load.waiting === 1)
    expect(await ask('/page', '192.0.2.2')).toBe('a page')
    release('done')
    expect(await Promise.all(busyCaller)).toEqual(['done', 'a page'])
    expect(computed).toBe(1)
  })

  it('clients that disconnect while a concurrent request runs take no place', async () => {
    const port = await listen(server, { port: 0, host: '127.0.0.1' })
    const came: ServerResponse[] = []
    server.server.on('request', (_request, response) => came.push(response))
    const visitors = Array.from({ length: 5 }, () => connect(port, '127.0.0.1'))
    for (const visitor of visitors) visitor.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await eventually(() => came.length === visitors.length)
    // All but the one who came first, for whose answer they wait.
    const [first, ...others] = came
    for (const { socket } of others) socket!.destroy()
    await eventually(() => others.every(({ destroyed }) => destroyed))
    first!.socket!.destroy()
    await eventually(() => first!.destroyed)
    release()
    await eventually(() => server.load.running === 0)
    expect((await Promise.all([1, 2, 3].map((visit) => server.inject(`/slow?${visit}`)))).map(codeOf)).toEqual([
      200, 200, 200,
    ])
    expect(server.load).toMatchObject({ running: 0, waiting: 0 })
  })

  it('nobody waits for the response to a client that had already disconnected', async () => {
    const busy = openAnother()
    busy.addHook('onRequest', async ({ raw }, reply) => {
      if (raw.headers['x-leaves'] === undefined) return
      raw.socket.destroy()
      await once(reply.raw, 'close')
    })
    await busy.register(responseCache, { version: { current: 1, isLive: true, isReachable: true } })
    await busy.register(shedLoad)
    busy.get('/page', async () => 'a page')
    const port = await listen(busy, { port: 0, host: '127.0.0.1' })
    const visitor = connect(port, '127.0.0.1')
    visitor.write('GET /page HTTP/1.1\r\nHost: localhost:80\r\nX-Leaves: yes\r\n\r\n')
    await once(visitor.resume(), 'close')
    expect((await busy.inject('/page')).body).toBe('a page')
  })

  it('a later request is answered before the whole of an earlier burst', async () => {
    const busy = openAnother()
    await busy.register(shedLoad)
    let turn = 0
    const begun: number[] = []
    busy.get('/block', async () => {
      begun.push(turn)
      return 'done'
    })
    await busy.ready()
    const count = () => {
      turn += 1
      if (begun.length < 3) setImmediate(count)
    }
    const answers = Promise.all(['/block', '/block', '/block'].map((url) => busy.inject(url)))
    setImmediate(count)
    await answers
    expect(new Set(begun).size).toBe(3)
  })

  it('nobody waits forever', async () => {
    const impatient = openAnother()
    await impatient.register(shedLoad, { atOnce: 1, waiting: 1, waitMs: 10 })
    impatient.get(
      '/slow',
      () =>
        new Promise((resolve) => {
          release = () => resolve('done')
        }),
    )
    const first = impatient.inject('/slow')
    await eventually(() => impatient.load.running === 1)
    expect((await impatient.inject('/slow')).statusCode).toBe(503)
    release()
    expect((await first).body).toBe('done')
  })

  it('a request that ends in the not-found handler takes one place', async () => {
    server.get('/file', (_request, reply) => reply.callNotFound())
    for (let missing = 0; missing < 5; missing++) expect((await server.inject('/file')).statusCode).toBe(404)
    expect(server.load).toMatchObject({ running: 0, waiting: 0 })
  })

  it('a client that disconnects while waiting frees its place', async () => {
    const origin = await server.listen({ port: 0, host: '127.0.0.1' })
    const slow = ['/slow?1', '/slow?2'].map((path) => fetch(origin + path))
    await eventually(() => server.load.running === 2)
    const leaving = new AbortController()
    const left = fetch(`${origin}/slow?3`, { signal: leaving.signal }).catch(() => 'left')
    await eventually(() => server.load.waiting === 1)
    leaving.abort()
    expect(await left).toBe('left')
    release()
    for (const answer of await Promise.all(slow)) expect(await answer.text()).toBe('done')
    await eventually(() => server.load.running === 0 && server.load.waiting === 0)
  })

  const openStreaming = async (streamMs: number) => {
    const streaming = openAnother()
    await streaming.register(shedLoad, { atOnce: 1, streamMs })
    const streams: PassThrough[] = []
    streaming.get('/stream', async () => streams[streams.push(new PassThrough()) - 1])
    return { streaming, streams }
  }

  it('a stream is work until it ends', async () => {
    const { streaming, streams } = await openStreaming(600_000)
    const whole = streaming.inject('/stream')
    await eventually(() => streams.length === 1)
    streams[0]!.write('one, ')
    const next = streaming.inject('/stream')
    await eventually(() => streaming.load.waiting === 1)
    expect(streaming.load.running).toBe(1)
    streams[0]!.end('two')
    expect((await whole).body).toBe('one, two')

    await eventually(() => streams.length === 2)
    expect(streaming.load.running).toBe(1)
    streams[1]!.end('three')
    expect((await next).body).toBe('three')
    expect(streaming.load.running).toBe(0)
  })

  it('a long stream stops counting after a while', async () => {
    const { streaming, streams } = await openStreaming(100)
    const late = streaming.inject('/stream')
    await eventually(() => streams.length === 1)
    const next = streaming.inject('/stream')
    await eventually(() => streams.length === 2)
    for (const stream of streams) stream.end('late')
    expect([(await late).body, (await next).body]).toEqual(['late', 'late'])
    expect(streaming.load.running).toBe(0)
  })

  it('a process that was blocked for a moment refuses nobody', async () => {
    while (server.load.delayMs < 500) {
      for (const end = Date.now() + 700; Date.now() < end; );
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect((await server.inject('/kept')).statusCode).toBe(200)
  })
})
