import { cheapestRental } from '#graph/rental-plans/cheapest-rental.ts'
import { type PlanWithSavings, rentalFigures } from './rentalFigures.ts'

const FOUR_SEATER: PlanWithSavings[] = [
  { days: 1, price: 245 },
  { days: 3, price: 685 },
  { days: 7, price: 1050 },
  { days: 30, price: 2800 },
]

describe('rentalFigures', () => {
  const figures = (plans: PlanWithSavings[], days: number) => rentalFigures(plans, days, cheapestRental(plans, days)!)

  it('compares with as many single days', () => {
    expect(figures(FOUR_SEATER, 10)).toEqual({
      perDay: 173.5,
      saved: { amount: 715, percentage: expect.closeTo(29.184, 3) },
    })
  })

  it('are the printed ones of a plan to the day, and of no other rental', () => {
    const savings = { amount: 4550, percentage: 61.6, dailyRate: 94 }
    const printed = [...FOUR_SEATER.slice(0, 3), { days: 30, price: 2800, savings }]
    expect(figures(printed, 30)).toEqual({ perDay: 94, saved: savings })
    expect(figures(printed, 28)).toEqual({
      perDay: 100,
      saved: { amount: 4060, percentage: expect.closeTo(59.184, 3) },
    })
  })

  it('save nothing on single days, or where no single day is for rent', () => {
    expect(figures(FOUR_SEATER, 2)).toEqual({ perDay: 245, saved: undefined })
    expect(figures(FOUR_SEATER.slice(1), 3).saved).toBeUndefined()
  })
})
