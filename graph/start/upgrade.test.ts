import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { compareMigrations } from '#graph/database/require-migrations.ts'
import { columnsOf, countsOf, functionsOf, schemaOf } from '#graph/database/testing/catalogue.ts'
import { createEmptyDatabase, openTestDatabase, type TestDatabase } from '#graph/testing/database.ts'
import { connect } from './connect.ts'
import { prepareDatabase, revertMigration } from './migrate.ts'

const DUMPS = join(import.meta.dirname, '../database/testing')
const RELEASES = readdirSync(DUMPS).filter((file) => /^\d{4}-\d{2}-\d{2}\.sql$/.test(file))

function otherValue(column: string, kind: string): string {
  if (kind === 'boolean') return `not ${column}`
  if (kind === 'jsonb') return `jsonb_build_array(${column})`
  if (kind === 'text') return `concat(${column}, 'x')`
  if (kind.startsWith('timestamp')) return `coalesce(${column}, now()) + interval '1 day'`
  return `coalesce(${column}, 0) + 1`
}

describe.each(RELEASES)('a database of %s', (release) => {
  let test: TestDatabase
  let database: DataSource
  let before: Awaited<ReturnType<typeof state>>

  const state = async () => ({
    columns: await columnsOf(database),
    functions: await functionsOf(database),
    counts: await countsOf(database),
  })

  beforeAll(async () => {
    test = await createEmptyDatabase()
    const client = new pg.Client({ connectionString: test.url })
    await client.connect()
    await client.query(readFileSync(join(DUMPS, release), 'utf8'))
    await client.end()
    database = await connect(test.url)
    before = await state()
    await database.query(`insert into partners (name) values ('shown'), ('tester')`)
    await database.query(`
      insert into partner_keys (hash, partner, kind, prefix)
      values (sha256('a'), 'shown', 'public', 'key_public_1'), (sha256('b'), 'tester', 'test', 'key_test_1')`)
    await prepareDatabase(database)
  })

  afterAll(async () => {
    await database?.destroy()
    await test?.drop()
  })

  it('becomes what a new database is', async () => {
    const fresh = await openTestDatabase()
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh.database))
    expect(await compareMigrations(database)).toEqual(await compareMigrations(fresh.database))
    await fresh.close()
  })

  it('loses no row', async () => {
    const { migrations: _, ...rows } = before.counts
    expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([])
    const left = await countsOf(database)
    expect(Object.keys(rows).filter((table) => !(left[table]! >= rows[table]!))).toEqual([])
  })

  it('keeps private keys alone, and every partner', async () => {
    expect(await database.query('select kind, partner from partner_keys')).toEqual([
      { kind: 'private', partner: 'acme' },
    ])
    expect(await database.query('select name from partners order by name')).toEqual(
      ['acme', 'shown', 'tester'].map((name) => ({ name })),
    )
  })

  it('gives every change of a vehicle a time, except that of the sale, which follows the state', async () => {
    const written = (await columnsOf(database))
      .filter(({ name, isGenerated }) => /^vehicles\.(?!updated_at|sold_at)/.test(name) && !isGenerated)
      .map(({ name, type }) => ({ column: name.slice('vehicles.'.length), kind: type.replace(/\(.*/, '') }))
    const runner = database.createQueryRunner()
    await runner.startTransaction()
    // A copy without the checks takes any other value: a row for each column.
    await runner.query('create temp table changed (like vehicles, changed_column text)')
    for (const { column } of written)
      await runner.query('insert into changed select vehicles.*, $1 from vehicles limit 1', [column])
    await runner.query(`update changed set updated_at = '2020-01-01'`)
    await runner.query(
      'create trigger set_updated_at before update on changed for each row execute function set_updated_at()',
    )
    for (const { column, kind } of written)
      await runner.query(`update changed set ${column} = ${otherValue(column, kind)} where changed_column = $1`, [
        column,
      ])
    const unseen = await runner.query(`select changed_column from changed where updated_at = '2020-01-01'`)
    await runner.rollbackTransaction()
    await runner.release()
    expect(unseen).toEqual([])
  })

  // During an upgrade old and new programs run side by side.
  it('still has what programs of that release read and write', async () => {
    const after = await state()
    const isNamed = ({ name }: { name: string }) => before.columns.some((column) => column.name === name)
    const isOldTable = ({ name }: { name: string }) => `${name.split('.')[0]}` in before.counts
    const gone = [
      ...before.functions.filter((name) => !after.functions.includes(name)),
      ...before.columns
        .filter(({ name, type, isGenerated }) => {
          const now = after.columns.find((column) => column.name === name)
          return now?.type !== type || now.isGenerated !== isGenerated
        })
        .map(({ name }) => name),
      ...after.columns
        .filter((column) => column.isRequired && isOldTable(column) && !isNamed(column))
        .map(({ name }) => name),
    ]
    expect(gone).toEqual([])
  })

  it('is set up anew after all its migrations are undone', async () => {
    for (const _ of database.migrations) await revertMigration(database)
    await prepareDatabase(database)
    expect(await compareMigrations(database)).toEqual({ own: database.migrations.length, newer: 0 })
  })
})
