import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

interface Withdrawn {
  vehicleId: string
  name: string
  withdrawnAt: string
}

const test = await createTestGraph()
afterAll(() => test.close())

const run = (statement: string, values: unknown[] = []) => test.database.query(statement, values)
const remove = (...ids: string[]) => run('delete from vehicles where id = any ($1)', [ids])

async function withdrawn(address: string): Promise<Withdrawn | null> {
  const query = '{ withdrawnVehicle(id: $id) { vehicleId name withdrawnAt } }'
  const { withdrawnVehicle } = await test.dataOf(`query ($id: ID!) ${query}`, { id: address })
  return withdrawnVehicle
}

describe('withdrawnVehicle', () => {
  it('is null for a listed vehicle and for an unknown name', async () => {
    expect(await withdrawn('denago-nomad-xl')).toBeNull()
    expect(await withdrawn('nomad-xl')).toBeNull()
    expect(await withdrawn('unknown')).toBeNull()
  })

  it('has every deleted vehicle, by id and by alias', async () => {
    await addVehicle(test.database, { id: 'first', aliases: ['one', 'uno'], name: 'First' })
    await addVehicle(test.database, { id: 'SECOND', aliases: ['Due'] })
    const before = Date.now()
    await remove('first', 'SECOND')
    const first = await withdrawn('first')
    expect(first).toMatchObject({ vehicleId: 'first', name: 'First' })
    expect(new Date(first!.withdrawnAt).getTime()).toBeGreaterThanOrEqual(before - 1000)
    for (const name of ['uno', 'UNO', 'First']) expect(await withdrawn(name)).toEqual(first)
    for (const name of ['SECOND', 'second', 'due']) expect(await withdrawn(name)).toMatchObject({ vehicleId: 'SECOND' })
  })

  it('keeps everything of a vehicle that is withdrawn a second time', async () => {
    await addVehicle(test.database, { id: 'twice', name: 'Before' })
    await remove('twice')
    await addVehicle(test.database, { id: 'twice', name: 'After' })
    expect(await withdrawn('twice')).toBeNull()
    expect(await run(`select from withdrawn_vehicles where id = 'twice'`)).toHaveLength(0)
    await remove('twice')
    expect(await withdrawn('twice')).toMatchObject({ name: 'After' })
  })

  it('is null once another vehicle has its id or its alias', async () => {
    await addVehicle(test.database, { id: 'gone', aliases: ['nickname'] })
    await remove('gone')
    await addVehicle(test.database, { id: 'heir', aliases: ['nickname'] })
    expect(await withdrawn('nickname')).toBeNull()
    expect(await withdrawn('gone')).toMatchObject({ vehicleId: 'gone' })
    await run(`update vehicles set aliases = '["nickname", "gone"]' where id = 'heir'`)
    expect(await withdrawn('gone')).toBeNull()
  })

  it('has the old id of a renamed vehicle, unless that stays an alias', async () => {
    await addVehicle(test.database, { id: 'old-a', aliases: ['kept'] })
    await addVehicle(test.database, { id: 'old-b' })
    await run(`update vehicles set id = 'new-a' where id = 'old-a'`)
    await run(`update vehicles set id = 'new-b', aliases = '["old-b"]' where id = 'old-b'`)
    expect(await withdrawn('old-a')).toMatchObject({ vehicleId: 'old-a' })
    expect(await withdrawn('kept')).toBeNull()
    expect(await withdrawn('old-b')).toBeNull()
    await run(`update vehicles set aliases = '[]' where id = 'new-b'`)
    expect(await withdrawn('old-b')).toMatchObject({ vehicleId: 'old-b' })
  })

  it('is not created by any other change', async () => {
    const count = async () => (await run('select count(*)::int from withdrawn_vehicles'))[0].count
    const before = await count()
    await run(`update vehicles set price = price + 1, aliases = '[]'`)
    expect(await count()).toBe(before)
  })

  it('does not exist for a vehicle that is replaced within one transaction', async () => {
    await addVehicle(test.database, { id: 'replaced', name: 'Before' })
    await test.database.transaction(async (manager) => {
      await manager.query(`delete from vehicles where id = 'replaced'`)
      await manager.query(`
        insert into vehicles (id, name, brand, category, price, description) values ('replaced', 'After', 'B', 'C', 1, '')
      `)
    })
    expect(await withdrawn('replaced')).toBeNull()
  })

  it('has similar vehicles in stock: same category first, then brand, then price', async () => {
    const like = { brand: 'Likely', category: 'Like Series' }
    await addVehicle(test.database, { ...like, id: 'sold', price: 5000 })
    await addVehicle(test.database, { ...like, id: 'far', price: 9000 })
    await addVehicle(test.database, { ...like, id: 'near', price: 4900 })
    await addVehicle(test.database, { ...like, id: 'not-there', price: 5000, availability: 'OUT_OF_STOCK' })
    await addVehicle(test.database, { ...like, id: 'brand-only', category: 'Other Series', price: 5000 })
    await remove('sold')
    const { data } = await test.ask('{ withdrawnVehicle(id: "sold") { similar(limit: 3) { id } } }')
    expect(data.withdrawnVehicle.similar).toEqual([{ id: 'near' }, { id: 'far' }, { id: 'brand-only' }])
  })

  it('names the argument that requests too many similar ones', async () => {
    const { errors } = await test.ask('{ withdrawnVehicle(id: "sold") { similar(limit: 0) { id } } }')
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'limit' })
  })
})
