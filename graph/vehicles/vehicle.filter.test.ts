import { createTestGraph } from '#graph/testing/graph.ts'

const LIST = 'query List($filter: VehicleFilter) { vehicles(filter: $filter) { totalCount } }'

const test = await createTestGraph()
afterAll(() => test.close())

const countOf = async (filter: object | null): Promise<number> =>
  (await test.dataOf(LIST, { filter })).vehicles.totalCount

type Specified = { specifications: { value: number | { min: number } | null } }

describe('a filter on vehicles', () => {
  it.each([
    ['golf cart', 24],
    ['lithium', 23],
    ['lead acid', 1],
    ['R-2601', 1],
    ['1rdge4p28ts002605', 1],
    ['ph1801-000142', 1],
    ['scranton', 6],
  ])('finds the carts of the seed that match %j: %i', async (search, count) => {
    expect(await countOf({ search })).toBe(count)
  })

  const PACKAGE = 'We left out “street legal”: our street-legal package can be added to most carts.'

  const read = async (search: string) => {
    const LIST =
      'query ($search: String) { vehicles(filter: { search: $search }) { totalCount searchNotes nodes { price } } }'
    return (await test.dataOf(LIST, { search })).vehicles
  }

  it.each([
    ['golf cart near scranton', 6, []],
    ['in stock today', 20, []],
    ['0% financing', 3, []],
    ['between 8000 and 10000', 7, []],
    ['$9,995', 15, ['Up to $9,995.']],
    ['no lead acid', 23, []],
    ['not used', 17, []],
    ['without lithium or lead acid', 0, []],
    ['no 2 seaters', 20, []],
    ['club car or ezgo', 2, []],
    ['2 or 8 seats', 6, []],
    ['red or blue', 5, []],
    ['Denago nomad black', 1, []],
    ['bluet', 6, []],
    ['48v lithium 6 seater blue', 2, []],
    ['rental for a week', 24, ['We rent carts too.']],
    ['25 mph', 19, []],
    ['48 volt clubcar', 1, []],
    ['xl-6', 2, []],
    ['club car xl', 1, ['No cart has all of that, so we left out “xl”.']],
    ['denago nomad or evolution d5', 8, []],
    ['red denago nomad or evolution d5 under 12k', 1, []],
    ['denago nomad or ranger', 4, []],
    ['denago or evolution under 12k', 18, []],
    ['no denago nomad', 20, []],
    ['street legal 6 seater under 15k', 5, [PACKAGE]],
    ['something street legal for six', 5, [PACKAGE]],
    ['street legal turfman', 3, [PACKAGE]],
    ['under 5k street-legal evolution 8 seater', 1, [PACKAGE, 'No cart has all of that, so we left out “8 seater”.']],
    ['a cart under 3k', 0, []],
    ['“all-terrain” 6 seater', 1, ['No cart has all of that, so we left out “6 seater”.']],
    ['rear seat', 20, []],
    ['turfman rear seat', 3, ['No cart has all of that, so we left out “rear seat”.']],
    ['gas cart', 24, ['All our carts are electric.']],
    ['4 seats for my grandma', 13, ['No cart has all of that, so we left out “grandma”.']],
    ['hazleton', 9, ['Hazleton is closest to our Mountain Top showroom. These carts are there.']],
    ['helicopter', 0, []],
    ['kids friendly cart', 20, ['No cart has all of that, so we left out “friendly”.']],
    ['lifted lithium 4 seater for hills', 7, []],
    ['steep driveway', 10, []],
    ['farm', 3, []],
    ['6 passanger', 5, []],
    ['6" lift', 1, []],
    ['family of 5', 5, []],
    ['delivered to hazleton', 24, []],
    ['white haven delivery', 24, []],
    ['ranch 4x4', 3, ['None of our carts is listed with four-wheel drive.']],
    ['enclosed', 2, []],
    ['seniors', 3, []],
  ])('reads the sentence %j: %i', async (search, count, notes) => {
    const { totalCount, searchNotes } = await read(search)
    expect({ totalCount, searchNotes }).toEqual({ totalCount: count, searchNotes: notes })
  })

  it.each([
    ['fastest', 'topSpeedMph'],
    ['longest range', 'rangeMiles { min }'],
    ['biggest', 'seatingCapacity'],
  ])('sorts by what no column of the site says: %j', async (search, field) => {
    const LIST = `query ($search: String) { vehicles(filter: { search: $search }) { nodes { specifications { value: ${field} } } } }`
    const { nodes } = (await test.dataOf(LIST, { search })).vehicles
    const values = nodes.map(
      ({ specifications: { value } }: Specified) => (typeof value === 'object' ? value?.min : value) ?? 0,
    )
    expect(values).toEqual([...values].sort((one, other) => other - one))
  })

  it('sorts by what a sentence asks for, unless the call has an order of its own', async () => {
    const { nodes, searchNotes } = await read('cheapest 4 seater')
    const prices = nodes.map(({ price }: { price: number }) => price)
    expect(prices).toEqual([...prices].sort((one, other) => one - other))
    expect(searchNotes).toEqual(['Lowest price first.'])
    const LIST =
      'query ($sort: VehicleSort) { vehicles(filter: { search: "cheapest" }, sort: $sort) { nodes { price } } }'
    const { vehicles } = await test.dataOf(LIST, { sort: 'PRICE_DESC' })
    expect(vehicles.nodes[0].price).toBeGreaterThan(prices[0])
  })

  it('names the towns of the locations', async () => {
    const { vehicles } = await test.dataOf('{ vehicles { facets { locations { locationId name } } } }')
    expect(vehicles.facets.locations).toContainEqual({ locationId: 'mountain-top', name: 'Mountain Top' })
  })

  it('accepts null as no condition', async () => {
    const texts = { search: null, brands: null, categories: null, locationIds: null, batteryKinds: null }
    const numbers = { minPrice: null, maxPrice: null, minSeats: null, inStock: null, isNew: null }
    const measures = { minTopSpeedMph: null, minRangeMiles: null, maxChargingHours: null, minPayloadPounds: null }
    expect(await countOf({ ...texts, ...numbers, ...measures })).toBe(24)
    expect(await countOf(null)).toBe(24)
  })

  it('refuses a character that cannot be stored, with a message', async () => {
    const { errors } = await test.ask(LIST, { filter: { search: 'a\0b' } })
    expect(errors).toMatchObject([
      {
        message: 'filter.search must not contain the character U+0000.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'filter.search' },
      },
    ])
  })
})
