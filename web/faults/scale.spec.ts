import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'playwright/test'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { type MailServer, startMailServer } from '#graph/testing/mail-server.ts'
import { type RedisServer, startRedisServer } from '#graph/testing/redis-server.ts'
import { runProgram, type Site, startSite } from '#web/e2e/startSite.ts'
import { inquiry, newAddress, see } from './visitors.ts'

const SITES = 3
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
let sites: Site[]

test.describe.configure({ mode: 'serial' })

const start = () =>
  startSite({
    DATABASE_URL: primary.url,
    REDIS_URL: redis.url,
    SMTP_URL: mailServer.url,
    MEDIA_DIR: join(folder, 'media'),
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMIT: '20000',
  })

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-scale-'))
  primary = await startEmbeddedPostgres(join(folder, 'primary'))
  redis = await startRedisServer()
  mailServer = await startMailServer()
  sites = []
  for (let count = 0; count < SITES; count++) sites.push(await start())
  database = new pg.Client({ connectionString: primary.url })
  await database.connect()
})

test.afterAll(async () => {
  for (const { stop } of sites) await stop('SIGKILL')
  await database.end().catch(() => {})
  await primary.stop()
  await redis.stop()
  await mailServer.stop()
  await rm(folder, { recursive: true })
})

const JSON_TYPE = { 'content-type': 'application/json' }
const inquire = (origin: string, visitor: string, key: string) =>
  fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'idempotency-key': key, 'x-forwarded-for': visitor },
    body: JSON.stringify({ ...inquiry(), email: `${key}@example.com` }),
  })

test('an import on one machine shows on all of them, in every format, and the old data never again', async () => {
  const QUERY = encodeURIComponent(`{ vehicle(id: "${CART}") { price } }`)
  const WAYS = [`/api/vehicles/${CART}`, `/graphql?query=${QUERY}`, `/vehicle/${CART}`]
  const priceAt = async (address: string) => Number(/"price":"?(\d+)/.exec((await see(address)).body)?.[1])
  const seen = () => Promise.all(sites.flatMap(({ origin }) => WAYS.map((way) => priceAt(origin + way))))
  await seen()

  for (const price of [11_111, 12_222, 13_333]) {
    await importPrice(price)
    await eventually(async () => (await seen()).every((shown) => shown === price))
    for (let again = 0; again < 5; again++) expect(new Set(await seen())).toEqual(new Set([price]))
  }
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
