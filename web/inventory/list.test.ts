import { apiFilter, EMPTY_CHOICES, readChoices } from './filters.ts'
import { foundNumber } from './InventoryList.tsx'
import { listVariables, otherPagePath, readListAddress } from './list.ts'

const choices = EMPTY_CHOICES

it.each([
  [1, { offset: 0, first: 24 }, '/inventory?page=2#page-2'],
  [3, { offset: 0, first: 72 }, '/inventory?page=4#page-4'],
  [10, { offset: 0, first: 240 }, '/inventory?page=11#results'],
  [11, { offset: 240, first: 24 }, '/inventory?page=12#page-12'],
])('page %i has the carts of its block, and leads to the next one', (page, asked, next) => {
  expect(listVariables({ choices, page })).toMatchObject(asked)
  expect(otherPagePath(choices, page, page + 1)).toBe(next)
})

it.each(['0', '-1', 'two', '1.5'])('counts page %s as the first', (page) => {
  expect(readListAddress(`?page=${page}`).page).toBe(1)
})

it('asks the API for what was chosen', () => {
  const query = 'q=+xl+&seats=4,6&condition=new&stock=in&brand=denago&category=rover&price=15000-25000,20000'
  expect(apiFilter(readChoices(new URLSearchParams(`${query}&place=scranton&battery=lithium&range=40`)))).toEqual({
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
  const bothConditions = readChoices(new URLSearchParams('condition=new,used'))
  expect(Object.values(apiFilter(bothConditions)).filter(Boolean)).toEqual([])
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
