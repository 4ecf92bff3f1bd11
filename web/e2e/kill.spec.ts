import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { type MailServer, startMailServer } from '#graph/testing/mail-server.ts'
import { DESKTOP_ONLY, expect, test } from './fixtures.ts'
import { startSite } from './startSite.ts'

/** More for a longer look: KILLS=50 npm run e2e -- kill */
const KILLS = Number(process.env.KILLS ?? 5)
const VISITORS = 4
const LONGEST_RUN_MS = 500
const PAUSE_MS = 10
/** How long the mails of one inquiry may take on a busy machine. */
const MAIL_LIMIT_MS = 200

let folder: string
let postgres: EmbeddedPostgres
let database: pg.Client
let mailServer: MailServer
let site: ChildProcess | undefined

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-kill-'))
  postgres = await startEmbeddedPostgres(folder)
  database = new pg.Client({ connectionString: postgres.url })
  await database.connect()
  mailServer = await startMailServer()
})

test.afterAll(async () => {
  site?.kill('SIGKILL')
  await database.end()
  await postgres.stop()
  await mailServer.stop()
  await rm(folder, { recursive: true })
})

const start = async () => {
  const started = await startSite({ DATABASE_URL: postgres.url, SMTP_URL: mailServer.url, CONTACT_LIMIT: '100000' })
  site = started.child
  return started
}

const kill = async (child: ChildProcess) => {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

type Sending = { key: string; id?: string }

/** Sends one inquiry; `id` says that the site has answered that it has it. */
const send = async (origin: string, sending: Sending) => {
  const body = {
    firstName: 'Ada',
    lastName: 'Novak',
    email: `${sending.key}@example.com`,
    phone: '(570) 555-0142',
    message: 'Sent while the site is killed.',
  }
  const headers = { 'content-type': 'application/json', 'idempotency-key': sending.key }
  const response = await fetch(`${origin}/api/contact`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(201)
  sending.id = (await response.json()).id
}

test(
  'no inquiry that was answered is lost, and none is mailed never, whenever the site is killed',
  DESKTOP_ONLY,
  async () => {
    test.setTimeout(60_000 + KILLS * 60_000)
    const sendings: Sending[] = []

    for (let kills = 0; kills < KILLS; kills++) {
      const { child, origin } = await start()
      let isAlive = true
      let firstAnswer = () => {}
      const isBusy = new Promise<void>((resolve) => {
        firstAnswer = resolve
      })
      const visit = async () => {
        while (isAlive) {
          const sending: Sending = { key: crypto.randomUUID() }
          sendings.push(sending)
          await send(origin, sending).catch((error) => {
            if (isAlive) throw error
          })
          firstAnswer()
          await wait(PAUSE_MS)
        }
      }
      const visits = Promise.all(Array.from({ length: VISITORS }, visit))
      await Promise.race([visits, isBusy])
      await Promise.race([visits, wait(Math.random() * LONGEST_RUN_MS)])
      isAlive = false
      await kill(child)
      await visits
    }

    const answered = sendings.filter(({ id }) => id)
    const { rows } = await database.query<{ id: string }>('select id from contact_inquiries')
    const stored = new Set(rows.map(({ id }) => id))
    expect(answered.filter(({ id }) => !stored.has(id!))).toEqual([])

    // Whoever got no answer sends again, with the same key.
    const { child, origin } = await start()
    for (const sending of sendings.filter(({ id }) => !id)) await send(origin, sending)
    const total = await database.query(
      'select count(*)::int, count(distinct email)::int as people from contact_inquiries',
    )
    expect(total.rows).toEqual([{ count: sendings.length, people: sendings.length }])

    const isAllMailed = async () => (await database.query('select from graphile_worker.jobs')).rowCount === 0
    await eventually(isAllMailed, 30_000 + sendings.length * MAIL_LIMIT_MS)
    await kill(child)
    const mails = mailServer.received.map(({ messageId }) => messageId!)
    const unmailed = sendings.flatMap(({ id }) =>
      ['dealer', 'visitor'].filter((kind) => !mails.some((mail) => mail.startsWith(`<${id}.${kind}@`))),
    )
    expect(unmailed).toEqual([])
    const repeated = mails.length - new Set(mails).size
    // Three mails at most are on their way when a site is killed.
    expect(repeated).toBeLessThanOrEqual(3 * KILLS)
    test.info().annotations.push({
      type: 'result',
      description: `${KILLS} kills, ${sendings.length} sent, ${answered.length} answered, ${repeated} mails repeated`,
    })
    console.log(test.info().annotations[0]!.description)
  },
)
