import { readChoice, wholeDays } from './rentalChoice.ts'

describe('readChoice', () => {
  it('reads cart and days of an address', () => {
    expect(readChoice(new URLSearchParams('cart=utility&days=5'))).toEqual({ slug: 'utility', days: '5' })
  })

  it('starts with the first cart and a length that takes a mix of plans', () => {
    expect(readChoice(new URLSearchParams('cart=toString'))).toEqual({ slug: 'four-seater', days: '11' })
  })
})

describe('wholeDays', () => {
  it.each([
    ['1', 1],
    ['30', 30],
    [' 7 ', 7],
  ])('reads "%s"', (typed, days) => {
    expect(wholeDays(typed)).toBe(days)
  })

  it.each(['', '0', '31', '999', '-3', '2.5', '1e1', 'a week'])('takes "%s" for no rental', (typed) => {
    expect(wholeDays(typed)).toBeUndefined()
  })
})
