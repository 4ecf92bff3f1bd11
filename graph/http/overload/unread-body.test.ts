import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer, listen } from '#graph/http/server.ts'

it('passes on no chunk of a body beyond the limit, however many a packet has', async () => {
  const server = createServer({ log: false })
  let sent: IncomingMessage | undefined
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.addHook('onRequest', (request, _reply, done) => {
    sent = request.raw
    done()
  })
  server.post('/', async ({ body }) => body)
  const port = await listen(server, { port: 0, host: '127.0.0.1' })

  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const answer = text(socket)
  const head = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n'
  socket.write(head + '1\r\na\r\n'.repeat(9000))
  expect(await answer).toMatch(/^HTTP\/1\.1 400 .*more than 1,000 chunks/s)
  // What is left of the first packet.
  expect(sent!.readableLength).toBeLessThanOrEqual(1001)
  // Node reuses the parser for another connection.
  const next = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a whole body' }
  expect(await (await fetch(`http://127.0.0.1:${port}`, next)).text()).toBe('a whole body')
  await server.close()
})
