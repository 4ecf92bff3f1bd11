import fc from 'fast-check'
import { repaymentOf } from './monthly-payment.ts'

describe('repaymentOf', () => {
  it('amortises by the cent', () => {
    // 10,000 at 6 % over 12 months: the textbook payment is 860.6643.
    expect(repaymentOf({ price: 12_000, downPayment: 2_000, months: 12, ratePercent: 6 })).toEqual({
      financed: 10_000,
      monthly: 860.67,
      last: 860.59,
      interest: 327.96,
      total: 12_327.96,
    })
  })

  it('spreads the price over the months when there is no interest', () => {
    expect(repaymentOf({ price: 100, downPayment: 0, months: 3, ratePercent: 0 })).toEqual({
      financed: 100,
      monthly: 33.34,
      last: 33.32,
      interest: 0,
      total: 100,
    })
  })

  it('finances nothing when the down payment covers the price', () => {
    expect(repaymentOf({ price: 5_000, downPayment: 6_000, months: 24, ratePercent: 7 })).toMatchObject({
      financed: 0,
      monthly: 0,
      last: 0,
      interest: 0,
    })
  })

  it('repays exactly the financed amount and its interest, the last payment within 5 dollars of the others', () => {
    const loans = fc.record({
      price: fc.integer({ min: 100_000, max: 5_000_000 }).map((cents) => cents / 100),
      downPayment: fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100),
      months: fc.integer({ min: 1, max: 84 }),
      ratePercent: fc.integer({ min: 0, max: 3000 }).map((hundredths) => hundredths / 100),
    })
    const cents = (dollars: number) => Math.round(dollars * 100)
    fc.assert(
      fc.property(loans, (loan) => {
        const { financed, monthly, last, interest } = repaymentOf(loan)
        expect(cents(monthly) * (loan.months - 1) + cents(last)).toBe(cents(financed) + cents(interest))
        expect(Math.abs(last - monthly)).toBeLessThan(5)
      }),
    )
  })
})
