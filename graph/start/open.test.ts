import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfig } from '#graph/config.ts'
import { requireMigrations } from '#graph/database/require-migrations.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { createEmptyDatabase, createTestDatabase } from '#graph/testing/database.ts'
import { openTestFolder } from '#graph/testing/folder.ts'
import { connect } from './connect.ts'
import { prepareDatabase, revertMigration } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { openServer } from './open-server.ts'

describe('openDatabase', () => {
  it('connects to the configured database and prepares it', async () => {
    const empty = await createEmptyDatabase()
    const { dataSource, close } = await openDatabase({ databaseUrl: empty.url, dataDir: '' })
    expect(await dataSource.query('select count(*)::int from vehicles')).toEqual([{ count: 24 }])
    await close()
    await empty.drop()
  })

  it('says in a sentence that there is no such database, without the password', async () => {
    const { url, drop } = await createEmptyDatabase()
    await drop()
    const databaseUrl = url.replace(/\/\/[^@]*@/, '//postgres:secret@')
    const failure = await openDatabase({ databaseUrl, dataDir: '' }).catch((error) => error)
    expect(failure).toBeInstanceOf(StartError)
    expect(failure.message).toMatch(/^The database cannot be reached: .+\. Check DATABASE_URL\.$/)
    expect(failure.message).not.toContain('secret')
  })

  it('says in a sentence why a migration failed', async () => {
    const { url, drop } = await createEmptyDatabase()
    const database = await connect(url)
    await database.query('create table rental_plans (id text)')
    const failure = await openDatabase({ databaseUrl: url, dataDir: '' }).catch((error) => error)
    expect(failure).toEqual(
      new StartError(
        'The database could not be prepared: relation "rental_plans" already exists. Its data is as it was.',
      ),
    )
    await database.destroy()
    await drop()
  })

  it.each([
    ['start', prepareDatabase],
    ['revert', revertMigration],
    ['every command', requireMigrations],
  ])('says what to do with a database that is too old: %s', async (_name, prepare) => {
    const { url, drop } = await createTestDatabase()
    const database = await connect(url)
    await database.query(`update migrations set name = 'Baseline1764201600001' where name like 'RoadMiles%'`)
    const opening = openDatabase({ databaseUrl: url, dataDir: '' }, { prepare })
    await expect(opening).rejects.toEqual(
      new StartError('This database is older than release 1.0.0: start that release with it once, then this one.'),
    )
    await database.destroy()
    await drop()
  })

  it('closes the connections when it cannot prepare the database', async () => {
    const empty = await createEmptyDatabase()
    const failing = openDatabase(
      { databaseUrl: empty.url, dataDir: '' },
      { prepare: () => Promise.reject(new Error('no')) },
    )
    await expect(failing).rejects.toThrow('no')
    await empty.drop()
  })
})

const folder = await openTestFolder()

it('leaves no embedded Postgres when something else cannot be opened', async () => {
  const config = { ...loadConfig({ DATA_DIR: folder, PORT: '0' }), otlpEndpoint: 'no address' }
  await expect(openServer(config, { register: async () => {} })).rejects.toThrow('Invalid URL')
  expect(existsSync(join(folder, 'postgres/cluster'))).toBe(true)
  expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

it('closes all of its parts', async () => {
  const { url, drop } = await createTestDatabase()
  const config = loadConfig({ DATABASE_URL: url, PORT: '0' })
  const { close } = await openServer(config, { register: async () => {} })
  await expect(close()).resolves.toBeUndefined()
  await drop()
})
