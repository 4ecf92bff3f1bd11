import { WEEK } from '#graph/testing/week.ts'
import { featuredTitle, inStockWords, seeAll, sundayWords } from './content.ts'

it.each([
  [0, 'Carts for sale', 'View Inventory'],
  [1, 'Featured cart', 'View Inventory'],
  [2, 'Featured carts', 'See all 2 carts'],
])('the words around %i carts are true', (count, title, link) => {
  expect([featuredTitle(count), seeAll(count)]).toEqual([title, link])
})

it.each([
  [0, 0, 'None in stock today'],
  [1, 0, '1 in stock'],
  [13, 3, '13 in stock (3 used)'],
  [2, 2, '2 in stock, used'],
])('%i carts, %i used, are "%s"', (count, used, words) => expect(inStockWords(count, used)).toBe(words))

it('says whether Sunday is a day to come', () => {
  const open = [...WEEK.slice(0, 6), { opens: '10:00', closes: '14:00' }]
  expect([sundayWords(WEEK), sundayWords(open)]).toEqual(['closed Sundays', 'Sundays 10 AM to 2 PM'])
})
