import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { memoryOf } from './memory.ts'
import { type OwnSite, startOwnSite } from './ownSite.ts'
import { report } from './report.ts'
import { HELD, hold, inquiry, see, sendForm } from './visitors.ts'

const VISITORS = 800
/** The flood ends as soon as everything was seen. */
const MOST_SECONDS = 90
/** The heap may take 768 MB; so many pages in progress at once would take more. */
const MOST_GROWTH_MB = 600

const FLOOD = join(import.meta.dirname, 'flood.ts')

type Counted = { statusCodeStats: Record<string, { count: number }>; errors: number; timeouts: number }

let site: OwnSite
let origin: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await startOwnSite()
  origin = site.origin
})

test.afterAll(() => site.stop())

test.setTimeout(180_000)

test('many more visitors than can be served are told to come again, and the others are served', async () => {
  await hold(origin)
  const before = await memoryOf(origin)
  // In a process of its own: a test that floods would have to wait for itself.
  const flood = spawn(process.execPath, [FLOOD, origin, String(VISITORS), String(MOST_SECONDS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const counted = json(flood.stdout) as Promise<Counted>
  const refused = await eventually(async () => {
    const mine = Array.from({ length: 10 }, (_, index) => see(`${origin}/inventory?mine=${performance.now()}-${index}`))
    // What others ask for all along is held; what nobody asks for makes way for the flood's own pages.
    for (const path of HELD) expect((await see(origin + path)).status).toBe(200)
    return (await Promise.all(mine)).find(({ status, body }) => status === 503 && body.includes('Too many visitors'))
  }, MOST_SECONDS * 1000)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(refused.body).toContain('Please try again in 5 seconds.')
  expect((await see(`${origin}/healthz`)).status).toBe(200)
  for (const path of HELD) expect((await see(origin + path)).status).toBe(200)
  flood.kill('SIGTERM')
  const { statusCodeStats, errors, timeouts } = await counted
  const during = await memoryOf(origin)
  const startedAt = performance.now()
  await eventually(async () => (await sendForm(origin, inquiry())).status === 303)
  await eventually(async () => (await see(`${origin}/inventory?calm=1`)).status === 200)
  const recoverMs = performance.now() - startedAt

  const served = statusCodeStats['200']?.count ?? 0
  const shed = statusCodeStats['503']?.count ?? 0
  expect(Object.keys(statusCodeStats).filter((status) => !['200', '503'].includes(status))).toEqual([])
  // Connections that were just being opened or answered when the flood ended count as errors.
  expect(errors).toBeLessThan(VISITORS / 20)
  expect(timeouts).toBe(0)
  const growth = Math.round(during.rssMb - before.rssMb)
  expect(growth).toBeLessThan(MOST_GROWTH_MB)
  const saw = `${served} pages (200), ${shed} told to come again in 5 s (503), ${errors} cut off, held answers (200), /healthz 200; ${growth} MB more`
  report({ fault: `${VISITORS} visitors at once, no two for the same page`, saw, recoverMs, lost: 0 })
})
