import { returnTermsOf, saleOf } from './sale.ts'

const NEW = { isNew: true, inStock: true, category: 'Nomad' }

describe('saleOf', () => {
  it.each([
    [{ ...NEW, category: 'Custom Rover' }, 'IN_STOCK'],
    [{ ...NEW, category: 'Custom Rover', inStock: false }, 'TO_ORDER'],
    [{ isNew: false, category: 'Custom Rover', inStock: false }, 'GONE'],
    [{ ...NEW, inStock: false }, 'GONE'],
  ])('of %j is %s', (cart, sale) => {
    expect(saleOf(cart)).toBe(sale)
  })
})

describe('returnTermsOf', () => {
  it.each([
    [NEW, '7-day returns, under 10 miles, 15% restocking fee.'],
    [{ ...NEW, isNew: false }, '3-day returns, 20% restocking fee. Carts sold as-is are final sale.'],
    [{ ...NEW, category: 'Custom Rover', inStock: false }, 'Custom orders are final sale.'],
    [{ ...NEW, inStock: false }, undefined],
  ])('of %j is %s', (cart, terms) => {
    expect(returnTermsOf(cart)).toBe(terms)
  })
})
