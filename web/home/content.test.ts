import { featuredTitle, seeAll } from './content.ts'

it.each([
  [0, 'Carts for sale', 'View Inventory'],
  [1, 'Featured cart', 'View Inventory'],
  [2, 'Featured carts', 'See all 2 carts'],
])('the words around %i carts are true', (count, title, link) => {
  expect([featuredTitle(count), seeAll(count)]).toEqual([title, link])
})
