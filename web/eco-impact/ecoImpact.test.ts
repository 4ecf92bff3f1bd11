import fc from 'fast-check'
import { propertyRuns } from '#graph/testing/property-runs.ts'
import { SAVING_MILES } from './content.ts'
import {
  costByYear,
  type EcoInputs,
  ecoImpact,
  readEcoForm,
  START,
  TIMEFRAMES,
  toEcoInputs,
  USAGE_MULTIPLIERS,
  type UsageType,
  writeEcoForm,
} from './ecoImpact.ts'

const inputs = fc.record<EcoInputs>({
  milesPerWeek: fc.double({ min: 0, max: 500, noNaN: true }),
  usageType: fc.constantFrom(...(Object.keys(USAGE_MULTIPLIERS) as UsageType[])),
  years: fc.constantFrom(...TIMEFRAMES),
})

/** The same inputs in every run; a failure is printed with the smallest inputs that show it. */
const forAny = (check: (input: EcoInputs) => void) => fc.assert(fc.property(inputs, check), propertyRuns(100))

const expectClose = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)))

describe('ecoImpact, for any inputs', () => {
  it('is the published formula', () => {
    const multipliers = { recreational: 1, residential: 1.2, commercial: 2, golf_course: 2.5 }
    forAny(({ milesPerWeek, usageType, years }) => {
      const result = ecoImpact({ milesPerWeek, usageType, years })
      const miles = milesPerWeek * 52 * years * multipliers[usageType]
      expectClose(result.fuelSaved, miles / 15)
      expectClose(result.co2Saved, (miles / 15) * 19.6)
      expectClose(result.costSaved, (miles / 15) * 3.5)
      expectClose(result.electricCost, miles * 0.15 * 0.12)
      expectClose(result.treesEquivalent, (((miles / 15) * 19.6) / 2000) * 16.5)
      expect(result.netSavings).toBe(result.costSaved - result.electricCost)
    })
  })

  it('adds up year by year to the cost of the whole time', () =>
    forAny((input) => {
      const costs = costByYear(input)
      const { costSaved, electricCost } = ecoImpact(input)
      expect(costs.map(({ year }) => year)).toEqual(Array.from({ length: input.years }, (_, index) => index + 1))
      expectClose(costs.at(-1)!.gas, costSaved)
      expectClose(costs.at(-1)!.electric, electricCost)
    }))
})

it('saves the $1,200 a year that the page states, from the miles a week that it states, and not far below them', () => {
  const savedBy = (milesPerWeek: number) => ecoImpact({ milesPerWeek, usageType: 'recreational', years: 1 }).netSavings
  expect(savedBy(SAVING_MILES)).toBeGreaterThanOrEqual(1200)
  expect(savedBy(SAVING_MILES - 10)).toBeLessThan(1200)
})

const read = (query: string) => readEcoForm(new URLSearchParams(query))

describe('the calculator in the address', () => {
  it('is read back as it was written', () => {
    const form = { miles: '120', usage: 'golf_course', years: 10 } as const
    expect(readEcoForm(new URLSearchParams(writeEcoForm(form)))).toEqual(form)
  })

  it('is nothing without miles', () => {
    expect(read('')).toBeNull()
    expect(read('usage=commercial&years=3')).toBeNull()
  })

  it('takes the starting choice for an unknown one', () => {
    expect(read('miles=10&usage=toString&years=4')).toEqual({ ...START, miles: '10' })
  })
})

describe('miles as typed', () => {
  it.each(['', ' ', 'abc', 'NaN', 'Infinity', '1e400', '1e300', '12,5'])(
    'count as 0 when they are nonsense: "%s"',
    (miles) => {
      const result = ecoImpact(toEcoInputs({ ...START, miles }))
      expect(Object.values(result)).toEqual([0, 0, 0, 0, 0, 0])
    },
  )

  it.each([
    ['0.5', 0.5],
    ['500', 500],
    ['9000', 9000],
    ['-3', -3],
  ])('are never clamped: %s', (miles, expected) => {
    expect(toEcoInputs({ ...START, miles }).milesPerWeek).toBe(expected)
  })
})
