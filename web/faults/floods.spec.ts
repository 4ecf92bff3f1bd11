import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import sharp from 'sharp'
import { eventually } from '#graph/testing/eventually.ts'
import { type OwnSite, runProgram, startOwnSite } from '#web/e2e/startSite.ts'
import { MIXED, PAGES, QUERIES, ROUTES, SEARCHES } from './floods.ts'
import { expectServed, underAttack } from './underAttack.ts'
import { HELD, hold, inquiry, memoryOf, newAddress, see, sendForm, WITHOUT_LIMITS } from './visitors.ts'

const run = promisify(execFile)
const FLOOD = join(import.meta.dirname, 'flood.ts')
const CONNECTIONS = 16
const SECONDS = 5

const MEMORY_MS = 60_000
const MOST_HEAP_GROWTH_MB = 50
/** More than the heap's growth: malloc keeps the pages that buffers of every size have used. */
const MOST_RSS_GROWTH_MB = 200

let site: OwnSite
let before: Awaited<ReturnType<typeof memoryOf>>
const sites: OwnSite[] = []

const start = async (settings: Record<string, string>) => {
  const one = await startOwnSite(settings)
  sites.push(one)
  return one
}

test.beforeAll(async () => {
  site = await start({ TRUSTED_PROXIES: 'loopback' })
  // The caches fill up once, and V8 compiles the hot functions.
  await flood(MIXED, SECONDS)
  before = await memoryOf(site.origin)
})

test.afterAll(() => Promise.all(sites.map(({ stop }) => stop())))

/** The flood has a process of its own: its load would delay the test's visits. */
const flood = async (kind: string, seconds: number, addresses = 1) => {
  const from = Array.from({ length: addresses }, newAddress).join()
  const args = [FLOOD, site.origin, kind, from, String(CONNECTIONS * addresses), String(seconds)]
  return (await run(process.execPath, args)).stdout.trim()
}

let visits = 0

/** Whether an uncached page, a query and the form answer a new visitor. */
const servesAll = async () => {
  const headers = { 'x-forwarded-for': newAddress() }
  visits += 1
  const query = `/graphql?query=${encodeURIComponent(`{ vehicles { new${visits}: totalCount } }`)}`
  const [page, answer, form] = await Promise.all([
    see(`${site.origin}/inventory?new=${visits}`, { headers }),
    see(site.origin + query, { headers }),
    see(`${site.origin}/contact`, { method: 'POST', headers, body: new URLSearchParams(inquiry()) }),
  ])
  return page.status === 200 && answer.status === 200 && form.status === 303
}

const expectCalm = async (kind: string, addresses = 1) => {
  let statuses = ''
  const seen = await underAttack(site.origin, async () => {
    statuses = await flood(kind, SECONDS, addresses)
  })
  // Nothing restarts this site, so the attacked process itself answers.
  await eventually(servesAll)
  expectServed(seen)
  expect(JSON.parse(statuses)).not.toHaveProperty('500')
}

for (const kind of [...Object.keys(QUERIES), MIXED]) {
  test(`one address that sends ${kind} keeps nobody else waiting`, () => expectCalm(kind))
}

test(`ten addresses that send ${SEARCHES} keep nobody else waiting`, () => expectCalm(SEARCHES, 10))

const isBack = ({ rssMb, heapMb }: typeof before) =>
  heapMb < before.heapMb + MOST_HEAP_GROWTH_MB && rssMb < before.rssMb + MOST_RSS_GROWTH_MB

test('all of them together leave no memory behind', async () => {
  const visit = async () => {
    // A process with nothing to do puts off collecting its garbage.
    const pages = Array.from({ length: 10 }, () =>
      see(`${site.origin}/inventory?calm=${++visits}`, { headers: { 'x-forwarded-for': newAddress() } }),
    )
    expect((await Promise.all(pages)).filter(({ status }) => status !== 200)).toEqual([])
    return isBack(await memoryOf(site.origin))
  }
  await eventually(visit, MEMORY_MS)
})

const PICTURES = 6

/** Imports a cart with pictures of noise, which take an encoder the longest. */
const importNoise = async (settings: { DATA_DIR: string; DATABASE_URL: string }) => {
  const source = await mkdtemp(join(tmpdir(), 'ridgeline-pictures-'))
  const files = Array.from({ length: PICTURES }, (_, index) => `noise-${index}.png`)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 1800, height: 1400, channels: 3, background: 'black', noise } as const
  for (const file of files) await sharp({ create }).toFile(join(source, file))
  const cart = { id: 'noisy', name: 'Noisy', brand: 'Evolution', category: 'Used', price: 5495, images: files }
  await writeFile(join(source, 'stock.json'), JSON.stringify([{ ...cart, description: 'A cart.', inStock: true }]))
  await runProgram('inventory', ['import', join(source, 'stock.json')], settings)
  await rm(source, { recursive: true })
}

test.describe('with pictures that take long to draw', () => {
  test.beforeAll(() => importNoise({ DATA_DIR: site.dataDir, DATABASE_URL: '' }))

  for (const kind of Object.keys(ROUTES))
    test(`one address that asks for ${kind} keeps nobody else waiting`, () => expectCalm(kind))
})

const VISITORS = 800
/** The flood ends as soon as the test has seen everything. */
const MOST_SECONDS = 90
/** The heap may take 768 MB; so many pages in progress at once would take more. */
const MOST_OVERLOAD_MB = 600

test('many more visitors than can be served are told to come again, and the others are served', async () => {
  const { origin } = await start(WITHOUT_LIMITS)
  await hold(origin)
  const before = await memoryOf(origin)
  // The flood has a process of its own: its load would delay the test's visits, which come from the same address.
  const args = [FLOOD, origin, PAGES, '127.0.0.1', String(VISITORS), String(MOST_SECONDS)]
  const flood = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const counted = json(flood.stdout!) as Promise<Record<string, number>>
  await once(flood, 'message')
  const refused = await eventually(async () => {
    const mine = Array.from({ length: 10 }, (_, index) => see(`${origin}/inventory?mine=${performance.now()}-${index}`))
    // Pages in demand stay in the cache; the flood's pages push out the others.
    for (const path of HELD) expect((await see(origin + path)).status).toBe(200)
    return (await Promise.all(mine)).find(({ status, body }) => status === 503 && body.includes('Too many visitors'))
  }, MOST_SECONDS * 1000)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(refused.body).toContain('Please try again in 5 seconds.')
  expect((await see(`${origin}/healthz`)).status).toBe(200)
  for (const path of HELD) expect((await see(origin + path)).status).toBe(200)
  flood.kill('SIGTERM')
  const { 200: _served, 503: _shed, errors, timeouts, ...others } = await counted
  const during = await memoryOf(origin)
  await eventually(async () => (await sendForm(origin, inquiry())).status === 303)
  await eventually(async () => (await see(`${origin}/inventory?calm=1`)).status === 200)
  expect(others).toEqual({})
  // Connections that were being opened or answered when the flood ended count as errors.
  expect(errors).toBeLessThan(VISITORS / 20)
  expect(timeouts).toBe(0)
  expect(during.rssMb - before.rssMb).toBeLessThan(MOST_OVERLOAD_MB)
})
