import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createServer, listen } from '#graph/http/server.ts'
import { eventually } from '#graph/testing/eventually.ts'

const server = createServer({ log: false })
/** More than the buffers of the system hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024)
let port: number
let seen = 0

beforeAll(async () => {
  server.addHook('onRequest', (_request, _reply, done) => {
    seen += 1
    done()
  })
  server.get('/quick', async () => 'done')
  server.get('/never', () => new Promise(() => {}))
  server.get('/large', async () => LARGE)
  port = await listen(server, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())
beforeEach(() => {
  seen = 0
})

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const post = (body: string) => `POST /quick HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`

async function send(text: string, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const closed = (socket: Awaited<ReturnType<typeof send>>) => socket.resume().closed || once(socket, 'close')

describe('pipelined requests', () => {
  it.each([
    ['to an address that answers at once', get('/quick')],
    ['to an address that does not answer', get('/never')],
    ['by HEAD', 'HEAD /quick HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['with an expectation', 'GET /quick HTTP/1.1\r\nHost: a\r\nExpect: carts\r\n\r\n'],
  ])('are bounded within one packet: %s', async (_where, request) => {
    await closed(await send(request.repeat(1000)))
    expect(seen).toBeLessThan(20)
  })

  it('are not accepted behind a request with a body', async () => {
    await closed(await send(post('x').repeat(100)))
    expect(seen).toBeLessThan(4)
  })

  it('are bounded also when their responses are ready and nobody reads them', async () => {
    const accepted = once(server.server, 'connection')
    const socket = await send(get('/large').repeat(8))
    const [ofServer]: Socket[] = await accepted
    await eventually(() => seen === 8)
    expect(ofServer!.destroyed).toBe(false)
    socket.write(get('/quick'))
    await eventually(() => ofServer!.destroyed)
    expect(seen).toBe(8)
    socket.destroy()
  })

  it('are answered in order when they are few', async () => {
    const socket = await send(get('/quick').repeat(3))
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    await eventually(() => text.split('HTTP/1.1 200').length === 4)
    socket.destroy()
  })

  it('are bounded for an address, and take nothing from others', async () => {
    const sockets = await Promise.all(Array.from({ length: 60 }, () => send(get('/never').repeat(6))))
    for (const socket of sockets) socket.resume()
    await eventually(() => sockets.filter((socket) => !socket.closed).length * 6 <= 256)
    const other = await send(get('/quick'), '127.0.0.2')
    expect(String(await once(other, 'data'))).toContain('HTTP/1.1 200')
    for (const socket of [...sockets, other]) socket.destroy()
    // Closed connections make room again.
    await eventually(async () => (await fetch(`http://127.0.0.1:${port}/quick`).catch(() => undefined))?.ok)
  })
})

it('requests of one address that are answered at once leave each iteration of the event loop to others', async () => {
  const sockets = await Promise.all(Array.from({ length: 30 }, () => send(get('/quick'))))
  // The server has accepted all of them.
  await Promise.all(sockets.map((socket) => once(socket, 'data')))
  let most = 0
  seen = 0
  const watch = () => {
    most = Math.max(most, seen)
    seen = 0
    if (sockets.some(({ destroyed }) => !destroyed)) setImmediate(watch)
  }
  watch()
  for (const socket of sockets) {
    let text = ''
    socket.on('data', (data) => {
      text += data
      if (text.split('HTTP/1.1 200').length === 9) socket.destroy()
    })
    socket.write(get('/quick').repeat(8))
  }
  await Promise.all(sockets.map(closed))
  expect(most).toBeGreaterThan(0)
  // The last ones of an iteration and the first ones of the next may be counted together.
  expect(most).toBeLessThanOrEqual(8)
})
