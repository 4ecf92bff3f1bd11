import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'playwright/test'
import { NODE_FLAGS } from '#graph/runtime/node-flags.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { startSite } from '#web/e2e/startSite.ts'
import { hold, inquiry, see, sendForm, WITHOUT_LIMITS } from './visitors.ts'

const STOP_LIMIT_MS = 10_000

let database: OwnDatabase

test.beforeAll(async () => {
  database = await startOwnDatabase()
})

test.afterAll(() => database.stop())

const count = async (statement: string, values?: string[]) => (await database.client.query(statement, values)).rowCount

const openSocket = async (origin: string, text: string): Promise<Socket> => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

test('a site that is told to stop finishes what it has begun', async () => {
  const settings = { ...WITHOUT_LIMITS, DATABASE_URL: database.url, DRAIN_SECONDS: '3' }
  const { origin, stop } = await startSite(settings)
  await hold(origin)

  // Connections that would keep the site open forever: one idles, one never ends its request, one never reads.
  const agent = new Agent({ keepAlive: true })
  await once(get(`${origin}/healthz`, { agent }), 'response')
  const slowWriter = await openSocket(origin, 'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Length: 999\r\n\r\nfirst')
  const slowReader = await openSocket(origin, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50))
  slowReader.pause()

  // An inquiry that cannot be finished before the site has been told to stop.
  await database.client.query('begin')
  await database.client.query('lock table contact_inquiries in access exclusive mode')
  const words = inquiry()
  const sending = sendForm(origin, words)
  const waiting = "select from pg_locks where not granted and relation = 'contact_inquiries'::regclass"
  await eventually(async () => (await count(waiting)) === 1)

  const startedAt = performance.now()
  const exit = stop()
  await eventually(async () => (await see(`${origin}/readyz`)).status === 503)
  expect((await see(`${origin}/healthz`)).status).toBe(503)
  const late = await see(`${origin}/`)
  await eventually(async () => !(await see(`${origin}/healthz`).catch(() => undefined)))
  await database.client.query('commit')

  expect((await sending).status).toBe(303)
  const [code, signal] = await exit
  expect([code, signal]).toEqual([0, null])
  expect(performance.now() - startedAt).toBeLessThan(STOP_LIMIT_MS)
  expect(late.status).toBe(200)
  expect(await count('select from contact_inquiries where email = $1', [words.email])).toBe(1)
  for (const open of [agent, slowWriter, slowReader]) open.destroy()
})

test('a worker without any setting withdraws sold carts for a site that runs no jobs', async () => {
  const site = await startSite({ ...WITHOUT_LIMITS, DATABASE_URL: database.url, JOBS: 'off' })
  await database.client.query(`
    insert into vehicles (id, name, brand, category, price, description, availability, sold_at)
      values ('sold-long-ago', 'Denago Nomad', 'Denago', 'Nomad', 7000, 'Sold.', 'SOLD', now() - interval '100 days');
    select graphile_worker.add_job('withdraw_sold_vehicles')
  `)
  const worker = spawn(process.execPath, [...NODE_FLAGS, 'dist/server/worker.js'], {
    env: { ...process.env, DATABASE_URL: database.url, SMTP_URL: '' },
    stdio: 'ignore',
  })
  const exit = once(worker, 'exit')
  const isGone = async () => (await count(`select from vehicles where id = 'sold-long-ago'`)) === 0
  await eventually(async () => worker.exitCode !== null || isGone())
  worker.kill()
  await site.stop()
  expect(await exit).toEqual([0, null])
  expect(await isGone()).toBe(true)
})
