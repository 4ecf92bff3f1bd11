import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { smtpTransport } from './transport.ts'

const MAIL = { from: 'site@carts.example', to: 'ada@example.com', subject: 'Hello', text: 'Hello' }

let server: Server | undefined
const sockets = new Set<Socket>()

/** A mail server that behaves as `talk` says. */
async function startServer(talk: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.resume()
    socket.on('close', () => sockets.delete(socket))
    talk(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const socket of sockets) socket.destroy()
  server?.close()
})

describe('a mail', () => {
  it.each([
    ['is silent', () => {}],
    ['greets and says no more', (socket: Socket) => socket.write('220 mail.example\r\n')],
    [
      'never comes to an end',
      (socket: Socket) => {
        const line = setInterval(() => socket.write('220-still here\r\n'), 20)
        socket.on('close', () => clearInterval(line))
      },
    ],
    ['talks of something else', (socket: Socket) => socket.write('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('is given up when its time is over by a server that %s, and leaves no connection', async (_what, talk) => {
    const transport = smtpTransport(await startServer(talk))
    const startedAt = performance.now()
    const sending = transport.sendMail({ ...MAIL, signal: AbortSignal.timeout(300) })
    await expect(sending).rejects.toThrow()
    // Before any timeout of the transport itself.
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    await Promise.all([...sockets].map((socket) => once(socket, 'close')))
  })
})
