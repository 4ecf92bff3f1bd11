import { type Facets, filterOptions } from './filterOptions.ts'
import { EMPTY_CHOICES, PRICE_BOUNDS } from './filters.ts'

const NONE: Facets = {
  brands: [],
  categories: [],
  seats: [],
  conditions: [],
  availability: [],
  ranges: [],
  locations: [],
  batteryKinds: [],
  priceBands: [],
}

it('counts the carts under each highest price and in each band, from low to high', () => {
  // One cart in each of the API's bands: below the first bound, between two, and above the last.
  const facets = { ...NONE, priceBands: [0, ...PRICE_BOUNDS].map(() => 1) }
  expect(filterOptions(EMPTY_CHOICES, undefined, facets).price.map(({ label, count }) => [label, count])).toEqual([
    ['Up to $8,000', 1],
    ['Up to $10,000', 2],
    ['Up to $12,000', 3],
    ['Under $15,000', 4],
    ['$15,000–$25,000', 1],
    ['Over $25,000', 1],
  ])
})
