import { SAVING_MILES } from './content.ts'
import { costByYear, type EcoInputs, ecoImpact, TIMEFRAMES, USAGE_MULTIPLIERS, type UsageType } from './ecoImpact.ts'

const RUNS = 500
const FIGURES = ['co2Saved', 'fuelSaved', 'costSaved', 'treesEquivalent', 'electricCost', 'netSavings'] as const
const USAGES = Object.keys(USAGE_MULTIPLIERS) as UsageType[]

/** Mulberry32: random inputs that are the same in every run, so that a failure can be repeated. */
const randomNumbers = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
}

const random = randomNumbers(20100401)
const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
const inputs = Array.from({ length: RUNS }, (): EcoInputs => {
  return { milesPerWeek: random() * 500, usageType: pick(USAGES), years: pick(TIMEFRAMES) }
})

const expectClose = (actual: number, expected: number) =>
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(expected)))

describe('ecoImpact, for any inputs', () => {
  it('is the published formula', () => {
    const multipliers = { recreational: 1, residential: 1.2, commercial: 2, golf_course: 2.5 }
    for (const { milesPerWeek, usageType, years } of inputs) {
      const result = ecoImpact({ milesPerWeek, usageType, years })
      const miles = milesPerWeek * 52 * years * multipliers[usageType]
      expectClose(result.fuelSaved, miles / 15)
      expectClose(result.co2Saved, (miles / 15) * 19.6)
      expectClose(result.costSaved, (miles / 15) * 3.5)
      expectClose(result.electricCost, miles * 0.15 * 0.12)
      expectClose(result.treesEquivalent, (((miles / 15) * 19.6) / 2000) * 16.5)
    }
  })

  it('nets what gas would have cost against what electricity does', () => {
    for (const input of inputs) {
      const { netSavings, costSaved, electricCost } = ecoImpact(input)
      expect(netSavings).toBe(costSaved - electricCost)
    }
  })

  it('grows in step with miles, and with years', () => {
    for (const input of inputs) {
      const factor = 1 + random() * 9
      const once = ecoImpact(input)
      const moreMiles = ecoImpact({ ...input, milesPerWeek: input.milesPerWeek * factor })
      const moreYears = ecoImpact({ ...input, years: input.years * factor })
      for (const figure of FIGURES) {
        expectClose(moreMiles[figure], once[figure] * factor)
        expectClose(moreYears[figure], once[figure] * factor)
      }
    }
  })

  it('adds up year by year to the cost of the whole time', () => {
    for (const input of inputs) {
      const costs = costByYear(input)
      const { costSaved, electricCost } = ecoImpact(input)
      expect(costs.map(({ year }) => year)).toEqual(Array.from({ length: input.years }, (_, index) => index + 1))
      expectClose(costs.at(-1)!.gas, costSaved)
      expectClose(costs.at(-1)!.electric, electricCost)
    }
  })
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
