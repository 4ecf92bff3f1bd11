import { readValue } from '#graph/files/read-value.ts'
import { FINDING_STATES, findingControl, findingOf, SPOTS } from '#graph/shared/inspection-words.ts'
import { wordsOfName } from '#graph/shared/words.ts'
import { FIELDS } from '#graph/vehicles/fields.ts'
import { findingProblems, typedWords, wordsOf } from './cart-form.ts'

const TEXTS = ['Light scratches', 'Left side, left as it is: 2 | 3', 'roof, left: twice', 'C:\\|', 'x'.repeat(300)]

it('rows of a form are the lines that files have, and mean the same', () => {
  const findings = SPOTS.flatMap((spot) =>
    FINDING_STATES.flatMap((state) => TEXTS.map((text) => ({ spot, state, text }))),
  )
  for (const { spot, state, text } of findings) {
    const parts = { spot: wordsOfName(spot), state: wordsOfName(state), text }
    const form = Object.fromEntries(
      Object.entries(parts).map(([part, value]) => [findingControl(1, part as 'spot'), value]),
    )
    const typed = (name: string) => form[name]
    const words = typedWords(typed).findings!
    const { value } = readValue(FIELDS.findings, words)
    expect(value).toEqual([`${parts.spot}, ${parts.state}: ${text}`])
    expect([wordsOf(value), FIELDS.findings.accepts(value), findingProblems(typed, {})]).toEqual([words, true, []])
    expect(findingOf((value as string[])[0])).toEqual({ spot, state, text })
  }
})

it.each([
  ['roof, LEFT as it is: Scuffs', 'roof, left: Scuffs'],
  ['roof, left side: Scuffs', 'roof, left side: Scuffs'],
])('a file has %j as %j', (words, line) => {
  expect(readValue(FIELDS.findings, words).value).toEqual([line])
})
