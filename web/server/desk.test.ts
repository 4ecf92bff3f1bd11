import type { RouteOptions } from 'fastify'
import { createServer } from '#graph/http/server.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { fieldsOf, openDesk } from '#web/testing/openDesk.ts'
import { pageOptions } from '#web/testing/pageOptions.ts'
import { site } from './site.ts'

const routes: RouteOptions[] = []
const desk = await openDesk((route) => routes.push(route))
afterAll(() => desk.close())

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
      expect([url, answer.statusCode]).toEqual([url, 403])
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

it('no answer may be kept, framed or indexed, and none runs a script', async () => {
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
    expect(body).not.toContain('<script')
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
