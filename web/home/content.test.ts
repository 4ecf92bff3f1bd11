import { cartsWords, featuredTitle, seeAll } from './content.ts'

it.each([
  [0, 'Carts for sale', 'View Inventory'],
  [1, 'Featured cart', 'View Inventory'],
  [2, 'Featured carts', 'See all 2 carts'],
])('the words around %i carts are true', (count, title, link) => {
  expect([featuredTitle(count), seeAll(count)]).toEqual([title, link])
})

it.each([
  [1, 0, '1 cart'],
  [13, 3, '13 carts, 3 of them used'],
  [2, 2, '2 carts, used'],
])('%i carts, %i of them used, are "%s"', (count, used, words) => expect(cartsWords(count, used)).toBe(words))
