import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEALER } from '#graph/dealer/dealer.ts'
import { test as base, expect } from '#web/e2e/fixtures.ts'
import { startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { runProgram, startSite } from '#web/e2e/startSite.ts'

export type Stock = {
  /** Runs `npm run inventory -- import` on these rows, and waits until the site shows them. */
  add: (rows: { id: string }[]) => Promise<void>
  /** Closes from today on, or shows a notice, as the desk does. The returned function takes it back. */
  enter: (words: string, entry?: { kind?: string; until?: string; place?: string }) => Promise<() => Promise<void>>
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
    async enter(words, { kind = 'closed', until, place } = {}) {
      const { rows } = await database.client.query(
        `insert into calendar_entries (source, kind, first_day, last_day, places, words)
         select 'staff', $1, today, coalesce($2::date, today), $3::jsonb, $4
         from (select (now() at time zone $5)::date as today) days returning id`,
        [kind, until, place && JSON.stringify([place]), words, DEALER.timeZone],
      )
      return () => stock.sql('delete from calendar_entries where id = $1', [rows[0].id])
    },
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
