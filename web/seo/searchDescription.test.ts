import { searchDescription } from './searchDescription.ts'

const sentence = (length: number) => `${'a'.repeat(length - 1)}.`

it.each([
  ['a text that fits', sentence(160), sentence(160)],
  ['the sentences that fit', `${sentence(40)} ${sentence(60)} ${sentence(80)}`, `${sentence(40)} ${sentence(60)}`],
  ['one that ends on the last place', `${sentence(160)} More.`, sentence(160)],
  [
    'words where the first sentences say too little',
    `Short. ${'word '.repeat(40)}`,
    `Short. ${'word '.repeat(29)}word…`,
  ],
])('keeps %s', (_what, text, kept) => expect(searchDescription(text)).toBe(kept))
