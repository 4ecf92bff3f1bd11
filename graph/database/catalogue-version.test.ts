import { once } from 'node:events'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { jest } from '@jest/globals'
import pg from 'pg'
import { makeCuttable } from '#graph/testing/cuttable.ts'
import { createTestDatabase } from '#graph/testing/database.ts'
import { eventually } from '#graph/testing/eventually.ts'
import { type CatalogueVersion, type CatalogueWatch, watchCatalogue } from './catalogue-version.ts'

const database = await createTestDatabase()
const writer = new pg.Client({ connectionString: database.url })
await writer.connect()
let watch: CatalogueWatch | undefined

afterEach(() => {
  watch?.close()
  watch = undefined
})

afterAll(async () => {
  await writer.end()
  await database.drop()
})

/** Resolves with the next change after `work` has begun. */
async function changeBy(work: () => Promise<unknown>, changes: EventTarget) {
  const change = once(changes, 'change')
  await work()
  await change
}

async function startWatch(url = database.url) {
  const changes = new EventTarget()
  watch = await watchCatalogue(url, { onChange: () => changes.dispatchEvent(new Event('change')) })
  return { version: watch.version, changes }
}

describe('the catalogue version', () => {
  it.each([
    "update vehicles set price = price + 1 where id = 'denago-nomad-xl'",
    "delete from vehicles where id = 'denago-rover-xl'",
    "update locations set phone = '(570) 555-0100' where id = 'scranton'",
    "update municipalities set listed = true where slug = 'edwardsville'",
    'update rental_plans set price = price + 1',
    'truncate promotions',
  ])('changes once after %s, and not after a statement that changes no row', async (statement) => {
    const { version, changes } = await startWatch()
    const before = version.current
    await writer.query("delete from vehicles where id = 'none'")
    await writer.query('update vehicles set price = price')
    await changeBy(() => writer.query(statement), changes)
    expect(version.current).toBe(before + 1)
  })

  it('changes at the commit, not before', async () => {
    const { version, changes } = await startWatch()
    const before = version.current
    await writer.query('begin')
    await writer.query('update vehicles set rank = rank + 1')
    await writer.query('select 1')
    expect(version.current).toBe(before)
    await changeBy(() => writer.query('commit'), changes)
    expect(version.current).toBeGreaterThan(before)
  })

  it("changes at the dealer's midnight, when what holds until a day ends", async () => {
    const { version, changes } = await startWatch()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000)
    await once(changes, 'change')
    expect(version).toEqual({ current: 3, isLive: true, isReachable: true })
    clock.mockRestore()
  })

  it('is not live without a connection, and changes when it is back', async () => {
    const { version, changes } = await startWatch()
    const before = version.current
    const cut = () =>
      writer.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'ridgeline-catalogue' and datname = current_database()
      `)
    await changeBy(cut, changes)
    expect(version).toEqual({ current: before + 1, isLive: false, isReachable: true })
    await once(changes, 'change')
    expect(version).toEqual({ current: before + 2, isLive: true, isReachable: true })
  })

  it('stops being live soon after the database stops responding', async () => {
    const way = await makeCuttable(database.url)
    const { version, changes } = await startWatch(way.url)
    expect(version.isLive).toBe(true)
    way.isSilent = true
    await once(changes, 'change')
    expect(version.isLive).toBe(false)
    await way.cut()
  })

  it('stays live if this process itself was blocked', async () => {
    const { version, changes } = await startWatch()
    const before = version.current
    // The process pauses for longer than an answer may take, again and again: a heartbeat begins between two pauses.
    for (let pauses = 0; pauses < 3; pauses++) {
      const end = performance.now() + 1200
      while (performance.now() < end);
      await nextTurn()
    }
    await changeBy(() => writer.query('update rental_plans set price = price + 1'), changes)
    expect(version).toEqual({ current: before + 1, isLive: true, isReachable: true })
  })

  it('is never live while notifications do not arrive, says so once, and goes on as if all had changed', async () => {
    const way = await makeCuttable(database.url)
    way.dropsNotifications = true
    const said: string[] = []
    const seen: CatalogueVersion[] = []
    watch = await watchCatalogue(way.url, {
      onChange: (version) => seen.push({ ...version }),
      onLost: () => said.push('lost'),
      onUnnotified: () => said.push('unnotified'),
      onBack: () => said.push('back'),
    })
    expect(watch.version).toEqual({ current: 2, isLive: false, isReachable: true })
    await eventually(() => seen.length > 1)
    expect(seen[1]).toEqual({ current: 3, isLive: false, isReachable: true })
    way.dropsNotifications = false
    await eventually(() => watch!.version.isLive)
    expect(said).toEqual(['unnotified', 'back'])
    way.dropsNotifications = true
    way.drop()
    await eventually(() => said.length === 3)
    expect(watch.version).toMatchObject({ isLive: false, isReachable: true })
    expect(said[2]).toBe('unnotified')
    watch.close()
    await way.cut()
  })

  it('starts without a database, and logs that', async () => {
    const reasons: string[] = []
    watch = await watchCatalogue('postgres://localhost:1/none', { onLost: (reason) => reasons.push(reason) })
    expect(watch.version).toEqual({ current: 1, isLive: false, isReachable: false })
    expect(reasons).toHaveLength(1)
  })

  it('logs once that the database cannot be reached, and once that it is back', async () => {
    const way = await makeCuttable(database.url)
    const said: string[] = []
    const until = (words: string) => eventually(() => said.at(-1) === words)
    watch = await watchCatalogue(way.url, { onLost: () => said.push('lost'), onBack: () => said.push('back') })
    await way.cut()
    await until('lost')
    expect(watch.version).toMatchObject({ isLive: false, isReachable: false })
    await way.restore()
    await until('back')
    expect(watch.version).toMatchObject({ isLive: true, isReachable: true })
    expect(said).toEqual(['lost', 'back'])
    watch.close()
    await way.cut()
  })
})
