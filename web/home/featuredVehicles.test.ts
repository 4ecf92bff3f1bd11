import { featuredTitle, seeAll } from './content.ts'
import { featuredVehicles } from './featuredVehicles.ts'

const cart = (id: string, inStock = true) => ({ id, availability: inStock ? 'IN_STOCK' : 'SOLD' }) as never
const idsOf = (answers: Parameters<typeof featuredVehicles>[0]) => featuredVehicles(answers).map(({ id }) => id)
const featured = { nodes: ['maverick', 'city', 'rover', 'nomad', 'ranger'].map((id) => cart(id)) }

describe('the featured carts', () => {
  it('are the pinned ones', () => {
    const pinned = { maverick: cart('maverick'), d6Max: cart('max'), evCity: cart('city') }
    expect(idsOf({ ...pinned, featured })).toEqual(['maverick', 'max', 'city'])
  })

  it('are filled up where one is sold or gone, none of them twice', () => {
    const pinned = { maverick: null, d6Max: cart('max', false), evCity: cart('city') }
    expect(idsOf({ ...pinned, featured })).toEqual(['city', 'maverick', 'rover'])
  })
})

it.each([
  [0, 'Carts for sale', 'View Inventory'],
  [1, 'Featured cart', 'View Inventory'],
  [2, 'Featured carts', 'See all 2 carts'],
])('the words around %i carts are true', (count, title, link) => {
  expect([featuredTitle(count), seeAll(count)]).toEqual([title, link])
})
