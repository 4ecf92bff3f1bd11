import { mergedFindings } from './inspection-words.ts'

const [NOSE, ROOF, PADS] = ['nose, left: Scuff', 'roof, left: Dent', 'brakes, replaced: Pads']
const FIXED = 'roof, repaired: Dent'

it.each([
  ['two findings changed', [NOSE, FIXED], ['nose, left: Long scuff', ROOF], ['nose, left: Long scuff', FIXED], 0],
  ['one changed, another removed', [FIXED], [NOSE, ROOF, PADS], [FIXED, PADS], 0],
  [
    'both added, one of them the same',
    [NOSE, ROOF, PADS, 'hood, left: 1'],
    [NOSE, ROOF, PADS],
    [NOSE, ROOF, PADS, 'hood, left: 1'],
    0,
  ],
  ['the same change', [NOSE, FIXED], [NOSE, FIXED], [NOSE, FIXED], 0],
  ['the same finding changed otherwise', [NOSE, FIXED], [NOSE, 'roof, left: Deep dent'], [NOSE, FIXED], 1],
  ['a finding changed that is gone', [NOSE, FIXED], [NOSE], [NOSE, FIXED], 1],
  ['a finding removed that has changed', [NOSE], [NOSE, FIXED], [NOSE], 1],
])('%s', (_name, wanted, found, merged, count) => {
  const outcome = mergedFindings([NOSE, ROOF], wanted, found)
  expect([outcome.merged, outcome.conflicts.length]).toEqual([merged, count])
})
