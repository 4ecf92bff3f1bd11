import { createTestGraph } from '#graph/testing/graph.ts'

const test = await createTestGraph()
afterAll(() => test.close())

const QUERY = 'query ($filter: VehicleFilter) { vehicles(filter: $filter) { totalCount } }'
const words = (count: number, characters = 1) => Array.from({ length: count }, () => 'a'.repeat(characters))

describe('a filter', () => {
  it.each([
    ['filter.brands', { brands: words(51) }, 'filter.brands may have 50 entries, not 51.'],
    ['filter.categories', { categories: words(51) }, 'filter.categories may have 50 entries, not 51.'],
    ['filter.seats', { seats: words(51).map(() => 4) }, 'filter.seats may have 50 entries, not 51.'],
    [
      'filter.availabilities',
      { availabilities: words(51).map(() => 'SOLD') },
      'filter.availabilities may have 50 entries, not 51.',
    ],
    ['filter.colors[0]', { colors: words(1, 101) }, 'filter.colors[0] may have 100 characters, not 101.'],
    ['filter.brands[1]', { brands: ['a', ...words(1, 101)] }, 'filter.brands[1] may have 100 characters, not 101.'],
    ['filter.search', { search: 'a'.repeat(201) }, 'filter.search may have 200 characters, not 201.'],
  ])('that exceeds a limit is refused by name: %s', async (argument, filter, message) => {
    const statements = await test.statementsOf(async () => {
      const { errors } = await test.ask(QUERY, { filter })
      expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument } }])
    })
    // The remaining statements count the vehicles, by which a search is priced.
    expect(statements.filter((statement) => /where (?!id > )/.test(statement))).toEqual([])
  })

  it.each([
    [{ minPrice: 20_000, maxPrice: 10 }, 'filter.minPrice must not be above filter.maxPrice.'],
    [{ minPrice: 1e308, maxPrice: 1 }, 'filter.minPrice must not be above filter.maxPrice.'],
  ])('that nothing can match is refused: %j', async (filter, message) => {
    const { errors } = await test.ask(QUERY, { filter })
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument: 'filter.minPrice' } }])
  })

  it('at its bounds is answered', async () => {
    const filter = { brands: words(50, 100), categories: words(50, 100), search: '🛺'.repeat(200) }
    expect((await test.ask(QUERY, { filter })).data.vehicles.totalCount).toBe(0)
  })

  it('sends a list to the database as one parameter', async () => {
    const statements = await test.statementsOf(() => test.ask(QUERY, { filter: { brands: ['Denago', ...words(49)] } }))
    expect(statements.join()).not.toContain('$3')
  })

  it('under several aliases of an operation is read once', async () => {
    const aliases = Array.from({ length: 40 }, (_, index) => `a${index}: vehicles(filter: $filter) { totalCount }`)
    const query = `query ($filter: VehicleFilter) { ${aliases.join(' ')} }`
    const statements = await test.statementsOf(async () => {
      const { data } = await test.ask(query, { filter: { brands: ['denago'] } })
      expect(new Set(Object.values(data).map((list) => JSON.stringify(list))).size).toBe(1)
    })
    expect(statements).toHaveLength(3)
  })
})

describe('the bounds of price bands', () => {
  const ask = (bounds: string) => test.ask(`{ vehicles { facets { priceBands(bounds: ${bounds}) } } }`)

  it.each([
    ['[]', 'bounds must have at least one entry.'],
    ['[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]', 'bounds may have 10 entries, not 11.'],
    ['[1, 2, 2]', 'bounds[2] must be above bounds[1].'],
    ['[2, 1]', 'bounds[1] must be above bounds[0].'],
  ])('are refused in words: %s', async (bounds, message) => {
    const { errors } = await ask(bounds)
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument: 'bounds' } }])
  })

  it('can be any amounts', async () => {
    const { data } = await ask('[-1e300, 0.01, 1e300]')
    expect(data.vehicles.facets.priceBands).toEqual([0, 0, 24, 0])
  })
})

it('a search for municipalities is bounded, too', async () => {
  const { errors } = await test.ask(`{ municipalities(search: "${'a'.repeat(201)}") { id } }`)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'search' })
})
