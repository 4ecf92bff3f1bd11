import type { DataSource } from 'typeorm'
import { connect } from '#graph/database/data-source.ts'
import { createTestDatabase, type TestDatabase } from '#graph/testing/database.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

let test: TestDatabase
let database: DataSource

beforeAll(async () => {
  test = await createTestDatabase()
  database = await connect(test.url)
})
afterAll(async () => {
  await database?.destroy()
  await test?.drop()
})

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

  it('can be exchanged in one statement', async () => {
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

  it('marks the time of a change, and only of a change', async () => {
    const updatedAt = new Date('2020-01-01T00:00:00Z')
    const id = await addVehicle(database, { updatedAt })
    const read = async () => (await database.query('select updated_at from vehicles where id = $1', [id]))[0].updated_at
    await database.query('update vehicles set price = price where id = $1', [id])
    expect(await read()).toEqual(updatedAt)
    await database.query('update vehicles set price = price + 1 where id = $1', [id])
    expect((await read()).getTime()).toBeGreaterThan(updatedAt.getTime())
  })
})
