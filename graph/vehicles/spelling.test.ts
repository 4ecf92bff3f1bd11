import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

const test = await createTestGraph()
afterAll(() => test.close())

await addVehicle(test.database, { name: 'Nameless', brand: 'Unspoken', category: 'D5 Maverick' })
await addVehicle(test.database, { name: '100% Kart', brand: '100% Kart', category: 'Maverick' })

const list = async (filter: object | null) =>
  (
    await test.dataOf('query ($filter: VehicleFilter) { vehicles(filter: $filter) { totalCount spellings } }', {
      filter,
    })
  ).vehicles

describe('spellings', () => {
  it.each([
    ['denogo', 'Denago'],
    ['DENNAGO ', 'Denago'],
    ['mavrick', 'Maverick'],
    ['evolushun', 'Evolution'],
    ['clubcar', 'Club Car'],
    ['nomda', 'Nomad'],
    ['unspokn', 'Unspoken'],
    ["100%' kart", '100% Kart'],
  ])('of %j begin with %j, which finds vehicles', async (search, spelling) => {
    const { spellings } = await list({ search })
    expect(spellings[0]).toBe(spelling)
    expect(spellings.length).toBeLessThanOrEqual(3)
    for (const word of spellings) expect((await list({ search: word })).totalCount).toBeGreaterThan(0)
  })

  it.each(['denago', ' Denago '])('never are the search itself: %j', async (search) => {
    expect((await list({ search })).spellings).not.toContain('Denago')
  })

  it('are empty for words unlike any name, and without a search', async () => {
    for (const filter of [{ search: 'xylophone' }, { search: '%' }, { search: '' }, null]) {
      expect((await list(filter)).spellings).toEqual([])
    }
  })
})
