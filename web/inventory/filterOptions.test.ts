import { listedCart } from '#web/testing/listedCart.ts'
import { filterOptions } from './filterOptions.ts'
import { EMPTY_CHOICES } from './filters.ts'
import { localList } from './localList.ts'

it('counts the carts under each highest price and in each band, from low to high', () => {
  const carts = [8000, 12_000, 12_000.01, 15_000, 20_000.5, 30_000].map((price, index) => listedCart(index, price))
  const { facets } = localList(carts, EMPTY_CHOICES)
  expect(filterOptions(EMPTY_CHOICES, undefined, facets).price.map(({ label, count }) => [label, count])).toEqual([
    ['Up to $8,000', 1],
    ['Up to $10,000', 1],
    ['Up to $12,000', 2],
    ['Under $15,000', 3],
    ['Up to $20,000', 4],
    ['$15,000–$25,000', 2],
    ['Over $25,000', 1],
  ])
})

it('counts each cart in the right price band, to the cent', () => {
  const carts = [0, 14_999.99, 15_000, 25_000, 25_000.01].map((price, index) => listedCart(index, price))
  const found = ['under-15000', '15000-25000', 'over-25000'].map((price) =>
    localList(carts, { ...EMPTY_CHOICES, price }).vehicles.map(({ price }) => price),
  )
  expect(found).toEqual([[0, 14_999.99], [15_000, 25_000], [25_000.01]])
})
