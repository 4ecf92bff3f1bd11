import { SAVING_MILES } from './content.ts'
import { costByYear, type EcoInputs, ecoImpact, readEcoForm, START, toEcoInputs, writeEcoForm } from './ecoImpact.ts'

// By the published formula: miles a week × 52 × years × the usage's multiplier, 15 miles a gallon.
it.each<[input: EcoInputs, miles: number]>([
  [{ milesPerWeek: 50, usageType: 'recreational', years: 5 }, 13_000],
  [{ milesPerWeek: 0.5, usageType: 'residential', years: 1 }, 31.2],
  [{ milesPerWeek: 500, usageType: 'commercial', years: 10 }, 520_000],
  [{ milesPerWeek: 30, usageType: 'golf_course', years: 3 }, 11_700],
])('%j are %i miles of gas and electricity, which adds up year by year', (input, miles) => {
  const result = ecoImpact(input)
  const [gas, electric] = [(miles / 15) * 3.5, miles * 0.15 * 0.12]
  expect(result.fuelSaved).toBeCloseTo(miles / 15)
  expect(result.co2Saved).toBeCloseTo((miles / 15) * 19.6)
  expect(result.treesEquivalent).toBeCloseTo((((miles / 15) * 19.6) / 2000) * 16.5)
  expect(result.netSavings).toBe(result.costSaved - result.electricCost)
  const costs = costByYear(input)
  expect(costs).toHaveLength(input.years)
  for (const [of, expected] of [
    [result.costSaved, gas],
    [result.electricCost, electric],
    [costs.at(-1)!.gas, gas],
    [costs.at(-1)!.electric, electric],
    [costs[0]!.gas, gas / input.years],
  ])
    expect(of).toBeCloseTo(expected!)
})

it('saves the $1,200 a year that the page states, from the miles a week that it states, and not far below them', () => {
  const savedBy = (milesPerWeek: number) => ecoImpact({ milesPerWeek, usageType: 'recreational', years: 1 }).netSavings
  expect(savedBy(SAVING_MILES)).toBeGreaterThanOrEqual(1200)
  expect(savedBy(SAVING_MILES - 10)).toBeLessThan(1200)
})

it.each([
  ['', null],
  ['usage=commercial&years=3', null],
  // The starting choice for an unknown one.
  ['miles=10&usage=toString&years=4', { ...START, miles: '10' }],
  [
    new URLSearchParams(writeEcoForm({ miles: '120', usage: 'golf_course', years: 10 })).toString(),
    { miles: '120', usage: 'golf_course', years: 10 },
  ],
])('reads the calculator of "%s"', (query, form) => expect(readEcoForm(new URLSearchParams(query))).toEqual(form))

it.each([
  ['0.5', 0.5],
  // Never clamped; nonsense counts as 0.
  ['9000', 9000],
  ['-3', -3],
  ...['', ' ', 'abc', 'NaN', 'Infinity', '1e400', '1e300', '12,5'].map((typed): [string, number] => [typed, 0]),
])('takes "%s" for %d miles', (miles, expected) => expect(toEcoInputs({ ...START, miles }).milesPerWeek).toBe(expected))
