import { activeFilters } from './activeFilters.ts'
import { EMPTY_CHOICES, type InventoryChoices, inventoryPath, knownChoices, readChoices, readPage } from './filters.ts'

const read = (query: string) => readChoices(new URLSearchParams(query))

describe('readChoices', () => {
  it('reads an address', () => {
    const query =
      'q=nomad&brand=denago,evolution&category=rover&price=under-15000&condition=used&seats=6,4&stock=in&range=40&sort=newest' +
      '&maxPrice=12000&place=scranton,hatfield&battery=lithium'
    expect(read(query)).toEqual({
      ...EMPTY_CHOICES,
      q: 'nomad',
      brand: ['denago', 'evolution'],
      category: ['rover'],
      price: 'under-15000',
      maxPrice: '12000',
      condition: ['used'],
      seats: ['4', '6'],
      stock: 'in',
      range: '40',
      place: ['hatfield', 'scranton'],
      battery: ['lithium'],
      sort: 'newest',
    })
  })

  it('takes several values by comma and, as forms send them, by name', () => {
    expect(read('seats=4&seats=6,8&seats=4').seats).toEqual(['4', '6', '8'])
  })

  it.each([
    '',
    'brand=&category=&price=under',
    'condition=old&seats=0,-4,4.5,100&stock=yes&range=far,0&sort=colour',
    `brand=${'b'.repeat(101)}`,
    'colour=red',
    'maxPrice=cheap,-5,1e3,12000.50,123456789&place=&battery=coal',
  ])('ignores an invalid value: %s', (query) => {
    expect(read(query)).toEqual(EMPTY_CHOICES)
  })

  it('takes values in any letter case', () => {
    const query =
      'brand=Denago,DENAGO&category=ROVER&price=Under-15000&condition=USED&stock=IN&sort=Name&place=Scranton&battery=Lead-Acid'
    expect(read(query)).toEqual(read(query.toLowerCase()))
    expect(read(query)).toMatchObject({ brand: ['denago'], category: ['rover'], stock: 'in', sort: 'name' })
  })

  it('drops a price band that starts above the highest price', () => {
    expect(read('price=over-25000&maxPrice=20000')).toMatchObject({ price: '', maxPrice: '20000' })
    expect(read('price=15000-25000&maxPrice=20000').price).toBe('15000-25000')
  })

  it('takes a highest price from the list of prices, alone or with a band', () => {
    expect(read('price=12000')).toMatchObject({ price: '', maxPrice: '12000' })
    expect(read('price=15000-25000,20000')).toMatchObject({ price: '15000-25000', maxPrice: '20000' })
    expect(read('price=9000&maxPrice=12000').maxPrice).toBe('12000')
  })

  it('reads no more than the API accepts', () => {
    expect(read(`q=${'q'.repeat(300)}`).q).toHaveLength(200)
    expect(read(`brand=${Array.from({ length: 60 }, (_, index) => `b${index}`)}`).brand).toHaveLength(50)
    expect(readPage(new URLSearchParams('page=99999999999'))).toBe(41_660)
  })
})

describe('knownChoices', () => {
  const stock = {
    brands: [{ value: 'Club Car' }],
    categories: [{ value: 'D6 Max' }],
    locations: [{ value: 'scranton', name: 'Scranton' }],
  }

  it('keeps places that are in stock', () => {
    expect(knownChoices(read('place=scranton,paris'), stock).place).toEqual(['scranton'])
  })

  it('keeps brands and categories that are among the options or in stock', () => {
    const { brand, category } = knownChoices(read('brand=denago,club car,toyota&category=max,spaceship,rover'), stock)
    expect([brand, category]).toEqual([
      ['club car', 'denago'],
      ['max', 'rover'],
    ])
  })
})

describe('inventoryPath', () => {
  it('omits empty filters and the first page', () => {
    expect(inventoryPath(EMPTY_CHOICES)).toBe('/inventory')
    expect(inventoryPath({ ...EMPTY_CHOICES, price: 'over-25000' }, 2)).toBe('/inventory?price=over-25000&page=2')
  })

  it.each([
    { q: 'a&brand=evolution, #1 100%', brand: ['denago'] },
    { brand: ['a, b', 'back\\slash', 'ends\\'] },
    { condition: ['new', 'used'], seats: ['4', '8'], stock: 'in', range: '40', sort: 'name' },
    { price: 'under-15000', maxPrice: '12000', place: ['hatfield', 'scranton'], battery: ['lead-acid', 'lithium'] },
  ])('is read back as it was written: %j', (given) => {
    const choices: InventoryChoices = { ...EMPTY_CHOICES, ...given }
    expect(readChoices(new URL(inventoryPath(choices), 'http://site').searchParams)).toEqual(choices)
  })
})

describe('activeFilters', () => {
  it('lists each value with the address without it', () => {
    const active = activeFilters(
      read('q=+xl+&brand=denago,evolution&price=15000-25000&seats=1&stock=in&range=40&sort=name'),
    )
    expect(active.map(({ label, without }) => [label, without])).toEqual([
      ['“xl”', '/inventory?seats=1&brand=denago,evolution&price=15000-25000&stock=in&range=40&sort=name'],
      ['Denago', '/inventory?q=+xl+&seats=1&brand=evolution&price=15000-25000&stock=in&range=40&sort=name'],
      ['Evolution', '/inventory?q=+xl+&seats=1&brand=denago&price=15000-25000&stock=in&range=40&sort=name'],
      ['$15,000–$25,000', '/inventory?q=+xl+&seats=1&brand=denago,evolution&stock=in&range=40&sort=name'],
      ['1 seat', '/inventory?q=+xl+&brand=denago,evolution&price=15000-25000&stock=in&range=40&sort=name'],
      ['In stock only', '/inventory?q=+xl+&seats=1&brand=denago,evolution&price=15000-25000&range=40&sort=name'],
      ['40+ miles', '/inventory?q=+xl+&seats=1&brand=denago,evolution&price=15000-25000&stock=in&sort=name'],
    ])
  })

  it('spells a brand as the stock does', () => {
    const stock = {
      brands: [{ value: 'Club Car' }],
      categories: [],
      locations: [{ value: 'scranton', name: 'Scranton' }],
    }
    const labels = activeFilters(read('brand=club car&place=scranton'), stock).map(({ label }) => label)
    expect(labels).toEqual(['Club Car', 'Scranton'])
  })

  it('removes a price band and the highest price separately', () => {
    const active = activeFilters(read('price=under-15000&maxPrice=12500'))
    expect(active.map(({ label, without }) => [label, without])).toEqual([
      ['Under $15,000', '/inventory?price=12500'],
      ['Up to $12,500', '/inventory?price=under-15000'],
    ])
  })

  it('does not count spaces as a search', () => {
    expect(activeFilters({ ...EMPTY_CHOICES, q: '  ' })).toEqual([])
  })
})
