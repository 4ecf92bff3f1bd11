import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, expect } from './fixtures.ts'
import { startOwnDatabase } from './ownDatabase.ts'
import { runProgram } from './runProgram.ts'
import { startSite } from './startSite.ts'

export type Stock = {
  /** Runs `npm run inventory -- import` on these rows, and waits until the site shows them. */
  add: (rows: { id: string }[]) => Promise<void>
  /** Runs `npm run inventory -- set`, such as `set('denago-nomad', 'price=7995')`. */
  set: (id: string, ...changes: string[]) => Promise<void>
  /** Runs `npm run calendar`, such as `calendar('close', 'today', 'Snow')`, and returns what it prints. */
  calendar: (...args: string[]) => Promise<string>
  /** Runs a statement of SQL, which may write values that an import refuses. */
  sql: (statement: string, values?: unknown[]) => Promise<void>
}

type StockSite = { origin: string; dataDir: string; stock: Stock }

const startStockSite = async () => {
  const database = await startOwnDatabase()
  const dataDir = database.folder
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, RATE_LIMIT: '10000000' }
  const site = await startSite(settings)

  const stock: Stock = {
    async add(rows) {
      const file = join(dataDir, 'more.json')
      await writeFile(file, JSON.stringify(rows))
      await runProgram('inventory', ['import', file], settings)
      const ids = async () =>
        (await (await fetch(`${site.origin}/api/vehicles`)).json()).map(({ id }: { id: string }) => id)
      await expect.poll(ids).toEqual(expect.arrayContaining(rows.map(({ id }) => id)))
    },
    async set(id, ...changes) {
      await runProgram('inventory', ['set', id, ...changes], settings)
    },
    calendar: (...args) => runProgram('calendar', args, settings),
    async sql(statement, values) {
      await database.client.query(statement, values)
    },
  }
  const stop = async () => {
    await site.stop()
    await database.stop()
  }
  return { origin: site.origin, dataDir, stock, stop }
}

/** Tests on a site of their own, whose stock they may change. */
export const test = base.extend<{ stock: Stock }, { ownSite: StockSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from it
    async ({}, use) => {
      const { stop, ...site } = await startStockSite()
      await use(site)
      await stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.origin),
  dataDir: ({ ownSite }, use) => use(ownSite.dataDir),
  stock: ({ ownSite }, use) => use(ownSite.stock),
})
