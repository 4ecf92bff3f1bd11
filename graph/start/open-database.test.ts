import { StartError } from '#graph/runtime/start-error.ts'
import { createEmptyDatabase } from '#graph/testing/database.ts'
import { openDatabase } from './open-database.ts'

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
