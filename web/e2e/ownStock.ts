import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { test as base } from './fixtures.ts'
import { startSite } from './startSite.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

export type Stock = {
  /** Runs `npm run inventory -- import` on these rows. */
  add: (rows: object[]) => Promise<void>
  /** Runs a statement of SQL, which may write what an import refuses. */
  sql: (statement: string, values?: unknown[]) => Promise<void>
}

type OwnSite = { origin: string; dataDir: string; stock: Stock }

const startOwnSite = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ridgeline-stock-'))
  const postgres = await startEmbeddedPostgres(dataDir, { fsync: false })
  const settings = { DATA_DIR: dataDir, DATABASE_URL: postgres.url, SMTP_URL: '', RATE_LIMIT: '10000000' }
  const { child, origin } = await startSite(settings)
  const database = new pg.Client({ connectionString: postgres.url })
  await database.connect()

  const stock: Stock = {
    async add(rows) {
      const file = join(dataDir, 'more.json')
      await writeFile(file, JSON.stringify(rows))
      const env = { ...process.env, ...settings }
      await run(process.execPath, ['dist/server/inventory.js', 'import', file], { cwd: ROOT, env })
    },
    async sql(statement, values) {
      await database.query(statement, values)
    },
  }
  const stop = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
    await database.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true })
  }
  return { origin, dataDir, stock, stop }
}

/** Tests on a site of their own, whose stock they may change. */
export const test = base.extend<{ stock: Stock }, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
    async ({}, use) => {
      const { stop, ...site } = await startOwnSite()
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.origin),
  dataDir: ({ ownSite }, use) => use(ownSite.dataDir),
  stock: ({ ownSite }, use) => use(ownSite.stock),
})
