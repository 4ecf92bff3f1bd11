import autocannon from 'autocannon'
import { expect, test } from 'playwright/test'
import { type OwnSite, startOwnSite } from '#web/e2e/ownSite.ts'
import { importNoise } from './noisyPictures.ts'
import { report } from './report.ts'
import { expectServed, underAttack } from './underAttack.ts'
import { inquiry, isReady, see } from './visitors.ts'

const CONNECTIONS = 8
const SECONDS = 5

let site: OwnSite
let pictures: string[]

test.beforeAll(async () => {
  site = await startOwnSite({ TRUSTED_PROXIES: 'loopback', RATE_LIMIT: '60000', CONTACT_LIMIT: '10' })
  pictures = await importNoise({ DATA_DIR: site.dataDir, DATABASE_URL: '' })
})

test.afterAll(() => site.stop())

let attackers = 0
/** An address that nobody has had before, with a budget of its own. */
const newAddress = () => ({ 'x-forwarded-for': `192.0.2.${++attackers}` })

/** Sends requests from one address, no two alike, and counts their answers by status. */
const flood = async (request: (count: number) => autocannon.Request) => {
  let count = 0
  const address = newAddress()
  const { statusCodeStats } = await autocannon({
    url: site.origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    timeout: 60,
    requests: [
      {
        setupRequest: (options) => {
          const { headers, ...rest } = request(count++)
          return { ...options, ...rest, headers: { ...headers, ...address } }
        },
      },
    ],
  })
  return Object.fromEntries(
    Object.entries(statusCodeStats as Record<string, { count: number }>).map(([status, stats]) => [
      status,
      stats.count,
    ]),
  )
}

const words = () => new URLSearchParams({ ...inquiry(), message: '<b>"Is it still there?"</b> '.repeat(600) })
const FORM = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }

const FLOODS: Record<string, (count: number) => autocannon.Request> = {
  'the form with long messages': () => ({ method: 'POST', path: '/contact', headers: FORM, body: words().toString() }),
  'social pictures with another query each': (count) => ({ path: `/social/vehicle/denago-nomad-xl.jpg?n=${count}` }),
  'imported pictures in all sizes': (count) => {
    const width = [480, 800, 1200, 1600][count % 4]
    const format = ['webp', 'avif'][(count >> 2) % 2]
    return { path: `/media/${width}/uploads/${pictures[(count >> 3) % pictures.length]}.${format}` }
  },
  'other spellings of addresses': (count) => ({ path: `/vehicle/A${count}` }),
}

for (const [what, request] of Object.entries(FLOODS)) {
  test(`a flood of requests for ${what} keeps nobody else waiting`, async () => {
    let statuses: Record<string, number> = {}
    const seen = await underAttack(site.origin, async () => {
      statuses = await flood(request)
    })
    const slowest = Math.max(...Object.values(seen).map(({ maxMs }) => maxMs))
    report({ fault: `a flood of ${what}`, saw: `${JSON.stringify(statuses)}; others within ${slowest} ms`, lost: 0 })
    expectServed(seen)
    expect(await isReady(site.origin)).toBe(true)
    expect(Object.keys(statuses).filter((status) => status === '500')).toEqual([])
  })
}

test('a form that a page of another site sends comes back, and is none of the ten inquiries', async () => {
  const address = newAddress()
  const send = (headers: Record<string, string>) =>
    see(`${site.origin}/contact`, {
      method: 'POST',
      headers: { accept: 'text/html', ...address, ...headers },
      body: new URLSearchParams(inquiry()),
    })
  for (let count = 0; count < 20; count++) {
    const seen = await send(count % 2 ? { 'sec-fetch-site': 'cross-site' } : { origin: 'https://evil.example' })
    expect(seen.status).toBe(403)
    expect(seen.body).toContain('from a page of another site')
    expect(seen.body).toContain('Is the red one still there?')
  }
  expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(303)
  expect((await send({ origin: site.origin })).status).toBe(303)
})
