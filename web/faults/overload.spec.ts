import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { type OwnSite, startOwnSite } from '#web/e2e/startSite.ts'
import { PAGES } from './floods.ts'
import { memoryOf } from './memory.ts'
import { report } from './report.ts'
import { HELD, hold, inquiry, see, sendForm, WITHOUT_LIMITS } from './visitors.ts'

const VISITORS = 800
/** The flood ends as soon as the test has seen everything. */
const MOST_SECONDS = 90
/** The heap may take 768 MB; so many pages in progress at once would take more. */
const MOST_GROWTH_MB = 600

const FLOOD = join(import.meta.dirname, 'flood.ts')

let site: OwnSite

test.beforeAll(async () => {
  site = await startOwnSite(WITHOUT_LIMITS)
})

test.afterAll(() => site.stop())

test('many more visitors than can be served are told to come again, and the others are served', async () => {
  const { origin } = site
  await hold(origin)
  const before = await memoryOf(origin)
  // The flood has a process of its own: its load would delay the test's visits, which come from the same address.
  const args = [FLOOD, origin, PAGES, '127.0.0.1', String(VISITORS), String(MOST_SECONDS), '0']
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
  const { 200: served = 0, 503: shed = 0, errors, timeouts, ...others } = await counted
  const during = await memoryOf(origin)
  const startedAt = performance.now()
  await eventually(async () => (await sendForm(origin, inquiry())).status === 303)
  await eventually(async () => (await see(`${origin}/inventory?calm=1`)).status === 200)
  const recoverMs = performance.now() - startedAt

  expect(others).toEqual({})
  // Connections that were being opened or answered when the flood ended count as errors.
  expect(errors).toBeLessThan(VISITORS / 20)
  expect(timeouts).toBe(0)
  const growth = Math.round(during.rssMb - before.rssMb)
  expect(growth).toBeLessThan(MOST_GROWTH_MB)
  const saw = `${served} pages (200), ${shed} told to come again in 5 s (503), ${errors} cut off, held answers (200), /healthz 200; ${growth} MB more`
  report({ fault: `${VISITORS} visitors at once, no two for the same page`, saw, recoverMs, lost: 0 })
})
