import fc from 'fast-check'
import { EASY_NOTE, HOURS_NOTE, STREET_LEGAL_NOTE, TRADE_NOTE } from '#graph/shared/search/search-words.ts'
import { createTestGraph } from '#graph/testing/graph.ts'
import { propertyRuns } from '#graph/testing/property-runs.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'

const LIST = 'query List($filter: VehicleFilter) { vehicles(filter: $filter) { totalCount } }'

const test = await createTestGraph()
afterAll(() => test.close())

const countOf = async (filter: object | null): Promise<number> =>
  (await test.dataOf(LIST, { filter })).vehicles.totalCount

type Texts = { name: string; description: string }
type Specified = { specifications: { value: number | { min: number } | null } }

describe('a filter on vehicles', () => {
  const PACKAGE = STREET_LEGAL_NOTE
  const CHEAPEST = 'Lowest price first.'
  const SHOP = 'We sell parts and service carts, too.'
  const cannot = (what: string, words: string) => [`We can't search for ${what}, so we ignored “${words}”.`]
  const twoThings = (words: string) => [`${cannot('two things at once', words)[0]} Try one at a time.`]
  const without = (words: string, rest: string) => [`We don't have a match for ${words} Here's ${rest}.`]

  const read = async (search: string, sort?: string) => {
    const LIST = `query ($search: String, $sort: VehicleSort) {
      vehicles(filter: { search: $search }, sort: $sort) { totalCount searchNotes nodes { name price } }
    }`
    const { vehicles } = await test.dataOf(LIST, { search, sort })
    return { ...vehicles, names: vehicles.nodes.map(({ name }: { name: string }) => name) }
  }

  it.each([
    ['golf cart', 24, []],
    ['lithium', 23, []],
    ['lead acid', 1, []],
    ['R-2601', 1, []],
    ['1rdge4p28ts002605', 1, []],
    ['ph1801-000142', 1, []],
    ['scranton', 6, []],
    ['golf cart near scranton', 6, []],
    ['0% financing', 3, []],
    ['$9,995', 15, ['Up to $9,995.', CHEAPEST]],
    ['2 or 8 seats', 6, ['2 seats or 8 seats.']],
    ['48v lithium 6 seater blue', 2, ['48v · lithium · 6 seats · blue.']],
    ['rental for a week', 24, ['We rent carts too.']],
    ['parts', 24, [SHOP]],
    ['storage', 24, [SHOP]],
    ['48 volt clubcar', 1, []],
    ['denago, nomad', 4, []],
    ['club car xl', 0, []],
    ['street legal 6 seater under 15k', 5, ['6 seats · up to $15,000.', PACKAGE, CHEAPEST]],
    ['registration', 24, [PACKAGE]],
    ['street legal', 17, [PACKAGE]],
    ['street legal turfman', 3, [PACKAGE]],
    ['a cart under 3k', 0, ['Up to $3,000.', CHEAPEST]],
    ['a cart for 12 people', 0, ['12 seats.']],
    ['“all-terrain” 6 seater', 0, ['All-terrain · 6 seats.']],
    ['rear seat', 20, []],
    ['gas golf cart under $7,000', 7, ['Up to $7,000.', 'All our carts are electric.', CHEAPEST]],
    ['4 seats for my grandma', 13, without('“grandma.”', 'what fits the rest')],
    [
      'pink cart with a helicopter',
      24,
      ['No pink ones match right now. Here are the other colors.', ...without('“helicopter.”', 'everything else')],
    ],
    ['red six seater', 5, ['6 seats.', 'No red ones match right now. Here are the other colors.']],
    ['carro de golf', 24, without('“carro” or “de.”', 'everything else')],
    ['helicopter', 0, []],
    ['hazleton', 9, ['Hazleton is closest to our Mountain Top showroom. These carts are there.']],
    ['lifted lithium 4 seater for hills', 7, ['Lifted · lithium · 4 seats · hills.']],
    ['gift for parents', 3, [EASY_NOTE]],
    ['used club car', 1, ['Used · Club Car.']],
    ['trade in', 24, [TRADE_NOTE]],
    ['sell my cart', 24, [TRADE_NOTE]],
    ['open sunday', 24, [HOURS_NOTE]],
    ['battery replacement', 24, [SHOP]],
    ['farm', 3, []],
    ['6" lift', 1, []],
    ['white haven delivery', 24, []],
    ['ranch 4x4', 3, ['None of our carts is listed with four-wheel drive.']],
    ['anything but denago', 24, cannot('what a cart is not', 'anything but denago')],
    ['non lithium', 24, cannot('what a cart is not', 'non lithium')],
    ['no lithium', 24, cannot('what a cart is not', 'no lithium')],
    ['neither denago nor evolution', 24, cannot('what a cart is not', 'neither denago nor evolution')],
    ['nomad xl or ev city', 24, twoThings('nomad xl or ev city')],
    ['nomad xl, ev city', 24, twoThings('nomad xl, ev city')],
    ['max 20 mph', 24, cannot('a maximum speed or seat count', 'max 20 mph')],
  ])('reads the sentence %j: %i', async (search, count, notes) => {
    const { totalCount, searchNotes } = await read(search)
    expect({ totalCount, searchNotes }).toEqual({ totalCount: count, searchNotes: notes })
  })

  it.each([
    [
      ['rover xl 6', 'xl 6', 'roverxl6', 'xl-6'],
      ['Denago Rover XL6', 'Denago Rover XL6 2023'],
    ],
    [
      'R2611|r 2611|R.2611|r/2611|stock no. r2611|Stock #2611|#R-2611|cart no. R-2611|nomadxl|nomad x'.split('|'),
      ['Denago Nomad XL'],
    ],
    [['u1801', 'ph1801000142', 'ClubCar'], ['Club Car Precedent 2018']],
    [['xt 4', '6 Max XT4', 'd6max'], ['Evolution D6 Max XT4']],
    [['e-z-go'], ['EZ-GO RXV 2021']],
    [['turfman200'], ['Evolution Turfman 200']],
  ])('finds names and numbers with and without blanks and hyphens: %j', async (searches, names) => {
    for (const search of searches) expect((await read(search)).names).toEqual(names)
  })

  it('hides no cart that has the words, and shows those first that are what they say', async () => {
    const white = (await read('white')).names
    expect(white).toContain('Evolution D5 Ranger 6 Plus')
    expect(white.slice(0, 4).sort()).toEqual(
      ['Club Car Precedent 2018', 'Denago EV City', 'Evolution Classic 4 Plus', 'Evolution Classic 4 Plus 2022'].sort(),
    )
    expect((await read('white seats')).names.slice(0, 2)).toEqual(['Evolution D5 Ranger 6 Plus', 'Denago Rover XL'])
    expect((await read('nge')).totalCount).toBe(5)
  })

  it('finds each part of a name or a description', async () => {
    const { vehicles } = await test.dataOf('{ vehicles(first: 250) { nodes { name description } } }')
    const texts = vehicles.nodes.flatMap(({ name, description }: Texts) => [name, description])
    const part = fc.constantFrom<string>(...texts).chain((text) =>
      fc
        .tuple(fc.nat(text.length - 1), fc.integer({ min: 1, max: 60 }))
        .map(([from, length]) => text.slice(from, from + length))
        .filter((words) => words.trim() !== ''),
    )
    const property = fc.asyncProperty(part, fc.func(fc.boolean()), async (words, isUpper) => {
      const typed = [...words].map((letter) => (isUpper(letter) ? letter.toUpperCase() : letter)).join('')
      const has = ({ name, description }: Texts) =>
        `${name}\n${description}`.toLowerCase().includes(typed.toLowerCase())
      const expected = vehicles.nodes.filter(has).map(({ name }: Texts) => name)
      expect((await read(typed)).names).toEqual(expect.arrayContaining(expected))
    })
    await fc.assert(property, propertyRuns(60))
  })

  it.each([
    'red lifted rover bench plush xenon moon tiger apple qz',
    'nomad xl, ev city',
    'aa bb cc dd ee ff gg hh ii jj',
  ])('asks once about all words of %j, and once for the list', async (search) => {
    const LIST = 'query ($search: String) { vehicles(filter: { search: $search }) { nodes { id } } }'
    const statements = await test.statementsOf(() => test.dataOf(LIST, { search }))
    expect(statements.filter((statement) => /searched|sortKey/.test(statement))).toHaveLength(2)
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
    const pricesBy = async (sort?: string) => {
      const { nodes, searchNotes } = await read('cheapest', sort)
      expect(searchNotes).toEqual(sort ? [] : ['Lowest price first.'])
      return nodes.map(({ price }: { price: number }) => price)
    }
    const prices = await pricesBy()
    const ascending = [...prices].sort((one, other) => one - other)
    expect(prices).toEqual(ascending)
    expect(await pricesBy('PRICE_DESC')).toEqual(ascending.toReversed())
    expect(await pricesBy('FEATURED')).not.toEqual(ascending)
  })

  it.each([
    null,
    { search: null, brands: null, minPrice: null, minRangeMiles: null, seats: [] },
    { search: ' ', brands: [''], categories: [' '] },
    { colors: [''], locationIds: ['', ' '] },
  ])('takes null and empty texts for no condition: %j', async (filter) => {
    expect(await countOf(filter)).toBe(24)
  })

  it.each([
    { brands: [' Denago '] },
    { categories: [' d5  RANGER'] },
    { colors: [' Matte  black '] },
    { locationIds: [' Scranton'] },
  ])('reads texts in any case and spacing: %j', async (filter) => {
    const [[name, [text]]] = Object.entries(filter) as [[string, [string]]]
    const plain = await countOf({ [name]: [text.trim().replace(/ +/, ' ').toLowerCase()] })
    expect(plain).toBeGreaterThan(0)
    expect(await countOf(filter)).toBe(plain)
  })
})

const words = (count: number, characters = 1) => Array.from({ length: count }, () => 'a'.repeat(characters))

describe('a filter', () => {
  it.each([
    ['filter.brands', { brands: words(51) }, ' may have 50 entries, not 51.'],
    ['filter.categories', { categories: words(51) }, ' may have 50 entries, not 51.'],
    ['filter.seats', { seats: words(51).map(() => 4) }, ' may have 50 entries, not 51.'],
    ['filter.availabilities', { availabilities: words(51).map(() => 'SOLD') }, ' may have 50 entries, not 51.'],
    ['filter.colors[0]', { colors: words(1, 101) }, ' may have 100 characters, not 101.'],
    ['filter.brands[1]', { brands: ['a', ...words(1, 101)] }, ' may have 100 characters, not 101.'],
    ['filter.search', { search: 'a'.repeat(201) }, ' may have 200 characters, not 201.'],
    ['filter.search', { search: 'a\0b' }, ' must not contain the character U+0000.'],
    ['filter.minPrice', { minPrice: 20_000, maxPrice: 10 }, ' must not be above filter.maxPrice.'],
    ['filter.minPrice', { minPrice: 1e308, maxPrice: 10 }, ' must not be above filter.maxPrice.'],
  ])('that exceeds a limit is refused by name: %s (row %#)', async (argument, filter, limit) => {
    const statements = await test.statementsOf(async () => {
      const { errors } = await test.ask(LIST, { filter })
      expect(errors).toMatchObject([{ message: argument + limit, extensions: { code: 'BAD_USER_INPUT', argument } }])
    })
    // The remaining statements count the vehicles, by which a search is priced.
    expect(statements.filter((statement) => /where (?!id > )/.test(statement))).toEqual([])
  })

  it('at its bounds is answered', async () => {
    const filter = { brands: words(50, 100), categories: words(50, 100), search: '🛺'.repeat(200) }
    expect((await test.ask(LIST, { filter })).data.vehicles.totalCount).toBe(0)
  })

  it('sends a list to the database as one parameter', async () => {
    const statements = await test.statementsOf(() => test.ask(LIST, { filter: { brands: ['Denago', ...words(49)] } }))
    expect(statements.join()).not.toContain('$3')
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
    expect((await ask('[-1e300, 0.01, 1e300]')).data.vehicles.facets.priceBands).toEqual([0, 0, 24, 0])
  })
})

const IDS = `query ($ids: [ID!], $filter: VehicleFilter, $sort: VehicleSort! = FEATURED) {
  vehicles(ids: $ids, filter: $filter, sort: $sort) { totalCount nodes { id } facets { brands { value count } } }
}`

const list = async (variables: object) => {
  const { nodes, ...counts } = (await test.dataOf(IDS, variables)).vehicles
  return { ids: nodes.map(({ id }: { id: string }) => id), ...counts }
}

describe('vehicles(ids:)', () => {
  it('are found once each, by id or alias in any case, in the order of the sort', async () => {
    await test.database.query(`update vehicles set aliases = aliases || '["GC-101"]' where id = 'denago-nomad'`)
    const ids = ['Nomad-XL', 'denago-nomad-xl', 'D5-ranger-4-plus', 'gc-101', 'DENAGO-nomad', 'no-such-vehicle']
    expect(await list({ ids, sort: 'NAME_ASC' })).toMatchObject({
      ids: ['denago-nomad', 'denago-nomad-xl', 'evolution-d5-ranger-4-plus'],
      totalCount: 3,
      facets: { brands: [{ count: 2 }, { count: 1 }] },
    })
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

const SPELLED = 'query ($filter: VehicleFilter) { vehicles(filter: $filter) { totalCount spellings } }'
const spelled = async (filter: object | null) => (await test.dataOf(SPELLED, { filter })).vehicles

describe('spellings', () => {
  beforeAll(async () => {
    await addVehicle(test.database, { name: 'Nameless', brand: 'Unspoken', category: 'D5 Maverick' })
    await addVehicle(test.database, { name: '100% Kart', brand: '100% Kart', category: 'Maverick' })
  })

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
    const { spellings } = await spelled({ search })
    expect(spellings[0]).toBe(spelling)
    expect(spellings.length).toBeLessThanOrEqual(3)
    for (const word of spellings) expect((await spelled({ search: word })).totalCount).toBeGreaterThan(0)
  })

  it.each(['denago', ' Denago '])('never are the search itself: %j', async (search) => {
    expect((await spelled({ search })).spellings).not.toContain('Denago')
  })

  it('are empty for words unlike any name, and without a search', async () => {
    for (const filter of [{ search: 'xylophone' }, { search: '%' }, { search: '' }, null]) {
      expect((await spelled(filter)).spellings).toEqual([])
    }
  })
})
