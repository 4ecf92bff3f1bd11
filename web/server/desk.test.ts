import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { RouteOptions } from 'fastify'
import { checkUploads } from '#graph/cli/doctor/service-checks.ts'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { fieldsOf, openDesk, plain } from '#web/testing/openDesk.ts'
import { pageOptions } from '#web/testing/pageOptions.ts'
import { site } from './site.ts'

const routes: RouteOptions[] = []
const desk = await openDesk((route) => routes.push(route))
afterAll(() => desk.close())
beforeEach(() => desk.database.query('delete from staff_links'))

/** Addresses of the pages and actions that need a session. */
const addresses = (method: string) => {
  const open = ['/desk/sign-in', '/desk/session']
  const found = routes.filter((route) => [route.method].flat().includes(method)).map(({ url }) => url.replace('*', 'x'))
  return found.filter((url) => !open.includes(url))
}

const changes = async () => {
  const [row] = await desk.database.query(
    `select (select count(*)::int from staff_history) as acts, (select count(*)::int from vehicles where availability = 'SOLD') as sold`,
  )
  return row
}

it('each page and each form asks for a session: without a cookie, with an old one, and with a made-up one', async () => {
  const ann = await desk.signIn()
  const token = ann.headers.cookie.split('=')[1]!
  const fields = { ...fieldsOf(await ann.page('/desk'), '/desk/carts/state'), availability: 'SOLD' }
  const before = await changes()
  await desk.database.query(`update staff_sessions set used_at = now() - interval '31 days'`)
  const cookies = ['', `desk=${token}`, `__Host-desk=${token}`, `__Host-desk=${'a'.repeat(43)}`, '__Host-desk=']
  expect(addresses('GET').length).toBeGreaterThan(1)
  expect(addresses('POST').length).toBeGreaterThan(2)
  for (const cookie of cookies) {
    for (const url of addresses('GET')) {
      const answer = await desk.server.inject({ url, headers: { cookie } })
      expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 303, '/desk/sign-in'])
      expect(answer.body).toBe('')
    }
    for (const url of addresses('POST')) {
      const answer = await desk.post(url, fields, { cookie })
      expect([url, answer.statusCode]).toEqual([url, 401])
      expect(answer.body).toContain('What you typed is kept')
    }
  }
  expect(await changes()).toEqual(before)
})

it("each form of another site, and each with another session's token, is refused", async () => {
  const [ann, bo] = [await desk.signIn(), await desk.signIn('bo@carts.example')]
  const fields = { ...fieldsOf(await ann.page('/desk'), '/desk/carts/state'), availability: 'SOLD' }
  const { token } = fieldsOf(await bo.page('/desk'), '/desk/carts/state')
  const before = await changes()
  const none = { 'sec-fetch-site': undefined }
  const from: [Record<string, string>, Record<string, string | undefined>][] = [
    [fields, { 'sec-fetch-site': 'cross-site' }],
    [fields, { 'sec-fetch-site': 'same-site' }],
    [fields, { 'sec-fetch-site': 'none' }],
    [fields, none],
    [fields, { ...none, origin: 'null' }],
    [fields, { ...none, origin: 'https://evil.example' }],
    [{ ...fields, token: token! }, {}],
    [{ ...fields, token: '' }, {}],
    [{ ...fields, id: 'denago\0nomad' }, {}],
  ]
  for (const url of addresses('POST')) {
    for (const [given, headers] of from) {
      const answer = await ann.post(url, given, headers)
      expect([url, headers, answer.statusCode]).toEqual([url, headers, 403])
    }
  }
  expect(await changes()).toEqual(before)
  // Browsers that say no more than the origin are let in.
  const answer = await ann.post('/desk/carts/state', fields, { ...none, origin: TEST_SITE })
  expect(answer.statusCode).toBe(303)
})

describe('what was typed while the session ended', () => {
  const ADD = '/desk/carts/add'
  const CHANGE = '/desk/carts/change'
  const WORDS = { name: 'Kept "1" & <2>', brand: 'Denago', category: 'Kept', price: '6495', description: 'One\r\nTwo' }

  it('goes through signing in, with the names of its photos, and is saved by whoever reads it again', async () => {
    const before = await desk.signIn()
    const page = fieldsOf(await before.page('/desk/new'), ADD)
    const form = { ...page, ...WORDS, photo: ['a.webp', 'b.webp'] }
    await desk.database.query('delete from staff_sessions')
    const ended = await before.sendFiles(ADD, form, [new File(['x'.repeat(100_000)], 'front.jpg')])
    expect([ended.statusCode, ended.headers['cache-control']]).toEqual([401, 'no-store'])
    expect(ended.body).toContain('have to be chosen again: front.jpg.')
    expect(ended.body).not.toContain(page.token)
    const kept = fieldsOf(ended.body, ADD)
    expect((await desk.post(ADD, kept)).statusCode).toBe(401)
    const ann = await desk.signIn()
    const back = await ann.post(ADD, kept)
    expect([back.statusCode, back.body]).toEqual([403, expect.stringContaining('front.jpg')])
    expect(back.body).toContain('Your 2 photos are')
    const again = fieldsOf(back.body, ADD)
    expect(again).toMatchObject(WORDS)
    expect((await ann.sendFiles(ADD, { ...again, photo: [] }, [])).statusCode).toBe(303)
    // Nobody's words lead anywhere else.
    for (const fields of [
      { back: '//evil.example', shown: '' },
      { back: '/desk/../api', shown: '{' },
    ]) {
      const other = await ann.post(ADD, fields)
      expect([other.statusCode, other.body]).toEqual([403, expect.stringContaining('<h1 id="title"')])
    }
  })

  it('is not kept when it is longer than any of ours, and nobody is told that it is', async () => {
    const form = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`field${index}`, 'x']))
    for (const fields of [form, { description: '"'.repeat(100_000) }]) {
      const answer = await desk.post(CHANGE, fields)
      expect([answer.statusCode, answer.body]).toEqual([413, expect.stringContaining('too long to be kept')])
      expect(answer.body.length).toBeLessThan(10_000)
    }
  })

  it('is not read of a stranger, beyond the first bytes of a file', async () => {
    const { port, hostname } = new URL(await desk.server.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), hostname)
    const type = ['Content-Type: multipart/form-data; boundary=XX', 'Content-Length: 50000000']
    const head = ['Host: localhost', 'Sec-Fetch-Site: same-origin', 'Accept: text/html', ...type]
    socket.write([`POST ${ADD} HTTP/1.1`, ...head, '', ''].join('\r\n'))
    for (const file of ['filename=""\r\n\r\n\r\n', `filename="a.jpg"\r\n\r\n${'x'.repeat(100_000)}`])
      socket.write(`--XX\r\nContent-Disposition: form-data; name="photos"; ${file}`)
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
    expect(plain(answer)).toContain('go back to your form and send it again')
  })

  it('has an end', async () => {
    const ann = await desk.signIn()
    const form = fieldsOf(await ann.page('/desk/new'), ADD)
    const [one, many] = [{ description: 'x'.repeat(1_100_000) }, { tag: Array.from({ length: 20_000 }, String) }]
    for (const more of [one, many]) {
      const answers = await Promise.all([
        ann.post(ADD, { ...form, ...one }),
        ann.sendFiles(ADD, { ...form, ...more }, []),
        ann.sendFiles(ADD, { ...more }, []),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 413, 413])
    }
    const files = Array.from({ length: 40 }, (_, index) => new File(['x'], `${index}-${'x'.repeat(300)}.jpg`))
    const refused = await ann.sendFiles(ADD, { ...form, token: '' }, files)
    expect([refused.statusCode, refused.body.includes('19-x'), refused.body.includes('20-x')]).toEqual([
      403,
      true,
      false,
    ])
  })
})

it('answers the photos of doctor once it has read them', async () => {
  const { port } = desk.server.server.address() as AddressInfo
  expect(await checkUploads({ siteUrl: `http://127.0.0.1:${port}` })).toEqual({
    status: 'ok',
    message: '41 MB of photos reach the desk.',
  })
})

it('an address of an earlier release shows the first page of a list, one of a form that of its section, and a bare page leads to the desk', async () => {
  const { headers } = await desk.signIn()
  const wrong = await desk.server.inject({ url: '/desk?q=denago&after=x', headers })
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, '/desk?q=denago'])
  const opened = Object.entries({ 'carts/change': '', 'inquiries/answer': '/inquiries', undo: '', 'sign-out': '' })
  for (const [action, page] of opened) {
    const answer = await desk.server.inject({ url: `/desk/${action}`, headers })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/desk${page}`])
  }
  const bare = await desk.post('/desk/undo', {}, { 'sec-fetch-site': 'cross-site', accept: 'text/html' })
  expect([bare.statusCode, bare.body]).toEqual([403, expect.stringContaining('<a href="/desk">Go to the desk</a>')])
})

it('no answer may be kept, framed or indexed, and none runs a script but that for drafts', async () => {
  const ann = await desk.signIn()
  for (const url of ['/desk', '/desk/sign-in', '/desk/nothing']) {
    const { headers, body } = await desk.server.inject({ url, headers: ann.headers })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script src="/desk.js" defer="">'])
  }
})

it('without STAFF there is no desk', async () => {
  const test = await createTestGraph()
  const server = createServer({ log: false })
  await server.register(site({ ...pageOptions(test.graph), mediaDir: '' }))
  for (const url of ['/desk', ...addresses('GET'), '/desk/sign-in']) {
    expect((await server.inject({ url })).statusCode).toBe(404)
  }
  for (const url of [...addresses('POST'), '/desk/sign-in', '/desk/session']) {
    expect((await server.inject({ method: 'POST', url })).statusCode).toBe(404)
  }
  for (const url of ['/robots.txt', '/sitemap.xml', '/llms.txt']) {
    expect((await server.inject({ url })).body).not.toMatch(/\/desk\b/)
  }
  await server.close()
  await test.close()
})
