import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'playwright/test'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { type CuttableDatabase, makeCuttable } from '#graph/testing/cuttable.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { query } from '#web/e2e/ownDatabase.ts'
import { type Site, startSite } from '#web/e2e/startSite.ts'
import {
  HELD,
  hold,
  type Inquiry,
  inquiry,
  isReady,
  REST,
  type Seen,
  see,
  sendForm,
  WITHOUT_LIMITS,
} from './visitors.ts'

const RECOVERY_MS = 10_000

let folder: string
let postgres: EmbeddedPostgres
let way: CuttableDatabase
let site: Site
let origin: string
const answered: Inquiry[] = []

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-database-'))
  postgres = await startEmbeddedPostgres(join(folder, 'one'), { fsync: false })
  way = await makeCuttable(postgres.url)
  site = await startSite({ ...WITHOUT_LIMITS, DATABASE_URL: way.url, LOG_LEVEL: 'warn' })
  origin = site.origin
})

test.beforeEach(() => hold(origin))

test.afterAll(async () => {
  await site?.stop('SIGKILL')
  await way?.cut()
  await postgres.stop()
  await rm(folder, { recursive: true })
})

const expectStale = ({ status, stale, headers, body }: Seen) => {
  expect([status, stale]).toEqual([200, true])
  expect(headers.get('cache-status')).toContain('stale-if-error')
  expect(Number(headers.get('age'))).toBeGreaterThanOrEqual(0)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.length).toBeGreaterThan(20)
}

const expectReturned = ({ status, headers, body }: Seen, { message, email }: Inquiry) => {
  expect([status, headers.get('retry-after')]).toEqual([503, '10'])
  expect(body).toContain('please send it again in a few minutes')
  for (const word of [message, email]) expect(body).toContain(word)
}

/** Checks the answers of pages, forms and health checks while the database answers nothing. */
const expectOutage = async (path: string) => {
  // The site notices an outage within three seconds.
  await eventually(async () => (await see(origin + HELD[0])).stale)
  for (const held of HELD) expectStale(await see(origin + held))
  const words = inquiry()
  const [unheld, returned, wrong, alive, ready] = await Promise.all([
    see(origin + path),
    sendForm(origin, words),
    sendForm(origin, { ...words, phone: '' }),
    see(`${origin}/healthz`),
    see(`${origin}/readyz`),
  ])
  expect([unheld.status, unheld.headers.get('retry-after')]).toEqual([503, '10'])
  expect(unheld.body).toContain('HTTP error! status: 503')
  expectReturned(returned, words)
  expect([wrong.status, wrong.body.includes('Phone number is required')]).toEqual([400, true])
  expect(wrong.body).toContain(words.message)
  expect([alive.status, ready.status]).toEqual([200, 503])
}

/** Expects that everything works again soon, an inquiry included, and that no answered inquiry is lost. */
const recover = async (end: () => Promise<unknown>) => {
  await end()
  const startedAt = performance.now()
  const words = inquiry()
  await eventually(async () => (await sendForm(origin, words)).status === 303)
  answered.push(words)
  await eventually(() => isReady(origin))
  await hold(origin)
  expect(performance.now() - startedAt).toBeLessThan(RECOVERY_MS)
  const { rows } = await query(postgres.url, 'select email from contact_inquiries')
  const stored = new Set(rows.map(({ email }) => email))
  expect(answered.filter(({ email }) => !stored.has(email))).toEqual([])
}

/** An inquiry that is answered before the fault must be there after it. */
const sendOne = async () => {
  const words = inquiry()
  expect((await sendForm(origin, words)).status).toBe(303)
  answered.push(words)
}

test('Postgres does not answer, and its connections stay open', async () => {
  await sendOne()
  way.isSilent = true
  await expectOutage('/vehicle/nowhere-two')
  // The form tries to store the words; a page does not wait for a database that is known to be gone.
  const form = sendForm(origin, inquiry()).then(() => 'form')
  const pages = ['/about', '/eco-impact', '/vehicle/nowhere-four', '/inventory?maxPrice=9000'].map((path) =>
    see(origin + path),
  )
  expect(await Promise.race([form, Promise.all(pages).then((seen) => seen.map(({ status }) => status))])).toEqual([
    200, 200, 503, 503,
  ])
  await form
  await recover(async () => {
    way.isSilent = false
    way.drop()
  })
})

test('Postgres is slow, then slower than anybody waits', async () => {
  way.delayMs = 100
  const startedAt = performance.now()
  const seen = await Promise.all(['/inventory?slow=1', `${REST}?slow=1`].map((path) => see(origin + path)))
  expect(performance.now() - startedAt).toBeLessThan(10_000)
  expect(seen.map(({ status }) => status)).toEqual([200, 200])
  await sendOne()
  way.delayMs = 10_000
  await expectOutage('/vehicle/nowhere-six')
  await recover(async () => {
    way.delayMs = 0
    way.drop()
  })
})

test('Postgres has no connection left', async () => {
  await sendOne()
  const places = Number((await query(postgres.url, 'show max_connections')).rows[0].max_connections)
  const others: pg.Client[] = []
  // Other clients take the places of the site's ended connections, until all places are theirs.
  await eventually(async () => {
    const asking = Array.from({ length: places }, () => new pg.Client({ connectionString: postgres.url }))
    for (const client of asking) client.on('error', () => {})
    const answers = await Promise.allSettled(asking.map((client) => client.connect()))
    others.push(...asking.filter((_, index) => answers[index]!.status === 'fulfilled'))
    const ofSite = "from pg_stat_activity where application_name like 'ridgeline%'"
    await others[0]!.query(`select pg_terminate_backend(pid) ${ofSite}`)
    return others.length === places
  })
  await expectOutage('/vehicle/nowhere-seven')
  await recover(() => Promise.all(others.map((client) => client.end())))
})

test('a table is locked, so that statements do not end', async () => {
  const locker = new pg.Client({ connectionString: postgres.url })
  await locker.connect()
  await locker.query('begin')
  await locker.query("update vehicles set rank = rank where id = 'denago-nomad-xl'")
  await locker.query('lock table vehicles in access exclusive mode')
  const unheld = await see(`${origin}/vehicle/nowhere-three`)
  expect([unheld.status, unheld.headers.get('retry-after')]).toEqual([503, '10'])
  for (const held of HELD) expect((await see(origin + held)).status).toBe(200)
  const words = { ...inquiry(), vehicle: 'denago-nomad-xl' }
  expectReturned(await sendForm(origin, words), words)
  await recover(() => locker.query('commit'))
  await locker.end()
})

test('Postgres is stopped, and another server takes its address', async () => {
  await sendOne()
  const lines = site.output.length
  await postgres.stop()
  await expectOutage('/vehicle/nowhere-five')
  await cp(join(folder, 'one'), join(folder, 'two'), { recursive: true })
  await recover(async () => {
    await rm(join(folder, 'two/postgres/port'), { force: true })
    postgres = await startEmbeddedPostgres(join(folder, 'two'), { fsync: false })
    way.target = { host: '127.0.0.1', port: Number(new URL(postgres.url).port) }
  })
  // graphile-worker writes an error of its own, which is no line of the log.
  const log = site.output.slice(lines).filter((line) => line.startsWith('{'))
  const said = log.map((line) => JSON.parse(line).msg)
  expect(said.filter((message) => /the database/.test(message))).toEqual([
    'the database cannot be reached: stale responses are sent',
    'the database is back',
  ])
})

test('a page that cannot be rendered is one error page with the number of its request', async () => {
  const lines = site.output.length
  const setWebsite = (url: string | null) =>
    query(postgres.url, 'update locations set website_url = $1 where id = $2', [url, DEALER.mainLocationId])
  await setWebsite('no address')
  let asked = 0
  const broken = await eventually(async () => {
    asked += 1
    const seen = await see(`${origin}/contact?asked=${asked}`)
    return seen.status === 500 && seen
  })
  const other = await see(`${origin}/inventory?else=1`)
  await setWebsite(null)
  const id = broken.headers.get('x-request-id')!
  expect(broken.body).toContain('This page didn&#x27;t load')
  expect(broken.body).toContain(id)
  expect(broken.body).not.toMatch(/does not exist|node_modules|\.ts:\d/)
  expect(other.status).toBe(200)
  const logged = await eventually(() => site.output.slice(lines).find((line) => line.includes(id)))
  expect(JSON.parse(logged).requestId).toBe(id)
})
