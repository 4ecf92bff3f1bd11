import type { DataSource } from 'typeorm'
import { StartError } from '#graph/runtime/start-error.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { recordStatements } from '#graph/testing/record-statements.ts'
import { connect } from './connect.ts'
import { prepareDatabase, resetDatabase, revertMigration } from './migrate.ts'

let test: TestDatabase
let database: DataSource

const open = async (made: TestDatabase) => {
  test = made
  database = await connect(test.url, { logger: recordStatements() })
}

afterEach(async () => {
  await database?.destroy()
  await test?.drop()
})

const TABLES = ['vehicles', 'vehicle_addresses', 'locations', 'municipalities', 'rental_plans', 'contact_inquiries']

async function contents(): Promise<Record<string, unknown[]>> {
  const tables = TABLES.map(async (table) => [table, await database.query(`select * from ${table} order by 1`)])
  return Object.fromEntries(await Promise.all(tables))
}

const count = async (table: string) => (await database.query(`select count(*)::int from ${table}`))[0].count

describe('an empty database', () => {
  beforeEach(async () => open(await createEmptyDatabase()))

  it('gets its tables and the sample data', async () => {
    await prepareDatabase(database)
    const sizes = Object.entries(await contents()).map(([table, rows]) => [table, rows.length])
    expect(Object.fromEntries(sizes)).toMatchObject({
      vehicles: 24,
      locations: 5,
      municipalities: 41,
      rental_plans: 24,
      contact_inquiries: 0,
    })
  })

  it('lets two processes prepare one empty database at once', async () => {
    const other = await connect(test.url)
    await Promise.all([prepareDatabase(database), prepareDatabase(other)])
    await other.destroy()
    expect(await count('vehicles')).toBe(24)
  })

  it('keeps its turn on a server that ends idle transactions, however long it takes', async () => {
    await database.query(`
      do $$ begin
        execute format('alter database %I set idle_in_transaction_session_timeout = ''2s''', current_database());
      end $$
    `)
    const bounded = await connect(test.url)
    // An open transaction that creates a table of the same name blocks the migration.
    const other = database.createQueryRunner()
    await other.startTransaction()
    await other.query('create table rental_plans (id text)')
    const preparing = prepareDatabase(bounded)
    await eventually(async () => {
      const waiting: { seconds: number }[] = await database.query(`
        select extract(epoch from clock_timestamp() - query_start)::float8 as seconds from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'
      `)
      return waiting.some(({ seconds }) => seconds > 3)
    })
    await other.rollbackTransaction()
    await other.release()
    await preparing
    await bounded.destroy()
    expect(await count('vehicles')).toBe(24)
  })

  it('leaves nothing half done when it fails', async () => {
    await database.query('create table rental_plans (id text)')
    await expect(prepareDatabase(database)).rejects.toThrow('already exists')
    await database.query('drop table rental_plans')
    await prepareDatabase(database)
    expect(await count('rental_plans')).toBe(24)
  })
})

describe('a database with the sample data', () => {
  beforeEach(async () => open(await createTestDatabase()))

  it('keeps what a dealer has changed, added and removed', async () => {
    await database.query(`update vehicles set price = 1 where id = 'denago-nomad'`)
    await database.query(`delete from vehicles where id = 'denago-ev-city'`)
    await database.query('delete from rental_plans')
    const before = await contents()
    await prepareDatabase(database)
    expect(await contents()).toEqual(before)
  })

  it('does not seed a table that has rows already', async () => {
    await database.query(`delete from vehicles where id <> 'denago-nomad'`)
    await database.query('delete from seed_records')
    await prepareDatabase(database)
    expect(await count('vehicles')).toBe(1)
  })

  it('has announcing triggers that also fire for replicated rows; a migration that disables triggers must enable them always', async () => {
    const triggers: { name: string; table: string; fires: string }[] = await database.query(`
      select tgname as name, tgrelid::regclass::text as table, tgenabled as fires from pg_trigger
      join pg_class on pg_class.oid = tgrelid
      where relnamespace = current_schema()::regnamespace and not tgisinternal
    `)
    const announcing = triggers.filter(({ name }) => name.startsWith('announce_'))
    const catalogue = ['calendar_entries', 'locations', 'municipalities', 'promotions', 'rental_plans', 'vehicles']
    // One for rows, and one for all of them together.
    expect(announcing.map(({ table }) => table).sort()).toEqual([...catalogue, ...catalogue, 'partner_keys'].sort())
    expect(announcing.filter(({ fires }) => fires !== 'A')).toEqual([])
    // The others derive rows that arrive by replication as well.
    const deriving = triggers.filter((trigger) => !announcing.includes(trigger))
    expect(deriving.filter(({ fires }) => fires !== 'O')).toEqual([])
  })

  it('names the rows of an older release that break a rule, and changes nothing', async () => {
    const [cart, showroom] = ['denago-nomad', 'scranton']
    await database.query('alter table vehicles drop constraint vehicles_price_above_zero')
    await database.query('alter table locations drop constraint hours_of_locations')
    await database.query('update vehicles set price = 0 where id = $1', [cart])
    await database.query(`update locations set hours = '[{"day": "MONDAY", "opens": "nine"}]' where id = $1`, [
      showroom,
    ])
    await database.query('alter table vehicles add constraint vehicles_price_above_zero check (price > 0) not valid')
    await database.query(
      `alter table locations add constraint hours_of_locations check (not hours @? '$[*].opens ? (@ == "nine")') not valid`,
    )
    await database.query(`delete from migrations where name like 'OldRowsChecked%'`)
    await expect(prepareDatabase(database)).rejects.toThrow(
      new StartError(
        `This release needs a price above zero of each of these carts: ${cart}; and hours such as "09:00" to "17:00", or none, for each day of these locations: ${showroom}. Nothing was changed: correct them with release 1.0.0, then start this one.`,
      ),
    )
    await database.query('update vehicles set price = 8495 where id = $1', [cart])
    await database.query(`update locations set hours = '[]' where id = $1`, [showroom])
    await prepareDatabase(database)
  })

  it('is as new after resetDatabase', async () => {
    await database.query('delete from vehicles')
    await resetDatabase(database)
    expect(await count('vehicles')).toBe(24)
  })

  it('has the columns of the entities', async () => {
    for (const { tableName, columns } of database.entityMetadatas) {
      const actual = await database.query(
        `select column_name as name, data_type as type, is_nullable = 'YES' as nullable
         from information_schema.columns where table_name = $1`,
        [tableName],
      )
      const expected = columns.map((column) => ({
        name: column.databaseName,
        type: column.type === 'timestamptz' ? 'timestamp with time zone' : column.type,
        nullable: column.isNullable,
      }))
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
      expect(actual.sort(byName)).toEqual(expected.sort(byName))
    }
  })

  it('undoes its migrations one after the other, and each can be applied again', async () => {
    await database.query(`
      with used as (insert into staff_files (name, content, is_columns) values ('columns.txt', '', true) returning id)
      insert into staff_files (name, content, columns) select 'stock.csv', '', id from used
    `)
    const { length } = database.migrations
    const applied = () => count('migrations')
    for (let left = length - 1; left >= 0; left--) {
      await revertMigration(database)
      expect(await applied()).toBe(left)
    }
    const remaining = await database.query(`select tablename from pg_tables where schemaname = 'public'`)
    expect(remaining).toEqual([{ tablename: 'migrations' }])
    const functions = await database.query(`
      select proname from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    `)
    expect(functions).toEqual([])

    await prepareDatabase(database)
    expect(await applied()).toBe(length)
    expect(await count('vehicles')).toBe(24)
  })
})
