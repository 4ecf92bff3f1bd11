import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { isAlive, readPidFile } from '#graph/database/embedded/cluster.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { freePort } from '#graph/testing/free-port.ts'
import { sharePictures } from '#web/e2e/startSite.ts'
import { see, WITHOUT_LIMITS } from './visitors.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Raise it for a longer run: KILLS=200 npm run test:faults -- supervisor */
const KILLS = Number(process.env.KILLS ?? 8)
/** Longer than a site that crashes as soon as it serves. */
const SHORTEST_LIFE_MS = 3100
const MOST_MORE_MS = 300

let folder: string

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-supervisor-'))
  await sharePictures(folder)
})

test.afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs the program of `npm start` with an embedded database of its own. */
const supervise = async (settings: Record<string, string> = {}) => {
  const port = String(await freePort())
  const supervisor = spawn(process.execPath, ['dist/server/supervise.js', 'site'], {
    cwd: ROOT,
    env: {
      ...{ ...process.env, ...WITHOUT_LIMITS, SITE_URL: '', DATABASE_URL: '', SMTP_URL: '' },
      ...{ PORT: port, DATA_DIR: folder, ...settings },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = async () => {
    const exit = once(supervisor, 'exit')
    supervisor.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  }
  return { supervisor, said: text(supervisor.stderr), origin: `http://127.0.0.1:${port}`, stop }
}

const siteOf = async ({ pid }: ChildProcess) =>
  Number((await promisify(execFile)('pgrep', ['--parent', String(pid)])).stdout)

const answers = (origin: string) =>
  eventually(async () => (await see(`${origin}/`).catch(() => undefined))?.status === 200, 60_000)

test('a site that is killed again and again starts again by itself', async () => {
  test.setTimeout(900_000 + KILLS * 60_000)
  const { supervisor, said, origin, stop } = await supervise()
  await answers(origin)
  for (let kills = 0; kills < KILLS; kills++) {
    await wait(SHORTEST_LIFE_MS + Math.random() * MOST_MORE_MS)
    process.kill(await siteOf(supervisor), 'SIGKILL')
    await answers(origin)
  }
  await stop()
  expect((await said).match(/^The site ended by signal SIGKILL: it starts again now\.$/gm)).toHaveLength(KILLS)
})

for (const [when, silentSeconds] of Object.entries({ serves: 30, starts: 120 })) {
  test(`a site that hangs while it ${when} is replaced`, async () => {
    const { supervisor, said, origin, stop } = await supervise()
    if (when === 'serves') await answers(origin)
    const hung = await eventually(() => siteOf(supervisor).catch(() => undefined))
    process.kill(hung!, 'SIGSTOP')
    await eventually(() => !isAlive(hung!), 240_000)
    await answers(origin)
    await stop()
    expect(await said).toContain(
      `The site has hung for ${silentSeconds} s: it is killed.\nThe site ended by signal SIGKILL: it starts again now.\n`,
    )
  })
}

test('a site that cannot start is not started again', async () => {
  const listener = createServer().listen(0, '0.0.0.0')
  await once(listener, 'listening')
  const { port } = listener.address() as { port: number }
  const wrong = [
    ['PORT', '70000'],
    ['PORT', String(port)],
    ['DATABASE_URL', 'postgres://127.0.0.1:1/carts'],
  ] as const
  for (const [name, value] of wrong) {
    const { supervisor, said } = await supervise({ [name]: value })
    expect(await once(supervisor, 'exit')).toEqual([1, null])
    expect((await said).trim().split('\n')).toHaveLength(1)
  }
  listener.close()
})

test('nothing runs on without its supervisor', async () => {
  const { supervisor, origin } = await supervise()
  await answers(origin)
  const site = await siteOf(supervisor)
  const server = readPidFile(join(folder, 'postgres/cluster'))!
  supervisor.kill('SIGKILL')
  await eventually(() => !isAlive(site) && !isAlive(server.pid))
})
