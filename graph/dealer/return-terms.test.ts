import { returnTermsOf } from './return-terms.ts'

const NEW = { condition: 'NEW', availability: 'IN_STOCK', category: 'Nomad' } as const

describe('returnTermsOf', () => {
  it.each([
    [NEW, '7-day returns, under 10 miles, 15% restocking fee.'],
    [{ ...NEW, condition: 'USED' }, '3-day returns, 20% restocking fee. Carts sold as-is are final sale.'],
    [{ ...NEW, condition: 'USED', inspection: { soldAsIs: false } }, '3-day returns, 20% restocking fee.'],
    [{ ...NEW, condition: 'USED', inspection: { soldAsIs: true } }, 'Sold as-is: final sale, no returns.'],
    [{ ...NEW, category: 'Custom Rover', availability: 'OUT_OF_STOCK' }, 'Custom orders are final sale.'],
    [{ ...NEW, availability: 'ON_ORDER' }, '7-day returns, under 10 miles, 15% restocking fee.'],
    [{ ...NEW, availability: 'ON_HOLD' }, undefined],
    [{ ...NEW, availability: 'OUT_OF_STOCK' }, undefined],
  ] as const)('of %j is %s', (cart, terms) => {
    expect(returnTermsOf(cart)).toBe(terms)
  })
})
