import fc from 'fast-check'
import { repaymentOf } from './monthly-payment.ts'

describe('repaymentOf', () => {
  it.each([
    // 10,000 at 6 % over 12 months: the textbook payment is 860.6643.
    ['amortises by the cent', [12_000, 2_000, 12, 6], [10_000, 860.67, 860.59, 327.96, 12_327.96]],
    ['spreads the price over the months without interest', [100, 0, 3, 0], [100, 33.34, 33.32, 0, 100]],
    ['takes a rate of nearly nothing for nothing', [100, 0, 3, 1e-14], [100, 33.34, 33.32, 0, 100]],
    ['finances nothing that the down payment covers', [5_000, 6_000, 24, 7], [0, 0, 0, 0, 6_000]],
  ] as const)('%s', (_what, [price, downPayment, months, ratePercent], [financed, monthly, last, interest, total]) => {
    const repayment = { financed, monthly, last, interest, total }
    expect(repaymentOf({ price, downPayment, months, ratePercent })).toEqual(repayment)
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
