import { activeFilters, EMPTY_CHOICES, inventoryPath, knownChoices, readChoices } from './choices.ts'
import { PRICE_BOUNDS, type Whole } from './filters.ts'
import { filterOptions } from './InventoryFilters.tsx'
import { foundNumber } from './InventoryList.tsx'
import { apiFilter, listVariables, otherPagePath, readListAddress } from './list.ts'

const read = (query: string) => readChoices(new URLSearchParams(query))

const EMPTY_FACETS = Object.fromEntries(
  [
    'brands',
    'categories',
    'seats',
    'conditions',
    'availability',
    'ranges',
    'locations',
    'batteryKinds',
    'priceBands',
  ].map((name) => [name, []]),
) as unknown as Whole

const STOCK: Whole = {
  ...EMPTY_FACETS,
  brands: [{ value: 'Club Car', count: 1 }],
  categories: [{ value: 'D6 Max', count: 1 }],
  locations: [{ value: 'scranton', name: 'Scranton', count: 1 }],
}

describe('the choices of an address', () => {
  it('are read in any letter case', () => {
    const query =
      'q=Nomad&brand=Denago,DENAGO,evolution&category=ROVER&price=Under-15000&condition=USED&seats=6,4&stock=IN&range=40' +
      '&sort=Newest&maxPrice=12000&place=Scranton,hatfield&battery=Lithium'
    expect(read(query)).toEqual({
      q: 'Nomad',
      seats: ['4', '6'],
      brand: ['denago', 'evolution'],
      category: ['rover'],
      price: ['under-15000', '12000'],
      condition: ['used'],
      stock: ['in'],
      place: ['hatfield', 'scranton'],
      battery: ['lithium'],
      range: ['40'],
      sort: 'newest',
    })
  })

  it.each([
    '',
    'brand=&category=&price=under',
    'condition=old&seats=0,-4,4.5,100&stock=yes&range=far,0&sort=colour',
    `brand=${'b'.repeat(101)}`,
    'colour=red',
    'maxPrice=cheap,-5,1e3,12000.50,123456789&place=&battery=coal',
  ])('are empty for an invalid value: %s', (query) => {
    expect(read(query)).toEqual(EMPTY_CHOICES)
  })

  it.each([
    ['price=12000', ['12000']],
    ['price=15000-25000,20000', ['15000-25000', '20000']],
    ['price=9000&maxPrice=12000', ['12000']],
    ['price=15000-25000&maxPrice=20000', ['15000-25000', '20000']],
    // The band starts above the highest price.
    ['price=over-25000&maxPrice=20000', ['20000']],
  ])('have a band, a highest price or both: %s', (query, price) => {
    expect(read(query).price).toEqual(price)
  })

  it('take several values by comma and, as forms send them, by name, and no more than the API accepts', () => {
    expect(read('seats=4&seats=6,8&seats=4').seats).toEqual(['4', '6', '8'])
    expect(read(`q=${'q'.repeat(300)}`).q).toHaveLength(200)
    expect(read(`brand=${Array.from({ length: 60 }, (_, index) => `b${index}`)}`).brand).toHaveLength(50)
  })

  it('keep brands, categories and showrooms that are among the options or in stock', () => {
    const query = 'brand=denago,club car,toyota&category=max,spaceship,rover&place=scranton,paris'
    const { brand, category, place } = knownChoices(read(query), STOCK)
    expect({ brand, category, place }).toEqual({
      brand: ['club car', 'denago'],
      category: ['max', 'rover'],
      place: ['scranton'],
    })
  })
})

describe('inventoryPath', () => {
  it('omits empty filters and the first page', () => {
    expect(inventoryPath(EMPTY_CHOICES)).toBe('/inventory')
    expect(inventoryPath({ ...EMPTY_CHOICES, price: ['over-25000'] }, 2)).toBe('/inventory?price=over-25000&page=2')
  })

  it.each([
    { q: 'a&brand=evolution, #1 100%', brand: ['denago'] },
    { brand: ['a, b', 'back\\slash', 'ends\\'] },
    { condition: ['new', 'used'], seats: ['4', '8'], stock: ['in'], range: ['40'], sort: 'name' },
    { price: ['under-15000', '12000'], place: ['hatfield', 'scranton'], battery: ['lead-acid', 'lithium'] },
  ])('is read back as it was written: %j', (given) => {
    const choices = { ...EMPTY_CHOICES, ...given }
    expect(readChoices(new URL(inventoryPath(choices), 'http://site').searchParams)).toEqual(choices)
  })
})

describe('activeFilters', () => {
  it('lists each value, a band and a highest price apart, with the address without it', () => {
    const active = activeFilters(
      read('q=+xl+&brand=denago,evolution&price=15000-25000,20500&seats=1&stock=in&range=40'),
    )
    expect(active.map(({ label, without }) => [label, without])).toEqual([
      ['“xl”', '/inventory?seats=1&brand=denago,evolution&price=15000-25000,20500&stock=in&range=40'],
      ['1 seat', '/inventory?q=+xl+&brand=denago,evolution&price=15000-25000,20500&stock=in&range=40'],
      ['Denago', '/inventory?q=+xl+&seats=1&brand=evolution&price=15000-25000,20500&stock=in&range=40'],
      ['Evolution', '/inventory?q=+xl+&seats=1&brand=denago&price=15000-25000,20500&stock=in&range=40'],
      ['$15,000–$25,000', '/inventory?q=+xl+&seats=1&brand=denago,evolution&price=20500&stock=in&range=40'],
      ['Up to $20,500', '/inventory?q=+xl+&seats=1&brand=denago,evolution&price=15000-25000&stock=in&range=40'],
      ['In stock only', '/inventory?q=+xl+&seats=1&brand=denago,evolution&price=15000-25000,20500&range=40'],
      ['40+ miles', '/inventory?q=+xl+&seats=1&brand=denago,evolution&price=15000-25000,20500&stock=in'],
    ])
  })

  it('spells a name as the stock does, and counts spaces as no search', () => {
    const labels = activeFilters(read('q=++&brand=club car&category=d6 max&place=scranton'), STOCK)
    expect(labels.map(({ label }) => label)).toEqual(['Club Car', 'D6 Max', 'Scranton'])
  })
})

it('counts the carts under each highest price and in each band, from low to high', () => {
  // One cart in each of the API's bands: below the first bound, between two, and above the last.
  const whole = { ...EMPTY_FACETS, priceBands: [0, ...PRICE_BOUNDS].map(() => 1) }
  const options = filterOptions('price', read('maxPrice=9500'), { whole, facets: null, total: 6, matching: 6 })
  expect(options.map(({ label, count }) => [label, count])).toEqual([
    ['Up to $8,000', 1],
    ['Up to $10,000', 2],
    ['Up to $12,000', 3],
    ['Under $15,000', 4],
    ['$15,000–$25,000', 1],
    ['Over $25,000', 1],
    ['Up to $9,500', undefined],
  ])
})

it.each([
  [1, { offset: 0, first: 24 }, '/inventory?page=2#page-2'],
  [3, { offset: 0, first: 72 }, '/inventory?page=4#page-4'],
  [10, { offset: 0, first: 240 }, '/inventory?page=11#results'],
  [11, { offset: 240, first: 24 }, '/inventory?page=12#page-12'],
])('page %i has the carts of its block, and leads to the next one', (page, asked, next) => {
  expect(listVariables({ choices: EMPTY_CHOICES, page })).toMatchObject(asked)
  expect(otherPagePath(EMPTY_CHOICES, page, page + 1)).toBe(next)
})

it.each([
  ['0', 1],
  ['-1', 1],
  ['two', 1],
  ['1.5', 1],
  ['99999999999', 41_660],
])('takes page %s for page %i', (typed, page) => {
  expect(readListAddress(`?page=${typed}`).page).toBe(page)
})

it('asks the API for what was chosen', () => {
  const query = 'q=+xl+&seats=4,6&condition=new&stock=in&brand=denago&category=rover&price=15000-25000,20000'
  expect(apiFilter(read(`${query}&place=scranton&battery=lithium&range=40`))).toEqual({
    search: 'xl',
    seats: [4, 6],
    conditions: ['NEW'],
    availabilities: ['IN_STOCK'],
    brands: ['denago'],
    categories: ['rover'],
    minPrice: 15_000,
    maxPrice: 20_000,
    locationIds: ['scranton'],
    batteryKinds: ['LITHIUM'],
    minRangeMiles: 40,
  })
  expect(Object.values(apiFilter(read('condition=new,used'))).filter(Boolean)).toEqual([])
})

it.each([
  ['2021 rxv', undefined],
  ['under $12,000 in 2021', undefined],
  ['stock #2602', 'Stock R-2602'],
  ['cart no. R-2602, please', 'Stock R-2602'],
  ['3418', 'Serial JH2021-003418'],
  ['JH2021', 'Serial JH2021-003418'],
])('takes digits alone for the end of a number: %j', (sentence, number) => {
  const numbers = { stockNumber: 'R-2602', serialNumber: 'JH2021-003418', vin: null }
  expect(foundNumber(numbers, sentence)).toBe(number)
})
