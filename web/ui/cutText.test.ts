import { cutAtClause, cutText } from './cutText.ts'

it('keeps a text that fits', () => {
  expect(cutText('Two seats', 9)).toBe('Two seats')
})

it('cuts between words', () => {
  expect(cutText('Two seats and a bed', 15)).toBe('Two seats and…')
  expect(cutText('Two seats and a bed', 14)).toBe('Two seats and…')
})

it.each([
  ['Chinese', '高尔夫球车'.repeat(100), '高尔夫球车高尔夫球…'],
  ['an address that is longer than the text', `See ${'https://a.example/'.repeat(20)}`, 'See https…'],
  ['no half of a letter', `12345678${'😀'.repeat(9)}`, '12345678…'],
])('cuts within a word: %s', (_name, text, cut) => {
  expect(cutText(text, 10)).toBe(cut)
})

it.each([
  ['Two rows, in silver. Built to order, for 1,100 guests', 45, 'Two rows, in silver'],
  ['Two rows, in silver, for 1,100 guests. Built to order', 25, 'Two rows, in silver'],
  ['Built for 1,100 guests of venues', 20, 'Built for 1,100…'],
  ['In silver.', 20, 'In silver.'],
])('"%s" ends with a sentence or a clause within %i characters', (text, most, cut) =>
  expect(cutAtClause(text, most)).toBe(cut),
)
