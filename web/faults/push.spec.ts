import { createHash } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { eventually } from '#graph/testing/eventually.ts'
import { type OwnDatabase, startOwnDatabase } from '#web/e2e/ownDatabase.ts'
import { runProgram, type Site, startSite } from '#web/e2e/startSite.ts'
import { report } from './report.ts'
import { see, WITHOUT_LIMITS } from './visitors.ts'

const VEHICLES = 20_000
const LONGEST_RETRY_MS = 600_000

/** Statements of an import, as Postgres shows them while they run. */
const MOMENTS = { 'its rows are read': 'copy inventory_file%', 'its vehicles are written': '%insert into vehicles %' }

let database: OwnDatabase
let settings: Record<string, string>
let key: string
let site: Site

test.beforeAll(async () => {
  database = await startOwnDatabase()
  settings = { DATABASE_URL: database.url, DATA_DIR: database.folder, ...WITHOUT_LIMITS }
  site = await startSite(settings)
  key = /key_\S+/.exec(await runProgram('partners', ['add', 'lot', '--scope', 'inventory:write'], settings))![0]
})

test.afterAll(async () => {
  await site.stop()
  await database.stop()
})

const push = async (file: string) => {
  const headers = {
    'content-type': 'text/csv',
    'x-partner-key': key,
    'idempotency-key': createHash('md5').update(file).digest('hex'),
  }
  const { status, body } = await see(`${site.origin}/api/inventory`, { method: 'POST', headers, body: file })
  return { status, ...JSON.parse(body) }
}

const rowsOf = async (statement: string, ...values: string[]) => (await database.client.query(statement, values)).rows

for (const [moment, statement] of Object.entries(MOMENTS)) {
  test(`a push of which the site dies while ${moment} changes nothing, and is made once when it is sent again`, async () => {
    const name = statement.replace(/\W+/g, '')
    const rows = Array.from({ length: VEHICLES }, (_, index) => `${name}-${index},A cart,Denago,Nomad,7995,New.`)
    const file = ['id,name,brand,category,price,description', ...rows].join('\n')
    const count = async () =>
      (await rowsOf('select count(*)::int from vehicles where id like $1', `${name}-%`))[0].count
    const isAtWork = async () =>
      (await rowsOf(`select from pg_stat_activity where state = 'active' and query ilike $1`, statement)).length > 0

    const lost = push(file).catch(() => undefined)
    await eventually(isAtWork)
    await site.stop('SIGKILL')
    expect(await lost).toBeUndefined()
    await eventually(async () => !(await isAtWork()))
    expect(await count()).toBe(0)
    expect(await rowsOf('select from inventory_pushes where answer::text like $1', `%${name}%`)).toEqual([])

    site = await startSite(settings)
    // As a partner's program does: a machine with a third of the CPU may answer that it has no time now.
    const answer = await eventually(async () => {
      const given = await push(file)
      return given.status !== 503 && given
    }, LONGEST_RETRY_MS)
    expect(answer).toMatchObject({ status: 200, added: { count: VEHICLES } })
    expect(await push(file)).toEqual(answer)
    expect(await count()).toBe(VEHICLES)
    report({ fault: `kill -9 of the site amid a push, while ${moment}`, saw: 'all of it after a retry', lost: 0 })
  })
}
