import { createTestGraph } from '#graph/testing/graph.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const LIST = `query ($ids: [ID!], $filter: VehicleFilter, $sort: VehicleSort! = FEATURED) {
  vehicles(ids: $ids, filter: $filter, sort: $sort) { totalCount nodes { id } facets { brands { value count } } }
}`

const list = async (variables: object) => {
  const { nodes, ...counts } = (await test.dataOf(LIST, variables)).vehicles
  return { ids: nodes.map(({ id }: { id: string }) => id), ...counts }
}

describe('vehicles(ids:)', () => {
  it('are found once each, by id or alias, in the order of the sort', async () => {
    const ids = ['Nomad-XL', 'denago-nomad-xl', 'D5-ranger-4-plus', 'no-such-vehicle']
    expect(await list({ ids, sort: 'NAME_ASC' })).toEqual({
      ids: ['denago-nomad-xl', 'evolution-d5-ranger-4-plus'],
      totalCount: 2,
      facets: {
        brands: [
          { value: 'Denago', count: 1 },
          { value: 'Evolution', count: 1 },
        ],
      },
    })
  })

  it('are found in any case, also where they are stored in capitals', async () => {
    await test.database.query(`update vehicles set aliases = aliases || '["GC-101"]' where id = 'denago-nomad'`)
    for (const id of ['gc-101', 'Gc-101', 'DENAGO-nomad'])
      expect(await list({ ids: [id] })).toMatchObject({ totalCount: 1 })
  })

  it('are filtered like any others', async () => {
    const ids = ['denago-nomad-xl', 'evolution-d5-ranger-4-plus']
    const found = await list({ ids, filter: { brands: ['denago'], search: 'nomad' } })
    expect(found).toMatchObject({ ids: ['denago-nomad-xl'], totalCount: 1 })
  })

  it('are none for an empty list, and all for null', async () => {
    expect(await list({ ids: [] })).toEqual({ ids: [], totalCount: 0, facets: { brands: [] } })
    expect(await list({ ids: null })).toEqual(await list({}))
  })

  it('are refused above 250 before anything is read', async () => {
    const ids = Array.from({ length: 251 }, (_, index) => `v${index}`)
    const statements = await test.statementsOf(async () => {
      const answers = [
        await test.ask(`{ vehicles(ids: ${JSON.stringify(ids)}) { totalCount } }`),
        await test.ask('query ($ids: [ID!]) { vehicles(ids: $ids) { totalCount } }', { ids }),
      ]
      const message = 'ids may have 250 entries, not 251.'
      for (const { errors } of answers)
        expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument: 'ids' } }])
    })
    expect(statements).toEqual([])
  })
})
