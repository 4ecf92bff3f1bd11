import { deliveryInWords, deliveryTitle } from './content.ts'
import { lengthOf, readChoice, writeChoice } from './rentalChoice.ts'

const read = (query: string, here = '') => readChoice(new URLSearchParams(query), '2026-06-12', here)

it.each<[query: string, first: string, last: string, days: number | undefined]>([
  ['', '2026-06-12', '2026-06-14', 3],
  ['cart=toString&first=soon', '2026-06-12', '2026-06-14', 3],
  ['first=2026-07-01', '2026-07-01', '2026-07-03', 3],
  ['days= 5 ', '2026-06-12', '2026-06-16', 5],
  ['days=30', '2026-06-12', '2026-07-11', 30],
  ...['', '0', '31', '999', '-3', '2.5', '1e1', 'a week'].map(
    (days) => [`days=${days}`, '2026-06-12', '', undefined] as [string, string, string, undefined],
  ),
  ['first=2026-06-13&days=5', '2026-06-13', '2026-06-17', 5],
  ['first=2026-07-01&last=2026-06-14', '2026-07-01', '2026-06-14', undefined],
  ['first=2026-06-13&last=', '2026-06-13', '', undefined],
  ['first=&last=2026-06-14', '', '2026-06-14', undefined],
  // Over the end of summer time.
  ['first=2026-10-31&last=2026-11-02', '2026-10-31', '2026-11-02', 3],
])('reads "%s" as a four-seater from %s until "%s"', (query, first, last, days) => {
  expect(read(query)).toEqual({ slug: 'four-seater', first, last, town: '' })
  expect(lengthOf(read(query))).toBe(days)
})

it('reads what it writes', () => {
  const written = { cart: 'utility', first: '2026-06-12', last: '2026-06-21' }
  expect(writeChoice(read(String(new URLSearchParams(written))), '')).toEqual(written)
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

it.each([
  [undefined, 0, 'free', 'so delivery is free.'],
  [10, 0, 'free', 'A is about 10 miles by road, so delivery is free.'],
  [11, 6, 'about $6', 'A is about 11 miles by road, so delivery is about $6.'],
])('says what a delivery over %s miles costs', (miles, fee, price, sentence) => {
  const town = { slug: 'a', name: 'A', miles, fee }
  expect(deliveryTitle(town)).toBe(`Delivery to A, ${price}`)
  expect(deliveryInWords(town)).toContain(sentence)
})
