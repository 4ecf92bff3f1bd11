import fc from 'fast-check'
import { SAVING_MILES } from './content.ts'
import { costByYear, type EcoInputs, ecoImpact, TIMEFRAMES, USAGE_MULTIPLIERS, type UsageType } from './ecoImpact.ts'

const FIGURES = ['co2Saved', 'fuelSaved', 'costSaved', 'treesEquivalent', 'electricCost', 'netSavings'] as const

const inputs = fc.record<EcoInputs>({
  milesPerWeek: fc.double({ min: 0, max: 500, noNaN: true }),
  usageType: fc.constantFrom(...(Object.keys(USAGE_MULTIPLIERS) as UsageType[])),
  years: fc.constantFrom(...TIMEFRAMES),
})
const factors = fc.double({ min: 1, max: 10, noNaN: true })

/** The same inputs in every run; a failure is printed with the smallest inputs that show it. */
const forAny = (check: (input: EcoInputs, factor: number) => void) =>
  fc.assert(fc.property(inputs, factors, check), { seed: 20_100_401, numRuns: 500 })

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

  it('grows in step with miles, and with years', () =>
    forAny((input, factor) => {
      const once = ecoImpact(input)
      const moreMiles = ecoImpact({ ...input, milesPerWeek: input.milesPerWeek * factor })
      const moreYears = ecoImpact({ ...input, years: input.years * factor })
      for (const figure of FIGURES) {
        expectClose(moreMiles[figure], once[figure] * factor)
        expectClose(moreYears[figure], once[figure] * factor)
      }
    }))

  it('adds up year by year to the cost of the whole time', () =>
    forAny((input) => {
      const costs = costByYear(input)
      const { costSaved, electricCost } = ecoImpact(input)
      expect(costs.map(({ year }) => year)).toEqual(Array.from({ length: input.years }, (_, index) => index + 1))
      expectClose(costs.at(-1)!.gas, costSaved)
      expectClose(costs.at(-1)!.electric, electricCost)
    }))
})

it('gives the figures that the formula gives by hand: 75 miles a week for fun, one year', () => {
  const result = ecoImpact({ milesPerWeek: 75, usageType: 'recreational', years: 1 })
  expectClose(result.fuelSaved, 260)
  expectClose(result.co2Saved, 5096)
  expectClose(result.costSaved, 910)
  expectClose(result.electricCost, 70.2)
  expectClose(result.netSavings, 839.8)
  expectClose(result.treesEquivalent, 42.042)
})

it('saves the $1,200 a year that the page states, from the miles a week that it states, and not far below them', () => {
  const savedBy = (milesPerWeek: number) => ecoImpact({ milesPerWeek, usageType: 'recreational', years: 1 }).netSavings
  expect(savedBy(SAVING_MILES)).toBeGreaterThanOrEqual(1200)
  expect(savedBy(SAVING_MILES - 10)).toBeLessThan(1200)
})
