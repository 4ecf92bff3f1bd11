import { cheapestRental, type PricedPlan } from './cheapest-rental.ts'

const LENGTHS = [1, 3, 7, 30]
const plansOf = (prices: number[]): PricedPlan[] => prices.map((price, index) => ({ days: LENGTHS[index]!, price }))
const FOUR_SEATER = plansOf([245, 685, 1050, 2800])

/** Tries every count of every plan up to the one that covers the days alone; more would only cost more. */
const bruteForce = ([daily, threeDay, weekly, monthly]: PricedPlan[], days: number) => {
  let least = Number.POSITIVE_INFINITY
  for (let months = 0; months <= 1; months++) {
    for (let weeks = 0; weeks * 7 < days + 7; weeks++) {
      for (let threes = 0; threes * 3 < days + 3; threes++) {
        const singles = Math.max(0, days - months * 30 - weeks * 7 - threes * 3)
        const total =
          months * monthly!.price + weeks * weekly!.price + threes * threeDay!.price + singles * daily!.price
        least = Math.min(least, total)
      }
    }
  }
  return least
}

/** Park and Miller: random prices that are the same in every run, so that a failure can be repeated. */
const randomNumbers = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed / 2_147_483_647
}

const inWords = (plans: PricedPlan[], days: number) =>
  cheapestRental(plans, days)!
    .parts.map(({ plan, count }) => `${count} × ${plan.days}`)
    .join(' + ')

describe('cheapestRental', () => {
  it.each([
    [1, '1 × 1', 245],
    [2, '2 × 1', 490],
    [3, '1 × 3', 685],
    [4, '1 × 3 + 1 × 1', 930],
    [5, '1 × 7', 1050],
    [7, '1 × 7', 1050],
    [10, '1 × 7 + 1 × 3', 1735],
    [11, '1 × 7 + 1 × 3 + 1 × 1', 1980],
    [14, '2 × 7', 2100],
    [17, '2 × 7 + 1 × 3', 2785],
    [18, '1 × 30', 2800],
    [30, '1 × 30', 2800],
  ])('of a 4 seater for %i days is %s', (days, mix, total) => {
    expect(inWords(FOUR_SEATER, days)).toBe(mix)
    expect(cheapestRental(FOUR_SEATER, days)!.total).toBe(total)
  })

  it('is never dearer than any other mix, whatever the prices', () => {
    const random = randomNumbers(20100401)
    for (let round = 0; round < 200; round++) {
      const plans = plansOf(LENGTHS.map((days) => Math.round(random() * days * 30_000) / 100))
      for (let days = 1; days <= 30; days++) {
        const { parts, total, covered } = cheapestRental(plans, days)!
        expect(total).toBeCloseTo(bruteForce(plans, days), 6)
        expect(covered).toBeGreaterThanOrEqual(days)
        expect(parts.reduce((sum, { plan, count }) => sum + plan.days * count, 0)).toBe(covered)
        expect(parts.reduce((sum, { plan, count }) => sum + plan.price * count, 0)).toBeCloseTo(total, 6)
      }
    }
  })

  it('takes the fewest plans where prices are equal', () => {
    expect(inWords(plansOf([100, 300, 700, 3000]), 10)).toBe('1 × 7 + 1 × 3')
    expect(inWords(plansOf([100, 200, 700, 3000]), 2)).toBe('1 × 3')
  })

  it('adds prices with cents without losing one', () => {
    expect(cheapestRental([{ days: 1, price: 0.1 }], 3)!.total).toBe(0.3)
  })

  it('does with the plans that are there', () => {
    expect(inWords([{ days: 7, price: 900 }], 8)).toBe('2 × 7')
    expect(cheapestRental([], 3)).toBeUndefined()
  })
})
