import { filterOptions } from './filterOptions.ts'
import { EMPTY_CHOICES, type InventoryChoices } from './filters.ts'
import { type ListedVehicle, localList } from './localList.ts'

type Given = Partial<Omit<ListedVehicle, 'specifications'>>

const cart = (name: string, given: Given = {}): ListedVehicle => ({
  id: name,
  name,
  brand: 'Denago',
  category: 'Rover',
  price: 9995,
  description: 'A cart.',
  isNew: true,
  availability: 'IN_STOCK',
  createdAt: '2026-01-01T00:00:00.000Z',
  features: [],
  modelYear: null,
  color: null,
  mileage: null,
  stockNumber: null,
  vin: null,
  location: null,
  specifications: { seatingCapacity: 4, batteryType: null, batteryKind: null, rangeMiles: null },
  ...given,
})

const namesUnder = (choices: Partial<InventoryChoices>, carts: ListedVehicle[]) =>
  localList(carts, { ...EMPTY_CHOICES, ...choices }).vehicles.map(({ name }) => name)

describe('the filters', () => {
  it('keep all carts and their order when nothing is chosen', () => {
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
  ])('search for %s', (_what, q, names) => {
    const carts = [cart('Nomad', { description: 'Green' }), cart('Ranger', { description: 'Lifted.' })]
    expect(namesUnder({ q }, carts)).toEqual(names)
  })

  it.each([
    ['used', ['Ranger']],
    ['new', ['Nomad']],
    ['four seater', ['Nomad', 'Ranger']],
    ['6 seats', []],
    ['camera golf cart', ['Nomad']],
    ['u-7 mountain top', ['Ranger']],
    ['ranger under $5,000', ['Ranger']],
    ['"a cart"', []],
  ])('search all facts for what %j means', (q, names) => {
    const location = { id: 'mountain-top', city: 'Mountain Top', name: 'Main' }
    const carts = [
      cart('Nomad', { features: ['Back-up camera'], description: 'Green' }),
      cart('Ranger', { isNew: false, price: 4995, stockNumber: 'U-7', location, description: 'Red' }),
    ]
    expect(namesUnder({ q }, carts)).toEqual(names)
  })

  it('take a highest price, also within a band', () => {
    const carts = [cart('A', { price: 12_000 }), cart('B', { price: 12_000.01 }), cart('C', { price: 16_000 })]
    expect(namesUnder({ maxPrice: '12000' }, carts)).toEqual(['A'])
    expect(namesUnder({ price: 'under-15000', maxPrice: '20000' }, carts)).toEqual(['A', 'B'])
  })

  it('count the carts under each highest price and in each band, from low to high', () => {
    const carts = [8000, 12_000, 12_000.01, 15_000, 20_000.5, 30_000].map((price) => cart(String(price), { price }))
    const { facets } = localList(carts, EMPTY_CHOICES)
    expect(filterOptions(EMPTY_CHOICES, facets, facets).price.map(({ label, count }) => [label, count])).toEqual([
      ['Under $8,000', 1],
      ['Under $10,000', 1],
      ['Under $12,000', 2],
      ['Under $15,000', 3],
      ['Under $20,000', 4],
      ['$15,000–$25,000', 2],
      ['Over $25,000', 1],
    ])
  })

  it('take the brand as a whole, in any case, and any of several', () => {
    const carts = [cart('A', { brand: 'DENAGO' }), cart('B', { brand: 'Denago EV' }), cart('C', { brand: 'Evolution' })]
    expect(namesUnder({ brand: ['denago'] }, carts)).toEqual(['A'])
    expect(namesUnder({ brand: ['denago', 'evolution'] }, carts)).toEqual(['A', 'C'])
  })

  it('take the category as a piece, in any case', () => {
    const carts = [
      cart('A', { category: 'Custom Rover' }),
      cart('B', { category: 'ROVER XL' }),
      cart('C', { category: 'City' }),
    ]
    expect(namesUnder({ category: ['rover'] }, carts)).toEqual(['A', 'B'])
  })

  it.each([
    [0, ['under-15000']],
    [14_999, ['under-15000']],
    [14_999.99, ['under-15000']],
    [15_000, ['15000-25000']],
    [25_000, ['15000-25000']],
    [25_000.01, ['over-25000']],
    [25_001, ['over-25000']],
  ])('put $%s into one band of prices', (price, bands) => {
    const holding = ['under-15000', '15000-25000', 'over-25000'].filter(
      (band) => namesUnder({ price: band }, [cart('A', { price })]).length > 0,
    )
    expect(holding).toEqual(bands)
  })

  it('want all choices to hold at once', () => {
    const carts = [
      cart('Rover XL'),
      cart('Rover XL6', { price: 15_000 }),
      cart('Nomad', { category: 'Nomad' }),
      cart('Rover', { brand: 'Evolution' }),
    ]
    const choices = { q: 'rover', brand: ['denago'], category: ['rover'], price: 'under-15000' }
    expect(namesUnder(choices, carts)).toEqual(['Rover XL'])
  })
})

describe('an empty list', () => {
  it('says which filter to take away, the most carts first', () => {
    const carts = [cart('A', { price: 30_000 }), cart('B', { brand: 'Evolution' }), cart('C', { brand: 'Evolution' })]
    const list = localList(carts, { ...EMPTY_CHOICES, brand: ['denago'], price: 'under-15000', stock: 'in' })
    expect(list.vehicles).toEqual([])
    expect(list.relaxations()).toEqual([
      { name: 'brand', count: 2 },
      { name: 'price', count: 1 },
    ])
  })
})
