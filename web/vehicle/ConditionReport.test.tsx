import { render } from '@testing-library/react'
import { BODIES, spotPlaces } from '#web/parts/spotPlaces.ts'
import widths from '#web/ui/cutouts.json' with { type: 'json' }
import { SIDE_VIEW } from '#web/ui/cutouts.ts'
import { ConditionReport } from './ConditionReport.tsx'
import { reportLines, reportNumbers, reportSummary } from './reportLines.ts'

const INSPECTION: Parameters<typeof reportSummary>[0] = {
  ...{ inspectedBy: 'Ann Lee', inspectedOn: '2026-11-12', batteryHealth: 96, tread: 8, treadNew: 10, soldAsIs: false },
  findings: [
    { spot: 'BRAKES', state: 'REPLACED', text: 'Pads' },
    { spot: 'REAR_STEP', state: 'LEFT', text: 'Light scratches' },
  ],
  history: [],
}
const specifications = { seatingCapacity: 4, batteryType: '48 V 105 Ah lithium', range: '40 miles' }

it('what was left comes first, then tread and battery with their bars, then the rest', () => {
  expect(reportLines(INSPECTION, { specifications })).toEqual([
    { number: 1, spot: 'REAR_STEP', title: 'Light scratches', text: 'Rear step. Not repaired.', isLeft: true },
    expect.objectContaining({ spot: 'REAR_TIRES', text: 'New is 10/32. Replace at 3/32.', share: 0.8 }),
    expect.objectContaining({ text: '48\u00a0V 105\u00a0Ah lithium, 40 miles on a charge.', share: 0.96 }),
    { number: 4, spot: 'BRAKES', title: 'Pads', text: 'Brakes. Replaced.', isLeft: false },
  ])
})

it.each([
  [{}, ['96% of new capacity', '8/32 of 10/32 new', '1 rear step']],
  [{ batteryHealth: null, tread: null }, ['1 rear step']],
  [{ findings: [{ spot: 'BATTERY', state: 'REPLACED' }] }, ['96% new batteries', '8/32 of 10/32 new', '0 none found']],
  [{ batteryHealth: null, tread: null, findings: [] }, []],
] as const)('the numbers of a report with %j', (differences, numbers) => {
  const shown = reportNumbers({ ...INSPECTION, ...differences }).map(({ text, note }) => `${text} ${note}`)
  expect(shown).toEqual(numbers)
})

it.each([
  [{}, 'Inspected by Ann Lee, on November 12, 2026. 1 known flaw, 1 replacement.'],
  [{ inspectedOn: null, findings: [] }, 'Inspected by Ann Lee.'],
  [{ inspectedBy: null, findings: [] }, 'Inspected on November 12, 2026.'],
  [{ inspectedBy: null, inspectedOn: null, findings: [] }, ''],
])('the summary of a report with %j', (differences, summary) => {
  expect(reportSummary({ ...INSPECTION, ...differences })).toBe(summary)
})

it('every drawn cart has places for all spots, inside its picture', () => {
  const sides = { ...widths, 'course-cart': 640 }
  expect(Object.keys(BODIES).toSorted()).toEqual(Object.keys(sides).toSorted())
  for (const [model, width] of Object.entries(sides))
    for (const [x, y] of [true, false].flatMap((isOwn) =>
      Object.values(spotPlaces(`cutouts/${model}-side.webp`, isOwn)),
    )) {
      expect(x > 0 && x < width).toBe(true)
      expect(y > 0 && y < SIDE_VIEW.height).toBe(true)
    }
})

it('a used cart without a report says so, and a new one has no block', () => {
  const cart: Parameters<typeof ConditionReport>[0]['vehicle'] = {
    ...{ id: 'cart', name: 'Cart', category: 'Series', availability: 'IN_STOCK', images: [], inspection: null },
    ...{ condition: 'USED', specifications },
  }
  const textOf = (vehicle: typeof cart) => render(<ConditionReport vehicle={vehicle} />).container.textContent
  expect(textOf(cart)).toContain("haven't written this cart's report yet")
  expect(textOf({ ...cart, condition: 'NEW' })).toBe('')
})
