import { hasZeroPercent, ZERO_PERCENT } from './financing.ts'

const MAVERICK = { brand: 'Evolution', category: 'D5 Maverick', condition: 'NEW', availability: 'IN_STOCK' } as const

it('names the carts with 0% financing', () => {
  expect(ZERO_PERCENT).toBe(
    '0% for up to 36 months on new Denago City, Evolution D5 Maverick and Evolution D6 Max carts, with approved credit.',
  )
})

it('gives 0% financing to new carts of those series in stock', () => {
  expect(hasZeroPercent(MAVERICK)).toBe(true)
  expect(hasZeroPercent({ ...MAVERICK, condition: 'USED' })).toBe(false)
  expect(hasZeroPercent({ ...MAVERICK, availability: 'OUT_OF_STOCK' })).toBe(false)
  expect(hasZeroPercent({ ...MAVERICK, category: 'Classic' })).toBe(false)
})
