import { setTimeout as wait } from 'node:timers/promises'
import { eventually } from '#graph/testing/eventually.ts'
import { type MailServer, startMailServer } from '#graph/testing/mail-server.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { type Site, startSite } from '#web/e2e/startSite.ts'

/** CI's nightly job kills it more often: KILLS=50 npm run test:faults -- kill.spec */
const KILLS = Number(process.env.KILLS ?? 2)
const VISITORS = 4
const LONGEST_RUN_MS = 500
const PAUSE_MS = 10
/** How long the mails of one inquiry may take on a busy machine. */
const MAIL_LIMIT_MS = 200

let database: OwnDatabase
let mailServer: MailServer
let site: Site | undefined

test.beforeAll(async () => {
  database = await startOwnDatabase()
  mailServer = await startMailServer()
})

test.afterAll(async () => {
  await site?.stop('SIGKILL')
  await database.stop()
  await mailServer.stop()
})

const start = async () => {
  site = await startSite({ DATABASE_URL: database.url, SMTP_URL: mailServer.url, CONTACT_LIMIT: '100000' })
  return site
}

type Sending = { key: string; id?: string }

/** Sends one inquiry; its `id` is set once the site has confirmed it, which an overloaded machine may refuse. */
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
  expect([201, 503]).toContain(response.status)
  sending.id = (await response.json()).id
  return response.status === 201
}

test('every answered inquiry is stored and mailed, whenever the site is killed', async () => {
  test.setTimeout(60_000 + KILLS * 60_000)
  const sendings: Sending[] = []

  for (let kills = 0; kills < KILLS; kills++) {
    const { origin, stop } = await start()
    let isAlive = true
    const firstAnswer = Promise.withResolvers<void>()
    const visit = async () => {
      while (isAlive) {
        const sending: Sending = { key: crypto.randomUUID() }
        sendings.push(sending)
        const isStored = await send(origin, sending).catch((error) => {
          if (isAlive) throw error
        })
        if (isStored) firstAnswer.resolve()
        await wait(PAUSE_MS)
      }
    }
    const visits = Promise.all(Array.from({ length: VISITORS }, visit))
    await Promise.race([visits, firstAnswer.promise])
    await Promise.race([visits, wait(Math.random() * LONGEST_RUN_MS)])
    isAlive = false
    await stop('SIGKILL')
    await visits
  }

  const answered = sendings.filter(({ id }) => id)
  const { rows } = await database.client.query<{ id: string }>('select id from contact_inquiries')
  const stored = new Set(rows.map(({ id }) => id))
  expect(answered.filter(({ id }) => !stored.has(id!))).toEqual([])

  // Visitors without an answer send again, with the same key.
  const { origin, stop } = await start()
  for (const sending of sendings.filter(({ id }) => !id)) await eventually(() => send(origin, sending))
  const total = await database.client.query(
    'select count(*)::int, count(distinct email)::int as people from contact_inquiries',
  )
  expect(total.rows).toEqual([{ count: sendings.length, people: sendings.length }])

  const isAllMailed = async () => (await database.client.query('select from graphile_worker.jobs')).rowCount === 0
  await eventually(isAllMailed, 30_000 + sendings.length * MAIL_LIMIT_MS)
  await stop('SIGKILL')
  const mails = mailServer.received.map(({ messageId }) => messageId!)
  const unmailed = sendings.flatMap(({ id }) =>
    ['dealer', 'visitor'].filter((kind) => !mails.some((mail) => mail.startsWith(`<${id}.${kind}@`))),
  )
  expect(unmailed).toEqual([])
  const repeated = mails.length - new Set(mails).size
  // Three mails at most are on their way when a site is killed.
  expect(repeated).toBeLessThanOrEqual(3 * KILLS)
})
