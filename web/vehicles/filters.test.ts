import { activeFilters, filterVehicles, type InventoryFilters, inventoryPath, readFilters } from './filters.ts'

const NONE: InventoryFilters = { q: '', brand: '', category: '', price: '' }

const cart = (
  name: string,
  given: { brand?: string; category?: string; price?: number; description?: string } = {},
) => ({
  name,
  brand: 'Denago',
  category: 'Rover',
  price: 9995,
  description: 'A cart.',
  ...given,
})

const namesUnder = (filters: Partial<InventoryFilters>, carts: ReturnType<typeof cart>[]) =>
  filterVehicles(carts, { ...NONE, ...filters }).map(({ name }) => name)

describe('filterVehicles', () => {
  it('keeps all carts and their order when nothing is chosen', () => {
    expect(namesUnder({}, [cart('B'), cart('A')])).toEqual(['B', 'A'])
  })

  it.each([
    ['a piece of the name', 'omad', ['Nomad']],
    ['a piece of the description', 'lift', ['Ranger']],
    ['any case', 'NOMAD', ['Nomad']],
    ['spaces around the words', '  nomad ', ['Nomad']],
    ['spaces alone, which count as nothing', '   ', ['Nomad', 'Ranger']],
    ['signs as they are, not as patterns', '.', ['Ranger']],
    ['words that occur nowhere', 'helicopter', []],
  ])('searches for %s', (_what, q, names) => {
    const carts = [cart('Nomad', { description: 'Green' }), cart('Ranger', { description: 'Lifted.' })]
    expect(namesUnder({ q }, carts)).toEqual(names)
  })

  it('takes the brand as a whole, in any case', () => {
    const carts = [cart('A', { brand: 'DENAGO' }), cart('B', { brand: 'Denago EV' }), cart('C', { brand: 'Evolution' })]
    expect(namesUnder({ brand: 'denago' }, carts)).toEqual(['A'])
  })

  it('takes the category as a piece, in any case', () => {
    const carts = [
      cart('A', { category: 'Custom Rover' }),
      cart('B', { category: 'ROVER XL' }),
      cart('C', { category: 'City' }),
    ]
    expect(namesUnder({ category: 'rover' }, carts)).toEqual(['A', 'B'])
  })

  it.each([
    [0, ['under-15000']],
    [14_999, ['under-15000']],
    [14_999.99, ['under-15000']],
    [15_000, ['15000-25000']],
    [25_000, ['15000-25000']],
    [25_000.01, ['over-25000']],
    [25_001, ['over-25000']],
  ])('puts $%s into one band of prices', (price, bands) => {
    const holding = ['under-15000', '15000-25000', 'over-25000'].filter(
      (band) => namesUnder({ price: band }, [cart('A', { price })]).length > 0,
    )
    expect(holding).toEqual(bands)
  })

  it('wants all choices to hold at once', () => {
    const carts = [
      cart('Rover XL'),
      cart('Rover XL6', { price: 15_000 }),
      cart('Rover Turf', { brand: 'Evolution' }),
      cart('Rover City', { category: 'City' }),
    ]
    const filters = { q: 'rover', brand: 'denago', category: 'rover', price: 'under-15000' }
    expect(namesUnder(filters, carts)).toEqual(['Rover XL'])
  })
})

describe('readFilters', () => {
  it('reads what an address says', () => {
    const params = new URLSearchParams('q=nomad&brand=denago&category=rover&price=under-15000')
    expect(readFilters(params)).toEqual({ q: 'nomad', brand: 'denago', category: 'rover', price: 'under-15000' })
  })

  it.each(['', 'brand=toyota&category=all&price=15000', 'brand=&category=ROVER&price=under', 'colour=red'])(
    'counts unknown values as all: %s',
    (query) => {
      expect(readFilters(new URLSearchParams(query))).toEqual(NONE)
    },
  )
})

describe('inventoryPath', () => {
  it('leaves out what counts as all, and the first page', () => {
    expect(inventoryPath(NONE)).toBe('/inventory')
    expect(inventoryPath({ ...NONE, price: 'over-25000' }, 2)).toBe('/inventory?price=over-25000&page=2')
  })

  it('is read back as it was written, whatever is searched for', () => {
    const filters = { ...NONE, q: 'a&brand=evolution #1 100%', brand: 'denago' }
    expect(readFilters(new URL(inventoryPath(filters), 'http://site').searchParams)).toEqual(filters)
  })
})

describe('activeFilters', () => {
  it('names each choice, with the address that drops it alone', () => {
    const active = activeFilters({ q: ' xl ', brand: 'denago', category: '', price: '15000-25000' })
    expect(active.map(({ label, without }) => [label, without])).toEqual([
      ['“xl”', '/inventory?brand=denago&price=15000-25000'],
      ['Denago', '/inventory?q=+xl+&price=15000-25000'],
      ['$15,000–$25,000', '/inventory?q=+xl+&brand=denago'],
    ])
  })

  it('does not count spaces as a search', () => {
    expect(activeFilters({ ...NONE, q: '  ' })).toEqual([])
  })
})
