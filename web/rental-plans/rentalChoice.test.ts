import { lengthOf, readChoice, wholeDays, writeChoice } from './rentalChoice.ts'

const read = (query: string, here = '') => readChoice(new URLSearchParams(query), '2026-06-12', here)

describe('readChoice', () => {
  it.each([
    ['', '2026-06-12', '2026-06-14'],
    ['cart=toString&first=soon', '2026-06-12', '2026-06-14'],
    ['first=2026-07-01', '2026-07-01', '2026-07-03'],
    ['days=5', '2026-06-12', '2026-06-16'],
    ['days=31', '2026-06-12', ''],
    ['first=2026-06-13&days=5', '2026-06-13', '2026-06-17'],
    ['first=2026-07-01&last=2026-06-14', '2026-07-01', '2026-07-03'],
    ['first=2026-06-13&last=', '2026-06-13', ''],
    ['first=&last=2026-06-14', '', '2026-06-14'],
  ])('reads "%s" as a four-seater from %s until "%s"', (query, first, last) => {
    expect(read(query)).toEqual({ slug: 'four-seater', first, last, town: '' })
  })

  it('reads what it writes', () => {
    const choice = read('cart=utility&first=2026-06-12&last=2026-06-21')
    expect(lengthOf(choice)).toBe(10)
    expect(writeChoice(choice, '')).toEqual({ cart: 'utility', first: '2026-06-12', last: '2026-06-21' })
  })

  it.each([
    ['', 'dallas', 'dallas', undefined],
    ['town=hazleton', 'dallas', 'hazleton', 'hazleton'],
    ['town=', 'dallas', '', ''],
    ['town=dallas', '', 'dallas', 'dallas'],
  ])(
    'reads the town of "%s" on the page of "%s" as "%s", and writes it where it is another',
    (query, here, town, written) => {
      expect(read(query, here).town).toBe(town)
      expect(writeChoice(read(query, here), here).town).toBe(written)
    },
  )
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
