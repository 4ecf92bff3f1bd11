import { WEEK } from '#graph/testing/week.ts'
import { featuredTitle, inStockWords, seeAll, sundayWords } from './content.ts'

it.each([
  [0, 'Carts for sale', 'View Inventory'],
  [1, 'Featured cart', 'View Inventory'],
  [2, 'Featured carts', 'See all 2 carts'],
])('the words around %i carts are true', (count, title, link) => {
  expect([featuredTitle(count), seeAll(count)]).toEqual([title, link])
})

it('says how many are in stock, and whether Sunday is a day to come', () => {
  const words = [inStockWords(0, 0), inStockWords(1, 0), inStockWords(13, 3), inStockWords(2, 2)]
  expect(words).toEqual(['None in stock today', '1 in stock', '13 in stock (3 used)', '2 in stock, used'])
  const open = [...WEEK.slice(0, 6), { opens: '10:00', closes: '14:00' }]
  expect([sundayWords(WEEK), sundayWords(open)]).toEqual(['closed Sundays', 'Sundays 10 AM to 2 PM'])
})
