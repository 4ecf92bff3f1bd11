import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { StartError } from '#graph/runtime/start-error.ts'
import { eventually } from '#graph/testing/eventually.ts'
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
