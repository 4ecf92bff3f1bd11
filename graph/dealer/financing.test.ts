import { zeroPercentMonths, zeroPercentText } from '#graph/dealer/financing.ts'
import { PROMOTIONS } from '#graph/seed/promotions.ts'

const [PROMOTION] = PROMOTIONS

const MAVERICK = { brand: 'Evolution', category: 'D5 Maverick', condition: 'NEW', availability: 'IN_STOCK' } as const

it('names the carts with 0% financing', () => {
  expect(zeroPercentText(PROMOTION!)).toBe(
    '0% APR for up to 36 months on new Denago City, Evolution D5 Maverick and Evolution D6 Max carts, on approved credit.',
  )
})

it('names one series, or two, as well', () => {
  const text = (count: number) => zeroPercentText({ months: 24, series: PROMOTION!.series.slice(0, count) })
  expect(text(1)).toContain(' on new Denago City carts,')
  expect(text(2)).toContain(' on new Denago City and Evolution D5 Maverick carts,')
})

it('gives 0% financing to new carts of those series in stock', () => {
  expect(zeroPercentMonths(MAVERICK, PROMOTION)).toBe(36)
  expect(zeroPercentMonths({ ...MAVERICK, condition: 'USED' }, PROMOTION)).toBeNull()
  expect(zeroPercentMonths({ ...MAVERICK, availability: 'OUT_OF_STOCK' }, PROMOTION)).toBeNull()
  expect(zeroPercentMonths({ ...MAVERICK, category: 'Classic' }, PROMOTION)).toBeNull()
  expect(zeroPercentMonths(MAVERICK, null)).toBeNull()
})
