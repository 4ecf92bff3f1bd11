import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createServer, listen } from '#graph/http/server.ts'

const server = createServer({ log: false })
let port: number

beforeAll(async () => {
  port = await listen(server, { port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

async function send(request: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
  return { status: Number(status.split(' ')[1]), headers, answer: JSON.parse(body) }
}

describe('a request that is refused before any route sees it', () => {
  it.each([
    [
      'a URL that is too long',
      `GET /graphql?query=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['no HTTP', 'carts, please\r\n\r\n', 400, 'BAD_REQUEST'],
  ])('gets an answer that a page of any origin may read: %s', async (_what, request, status, code) => {
    const { answer, headers, ...answered } = await send(request)
    expect(answered.status).toBe(status)
    expect(answer).toEqual({ error: expect.stringMatching(/\.$/), code, requestId: headers['x-request-id'] })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringContaining('X-Request-Id'),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })
})
