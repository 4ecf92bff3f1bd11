import { searchDescription } from './searchDescription.ts'

const sentence = (length: number) => `${'a'.repeat(length - 1)}.`

it('keeps a text that fits', () => {
  expect(searchDescription(sentence(160))).toBe(sentence(160))
})

it('keeps the whole sentences that fit', () => {
  const text = `${sentence(40)} ${sentence(60)} ${sentence(80)}`
  expect(searchDescription(text)).toBe(`${sentence(40)} ${sentence(60)}`)
})

it('takes a sentence that ends on the last place', () => {
  expect(searchDescription(`${sentence(160)} More.`)).toBe(sentence(160))
})

it('cuts between words where the first sentences say too little', () => {
  const text = `Short. ${'word '.repeat(40)}`
  expect(searchDescription(text)).toMatch(/ word…$/)
  expect(searchDescription(text)).toHaveLength(157)
})
