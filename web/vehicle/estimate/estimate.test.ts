import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { paymentWithTerms, standardEstimate } from '#web/parts/payment.ts'
import { readEstimate } from './estimate.ts'

const PRICE = 8495
const CART = { price: PRICE, zeroPercentMonths: null }
const STANDARD = standardEstimate(CART)
const read = (query: string) => readEstimate(new URLSearchParams(query), CART)

describe('the estimate', () => {
  it('starts from the terms of the dealer, with a down payment of whole hundreds that is never above the price', () => {
    expect(STANDARD).toEqual({ down: 800, months: FINANCING.defaultMonths, rate: FINANCING.ratePercent })
    for (const price of [0, 1, 499, 500.5, 99_999_999.99]) {
      const { down } = standardEstimate({ ...CART, price })
      expect(down % 100).toBe(0)
      expect(down).toBeLessThanOrEqual(price)
    }
  })

  it('starts from the promotion of the cart, with the longest of our terms that it allows', () => {
    const of = (zeroPercentMonths: number) => standardEstimate({ ...CART, zeroPercentMonths })
    expect(of(36)).toEqual({ down: 800, months: 36, rate: 0 })
    expect(of(40)).toEqual(of(36))
    expect(of(12)).toEqual(STANDARD)
    expect(paymentWithTerms({ ...CART, zeroPercentMonths: 36 })).toEqual({
      payment: '$214/mo est. · $800 down, 36 mo, 0% APR',
      condition: ' on approved credit',
    })
  })

  it.each([
    ['down=0&months=24&rate=0', { down: 0, months: 24, rate: 0 }],
    ['down=8495&months=72&rate=30', { down: 8495, months: 72, rate: 30 }],
    ['down=.5&months=24&rate=.5', { down: 0.5, months: 24, rate: 0.5 }],
    ['down=1300.50&months=48&rate=7.125', { down: 1300.5, months: 48, rate: 7.125 }],
  ])('takes %s', (query, estimate) => {
    expect(read(query)).toEqual({ estimate, wrong: [] })
  })

  it.each([
    ['', ['down', 'months', 'rate']],
    ['down=8495.01&months=60&rate=7.99', ['down']],
    ['down=-1&months=61&rate=30.01', ['down', 'months', 'rate']],
    ['down=1e3&months=0x18&rate=Infinity', ['down', 'months', 'rate']],
    ['down=%3Cscript%3E&months=__proto__&rate=NaN', ['down', 'months', 'rate']],
    [`down=${'9'.repeat(400)}&months=60.0&rate=+5`, ['down', 'months', 'rate']],
  ])('has the terms of the dealer for what is wrong in "%s"', (query, wrong) => {
    expect(read(query)).toEqual({ estimate: STANDARD, wrong })
  })
})
