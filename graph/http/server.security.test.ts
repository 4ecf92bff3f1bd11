import { createServer } from './server.ts'

const FORWARDED = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
const SECRET = 'relation "secrets" in /srv/graph/app.ts'

const open = (options: Parameters<typeof createServer>[0] = {}) => {
  const server = createServer({ log: false, ...options })
  server.get('/', async ({ ip }) => ({ ip }))
  server.get('/fails', async () => {
    throw new Error(SECRET)
  })
  server.get('/one/:id', async () => 'one')
  return server
}

describe('the address of a caller', () => {
  it.each([
    ['nobody', [], '10.0.0.2', '10.0.0.2'],
    ['the proxy that forwards', ['10.0.0.0/8'], '10.0.0.2', '198.51.100.7'],
    ['each proxy on the way', ['10.0.0.2', '198.51.100.7'], '10.0.0.2', '203.0.113.9'],
    ['a proxy on this machine', ['loopback'], '127.0.0.1', '198.51.100.7'],
    ['another machine than the one that forwards', ['10.0.0.2'], '192.0.2.66', '192.0.2.66'],
  ])('when %s is trusted', async (_what, trustedProxies, remoteAddress, ip) => {
    const response = await open({ trustedProxies }).inject({ url: '/', remoteAddress, headers: FORWARDED })
    expect(response.json()).toEqual({ ip })
  })
})

describe('the host of a request', () => {
  const hostSeen = async (host: string, forwarded = {}) => {
    const server = createServer({ log: false, trustedProxies: ['loopback'] })
    server.get('/', async (request) => ({ host: request.host }))
    const response = await server.inject({ url: '/', headers: { host, ...forwarded } })
    return response.statusCode === 200 ? response.json().host : response.json()
  }

  it.each(['carts.example', 'localhost:4000', '[::1]:4000', '127.0.0.1'])('may be %s', async (host) => {
    expect(await hostSeen(host, { 'x-forwarded-host': 'evil.example' })).toBe(host)
  })

  it.each(['^_4h!', 'a b', 'carts.example/x', 'user@carts.example', '[::1', 'a:port'])(
    'may not be "%s"',
    async (host) => {
      expect(await hostSeen(host)).toMatchObject({ error: 'The Host header names no host.', code: 'BAD_REQUEST' })
    },
  )
})

describe('the headers of an answer', () => {
  it.each(['/', '/fails', '/nowhere', '/%zz', `/one/${'x'.repeat(200)}`])('of %s keep browsers strict', async (url) => {
    const { headers } = await open().inject(url)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    for (const name of ['server', 'x-powered-by', 'strict-transport-security']) expect(headers[name]).toBeUndefined()
  })

  it('keep browsers on https if the site uses it', async () => {
    const { headers } = await open({ siteUrl: 'https://carts.example' }).inject('/')
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('requests outside of every scope', () => {
  it.each([
    ['/fails', 500, 'Something went wrong on our side. Please try again.'],
    ['/nowhere/<b>', 404, 'Not found'],
    ['/%zz<b>', 400, 'The address cannot be read: a percent sign in it must begin an escape such as %20.'],
    [`/one/<b>${'x'.repeat(200)}`, 414, 'A part of the address is too long.'],
  ])(
    '%s is a page to a browser, JSON to a program, and neither repeats or tells anything',
    async (url, status, words) => {
      const server = open()
      const visit = await server.inject({ url, headers: { accept: 'text/html,*/*' } })
      expect([visit.statusCode, visit.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(visit.body).toContain(`<p>${words}</p>`)
      const call = await server.inject(url)
      expect(call.statusCode).toBe(status)
      expect(call.json().error).toBe(words)
      const api = await server.inject({ url: `/api/%zz`, headers: { accept: 'text/html' } })
      expect(api.json().error).toContain('cannot be read')
      for (const { body, headers } of [visit, call]) {
        expect(headers['cache-control']).toBe('no-store')
        expect(body).not.toMatch(/secrets|\.ts|<b>|xxx/)
      }
    },
  )
})
