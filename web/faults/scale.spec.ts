import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'playwright/test'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { type MailServer, startMailServer } from '#graph/testing/mail-server.ts'
import { type RedisServer, startRedisServer } from '#graph/testing/redis-server.ts'
import { runProgram, type Site, startSite } from '#web/e2e/startSite.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { inquiry, newAddress, see } from './visitors.ts'

const SITES = 3
const VISITORS = 6
const CART = 'denago-nomad-xl'

const importPrice = async (price: number) => {
  const file = join(folder, 'price.json')
  await writeFile(file, JSON.stringify([{ id: CART, price }]))
  await runProgram('inventory', ['import', file], { DATABASE_URL: primary.url, MEDIA_DIR: join(folder, 'media') })
}

let folder: string
let primary: EmbeddedPostgres
let redis: RedisServer
let mailServer: MailServer
let database: pg.Client
let balancer: Balancer
let sites: Site[]

test.describe.configure({ mode: 'serial' })

const start = async (): Promise<Site> => {
  const site = await startSite({
    DATABASE_URL: primary.url,
    REDIS_URL: redis.url,
    SMTP_URL: mailServer.url,
    MEDIA_DIR: join(folder, 'media'),
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMIT: '20000',
    DRAIN_SECONDS: '1',
  })
  await balancer.add(site.origin)
  return site
}

const end = async ({ origin, stop }: Site, signal: NodeJS.Signals) => {
  const [code] = await stop(signal)
  balancer.remove(origin)
  return code
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-scale-'))
  primary = await startEmbeddedPostgres(join(folder, 'primary'))
  redis = await startRedisServer()
  mailServer = await startMailServer()
  balancer = await startBalancer()
  sites = []
  for (let count = 0; count < SITES; count++) sites.push(await start())
  database = new pg.Client({ connectionString: primary.url })
  await database.connect()
})

test.afterAll(async () => {
  for (const { stop } of sites) await stop('SIGKILL')
  await database.end().catch(() => {})
  await balancer.stop()
  await primary.stop()
  await redis.stop()
  await mailServer.stop()
  await rm(folder, { recursive: true })
})

const JSON_TYPE = { 'content-type': 'application/json' }
const inquire = (origin: string, visitor: string, key: string) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    // The balancer reads x-visitor; a site that is asked directly reads x-forwarded-for.
    headers: { ...JSON_TYPE, 'idempotency-key': key, 'x-visitor': visitor, 'x-forwarded-for': visitor },
    body: JSON.stringify({ ...inquiry(), email: `${key}@example.com` }),
  })

test('an import on one machine shows on all of them, in every format, and the old data never again', async () => {
  const QUERY = encodeURIComponent(`{ vehicle(id: "${CART}") { price } }`)
  const WAYS = [`/api/vehicles/${CART}`, `/graphql?query=${QUERY}`, `/vehicle/${CART}`]
  const priceAt = async (address: string) => Number(/"price":"?(\d+)/.exec((await see(address)).body)?.[1])
  const seen = () => Promise.all(sites.flatMap(({ origin }) => WAYS.map((way) => priceAt(origin + way))))
  await seen()

  let slowest = 0
  for (const price of [11_111, 12_222, 13_333]) {
    await importPrice(price)
    const imported = Date.now()
    await eventually(async () => (await seen()).every((shown) => shown === price))
    slowest = Math.max(slowest, Date.now() - imported)
    for (let again = 0; again < 5; again++) expect(new Set(await seen())).toEqual(new Set([price]))
  }
  console.log(`imports were seen on ${SITES} sites by REST, GraphQL and page ${slowest} ms after the command at most`)
})

test('each mail is sent once, whichever of them takes the job', async () => {
  const isAllMailed = async () => (await database.query('select from graphile_worker.jobs')).rowCount === 0
  await eventually(isAllMailed)
  const keys = Array.from({ length: 30 }, () => crypto.randomUUID())
  const from = mailServer.received.length
  await Promise.all(keys.map((key, index) => inquire(sites[index % SITES]!.origin, newAddress(), key)))
  await eventually(isAllMailed)
  const mails = mailServer.received.slice(from).map(({ messageId }) => messageId)
  expect(mails).toHaveLength(2 * keys.length)
  expect(new Set(mails).size).toBe(mails.length)
})

/** Visits pages and sends inquiries through the balancer while `work` runs, and loses no answered inquiry; returns the failures. */
const underLoad = async (fault: string, work: () => Promise<void>) => {
  const failed: string[] = []
  const answered: string[] = []
  let requests = 0
  let isOver = false
  const visit = async () => {
    for (let turn = 0; !isOver; turn++) {
      const paths = ['/', '/inventory', `/vehicle/${CART}`, '/api/vehicles']
      const path = paths[turn % paths.length]!
      const headers = { 'x-visitor': newAddress() }
      const status = await see(balancer.origin + path, { headers }).then(({ status }) => status, String)
      if (status !== 200) failed.push(`${path}: ${status}`)
      requests += 1
    }
  }
  const ask = async () => {
    while (!isOver) {
      const key = crypto.randomUUID()
      const answer = await inquire(balancer.origin, newAddress(), key).catch(() => undefined)
      if (answer?.status === 201) answered.push((await answer.json()).id)
      else failed.push(`inquiry: ${answer?.status}`)
      requests += 1
      await wait(20)
    }
  }
  const load = [...Array.from({ length: VISITORS }, visit), ask()]
  await work()
  isOver = true
  await Promise.all(load)
  const { rows } = await database.query('select id from contact_inquiries')
  const stored = new Set(rows.map(({ id }) => id))
  expect(answered.filter((id) => !stored.has(id))).toEqual([])
  console.log(`${fault}: ${requests} requests, ${failed.length} failed, ${answered.length} inquiries answered`)
  return failed
}

test('one that is killed takes nothing with it', async () => {
  const failed = await underLoad(`one of ${SITES} killed`, async () => {
    await wait(500)
    await end(sites.pop()!, 'SIGKILL')
    await wait(500)
  })
  // A visitor whose inquiry got no answer sends it again with the same key.
  expect(failed.filter((what) => !what.startsWith('inquiry'))).toEqual([])
  expect(failed.length).toBeLessThanOrEqual(1)
  sites.push(await start())
})

test('a restart of one after the other is noticed by nobody', async () => {
  const codes: (number | null)[] = []
  const failed = await underLoad('rolling restart', async () => {
    for (let count = 0; count < SITES; count++) {
      const old = sites.shift()!
      const [code, site] = await Promise.all([end(old, 'SIGTERM'), start()])
      codes.push(code)
      sites.push(site)
    }
  })
  expect(codes).toEqual([0, 0, 0])
  expect(failed).toEqual([])
})
