import { lengthOf, readChoice, wholeDays, withDates, writeChoice } from './rentalChoice.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

describe('readChoice', () => {
  it('starts with the first cart and a weekend', () => {
    const start = read('cart=toString&first=soon')
    expect(start).toEqual({ slug: 'four-seater', days: '3' })
    expect(withDates(start, '2026-06-10')).toMatchObject({ first: '2026-06-12', last: '2026-06-14' })
  })

  it('reads what it writes', () => {
    const choice = read('cart=utility&first=2026-06-12&last=2026-06-21')
    expect(lengthOf(choice)).toBe(10)
    expect(writeChoice(choice)).toEqual({ cart: 'utility', first: '2026-06-12', last: '2026-06-21' })
    expect(writeChoice(read('days=5'))).toEqual({ cart: 'four-seater', days: '5' })
  })

  it('lets a typed number of days move the last day', () => {
    expect(read('first=2026-06-12&last=2026-06-14&days=5')).toMatchObject({ first: '2026-06-12', last: '2026-06-16' })
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
