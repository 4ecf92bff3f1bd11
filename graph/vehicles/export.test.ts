import { readDatabaseOf } from '#graph/database/read-database.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { VehicleExport } from './export.service.ts'
import type { Vehicle } from './vehicle.entity.ts'
import { VehicleService } from './vehicle.service.ts'

const { database, close } = await openTestDatabase()
afterAll(close)
const vehicleExport = new VehicleExport(database)
await database.query(`
  insert into vehicles (id, name, brand, category, price, description)
    select 'many-' || number, 'Many', 'Brand', 'Series', number, '' from generate_series(1, 600) number
`)
const run = (statement: string) => database.query(statement)

async function read(bounds?: { offset?: number; limit?: number }) {
  const chunks: string[][] = []
  for await (const vehicles of vehicleExport.chunks(bounds)) chunks.push(vehicles.map(({ id }) => id))
  return chunks
}

describe('the export', () => {
  it('has all vehicles in the order of their ids, never many at a time', async () => {
    const rows: { id: string }[] = await run('select id from vehicles order by id')
    const chunks = await read()
    expect(chunks.flat()).toEqual(rows.map(({ id }) => id))
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(250)
  })

  it.each([
    ['by id', () => vehicleExport.chunks()],
    ['in the featured order', () => new VehicleService(readDatabaseOf(database)).chunks()],
  ])('is of one moment: %s', async (_order, chunksOf) => {
    const before = await run('select id, rank from vehicles order by id')
    const chunks = chunksOf()
    const vehicles = (await chunks.next()).value as Vehicle[]
    await run(`update vehicles set rank = rank + 1 + (random() * 10000)::int`)
    for await (const more of chunks) vehicles.push(...more)
    const read = vehicles.map(({ id, rank }) => ({ id, rank }))
    expect(read.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(before)
  })

  it('can be read in parts', async () => {
    const all = (await read()).flat()
    expect((await read({ offset: 300, limit: 310 })).flat()).toEqual(all.slice(300, 610))
    expect((await read({ offset: all.length })).flat()).toEqual([])
  })
})

describe('the version of the export', () => {
  it('stays the same while nothing changes', async () => {
    expect(await vehicleExport.version()).toEqual(await vehicleExport.version())
  })

  it.each([
    ['an addition', () => addVehicle(database, { id: 'added' })],
    ['a change of one field', () => run(`update vehicles set availability = 'ON_HOLD' where id = 'added'`)],
    [
      'two changes with the same time',
      () => run(`update vehicles set name = name || '!', updated_at = updated_at where id in ('added', 'many-1')`),
    ],
    ['a renaming', () => run(`update vehicles set id = 'renamed' where id = 'added'`)],
    ['a deletion', () => run(`delete from vehicles where id = 'renamed'`)],
    ['a replacement by an older one', () => replaceByOlder('many-1', 'older')],
  ])('changes with %s', async (_what, change) => {
    const before = await vehicleExport.version()
    await change()
    const after = await vehicleExport.version()
    expect(after.tag).not.toBe(before.tag)
    expect(after.changedAt!.getTime()).toBeGreaterThanOrEqual(before.changedAt!.getTime())
  })

  it('changes with a transaction that commits after one that began later', async () => {
    const early = database.createQueryRunner()
    await early.startTransaction()
    await early.query(`update vehicles set price = 1 where id = 'many-2'`)
    await run(`update vehicles set price = 2 where id = 'many-3'`)
    const between = await vehicleExport.version()
    await early.commitTransaction()
    await early.release()
    expect((await vehicleExport.version()).tag).not.toBe(between.tag)
  })

  it('exists for an empty inventory', async () => {
    await run('delete from vehicles')
    expect(await vehicleExport.version()).toEqual({ count: 0, tag: '0-0', changedAt: expect.any(Date) })
  })
})

async function replaceByOlder(id: string, by: string) {
  await run(`delete from vehicles where id = '${id}'`)
  await addVehicle(database, { id: by, createdAt: new Date(0), updatedAt: new Date(0) })
}
