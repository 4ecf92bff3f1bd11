import { readDatabaseOf } from '#graph/database/read-database.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { VehicleExport } from './export.service.ts'
import { Vehicle } from './vehicle.entity.ts'
import { VehicleService } from './vehicle.service.ts'
import { isVin } from './vin.ts'

const { database, close } = await openTestDatabase()
afterAll(close)

async function addressesOf(id: string): Promise<string[]> {
  const rows: { address: string }[] = await database.query(
    'select address from vehicle_addresses where vehicle_id = $1 order by address',
    [id],
  )
  return rows.map(({ address }) => address)
}

const setAliases = (id: string, aliases: string[]) =>
  database.query('update vehicles set aliases = $2 where id = $1', [id, JSON.stringify(aliases)])

const TAKEN = { code: '23505' }
const REFUSED = { code: '23514' }

describe('the addresses of vehicles', () => {
  it('are unique across ids and aliases, whoever writes them', async () => {
    await addVehicle(database, { id: 'one', aliases: ['first'] })
    await addVehicle(database, { id: 'two' })
    await expect(addVehicle(database, { id: 'first' })).rejects.toMatchObject(TAKEN)
    await expect(addVehicle(database, { aliases: ['one'] })).rejects.toMatchObject(TAKEN)
    await expect(addVehicle(database, { aliases: ['first'] })).rejects.toMatchObject(TAKEN)
    await expect(setAliases('two', ['first'])).rejects.toMatchObject(TAKEN)
    await expect(setAliases('two', ['one'])).rejects.toMatchObject(TAKEN)
  })

  it('follow the aliases, the id and the end of a vehicle', async () => {
    await addVehicle(database, { id: 'old', aliases: ['a', 'b'] })
    await setAliases('old', ['b', 'c', 'c', 'old'])
    expect(await addressesOf('old')).toEqual(['b', 'c', 'old'])
    await database.query(`update vehicles set id = 'renamed', aliases = '["b"]' where id = 'old'`)
    expect(await addressesOf('renamed')).toEqual(['b', 'renamed'])
    await database.query(`delete from vehicles where id = 'renamed'`)
    expect(await addressesOf('renamed')).toEqual([])
  })

  it('can be swapped in one statement', async () => {
    await addVehicle(database, { id: 'left', aliases: ['x'] })
    await addVehicle(database, { id: 'right', aliases: ['y'] })
    await database.query(`
      update vehicles set aliases = case id when 'left' then '["y"]'::jsonb else '["x"]'::jsonb end
      where id in ('left', 'right')
    `)
    expect(await addressesOf('left')).toEqual(['left', 'y'])
    expect(await addressesOf('right')).toEqual(['right', 'x'])
  })
})

describe('the table of vehicles', () => {
  it.each([
    ['a negative price', { price: -1 }],
    ['a price of zero', { price: 0 }],
    ['a list price of zero', { listPrice: 0 }],
    ['a price that is no number', { price: Number.NaN }],
    ['an empty id', { id: '' }],
    ['an address that a browser must not follow', { externalUrl: 'javascript:alert(1)' }],
  ])('refuses %s', async (_what, differences) => {
    await expect(addVehicle(database, differences)).rejects.toMatchObject(REFUSED)
  })

  it.each([
    ['images', '{}'],
    ['images', '["vehicles/cart.webp"]'],
    ['images', '[{"path": "vehicles/cart.webp", "width": 1600, "height": 1067}]'],
    ['specifications', '[]'],
    ['features', '"Roof"'],
    ['features', '[["Roof"]]'],
    ['aliases', '[7]'],
  ])('refuses %s of the wrong shape: %s', async (column, json) => {
    const id = await addVehicle(database)
    const update = database.query(`update vehicles set ${column} = $1 where id = $2`, [json, id])
    await expect(update).rejects.toMatchObject(REFUSED)
  })

  it('records the time of a change, and only of a change, whatever time is written', async () => {
    const before = Date.now()
    const id = await addVehicle(database, { updatedAt: new Date('2020-01-01T00:00:00Z') })
    const read = async (): Promise<Date> =>
      (await database.query('select updated_at from vehicles where id = $1', [id]))[0].updated_at
    const added = await read()
    expect(added.getTime()).toBeGreaterThanOrEqual(before - 1)
    await database.query('update vehicles set price = price where id = $1', [id])
    expect(await read()).toEqual(added)
    await database.query(`update vehicles set price = price + 1, updated_at = '2020-01-01' where id = $1`, [id])
    expect((await read()).getTime()).toBeGreaterThanOrEqual(added.getTime())
  })
})

it('every column that is not generated counts as a change once all migrations have run, except the time of the sale, which follows the state', async () => {
  const left = await database.query(`
    select attname from pg_attribute
    where attrelid = 'vehicles'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and attname not in ('updated_at', 'sold_at')
      and pg_get_functiondef('set_updated_at'::regproc) !~ ('new\\.' || attname || '\\M')
  `)
  expect(left).toEqual([])
})

const MEASURES: Record<string, (keyof Vehicle)[]> = {
  topSpeed: ['topSpeedMph'],
  range: ['rangeMinMiles', 'rangeMaxMiles'],
  chargingTime: ['chargingMinHours', 'chargingMaxHours'],
  payload: ['payloadPounds'],
}
describe('the measures of a vehicle', () => {
  const measuresOf = async (specifications: object) => {
    const id = await addVehicle(database, { specifications })
    return database.getRepository(Vehicle).findOneByOrFail({ id })
  }

  it.each<[string, unknown, (number | null)[]]>([
    ...(['25 mph', '25mph', '19–25 mph'].map((text) => ['topSpeed', text, [25]]) as [string, string, number[]][]),
    ['topSpeed', 'Up to 19.5 MPH (limited)', [19.5]],
    ...['40 km/h', '25', 'fast', '', null, 25, `${'9'.repeat(400)} mph`].map(
      (text) => ['topSpeed', text, [null]] as [string, unknown, null[]],
    ),
    ['range', '40-50 miles', [40, 50]],
    ['range', '40–60 mi', [40, 60]],
    ['range', '40 — 60 Miles per charge', [40, 60]],
    ['range', '50 to 40 miles', [40, 50]],
    ['range', '50-40 miles', [40, 50]],
    ['range', '1,000–1,200 miles', [1000, 1200]],
    ['range', '40 miles to 60 miles', [40, 60]],
    ['range', '45 miles', [45, 45]],
    ['range', '100+ miles', [100, 100]],
    ['range', '1,000 miles', [1000, 1000]],
    ['range', '48V, 35–45 miles', [35, 45]],
    ...['0,50 miles', '30 minutes', '3,5 miles'].map(
      (text) => ['range', text, [null, null]] as [string, string, null[]],
    ),
    ['chargingTime', '6-8 hours', [6, 8]],
    ['chargingTime', '5–7 hrs', [5, 7]],
    ['chargingTime', '4.5 h', [4.5, 4.5]],
    ['chargingTime', 'overnight', [null, null]],
    ['payload', '1,000 lbs', [1000]],
    ['payload', '800 lb', [800]],
    ['payload', '1,234,567 pounds', [1_234_567]],
    ['payload', '400 kg', [null]],
  ])('read the %s %j as %j', async (name, text, expected) => {
    const measures = await measuresOf({ [name]: text })
    expect(MEASURES[name]!.map((measure) => measures[measure])).toEqual(expected)
  })
  it('follow the texts, and do not count as a change by themselves', async () => {
    const { id, updatedAt } = await measuresOf({ topSpeed: '19 mph', range: '40 miles' })
    await database.query('update vehicles set price = price where id = $1', [id])
    expect((await database.getRepository(Vehicle).findOneByOrFail({ id })).updatedAt).toEqual(updatedAt)
    await database.query(`update vehicles set specifications = '{"topSpeed": "25 mph"}' where id = $1`, [id])
    const changed = await database.getRepository(Vehicle).findOneByOrFail({ id })
    expect(changed).toMatchObject({ topSpeedMph: 25, rangeMinMiles: null })
    expect(changed.updatedAt.getTime()).toBeGreaterThanOrEqual(updatedAt.getTime())
  })

  it('are read from every stated text of the stock', async () => {
    const stated = { topSpeed: 'topSpeedMph', range: 'rangeMinMiles', chargingTime: 'chargingMaxHours' } as const
    for (const vehicle of await database.getRepository(Vehicle).findBy({ brand: 'Denago' })) {
      for (const [text, number] of Object.entries(stated)) {
        if (vehicle.specifications[text as keyof typeof stated]) expect(vehicle[number]).toEqual(expect.any(Number))
      }
    }
  })
})

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

describe('a VIN', () => {
  it.each(['11111111111111111', '1M8GDM9AXKP042788', '5GZCZ43D13S812715', 'TESTCARTXTP002604', 'testcart8tp002603'])(
    'is right: %s',
    (vin) => expect(isVin(vin)).toBe(true),
  )

  it.each([
    ['a wrong check digit', '1M8GDM9A1KP042788'],
    ['two exchanged characters', '1M8DGM9AXKP042788'],
    ['a mistyped character', '1M8GDM9AXKP042789'],
    ['16 characters', '1111111111111111'],
    ['18 characters', '111111111111111111'],
    ['the letter O for a zero', '1M8GDM9AXKPO42788'],
    ['a blank', '1M8GDM9AXKP 42788'],
    ['a number', 17],
  ])('is wrong with %s', (_what, vin) => expect(isVin(vin)).toBe(false))
})
