import { canBeBought, saleOf, stateOf } from './sale.ts'

const NEW = { condition: 'NEW', availability: 'IN_STOCK', category: 'Nomad' } as const

describe('saleOf', () => {
  it.each([
    [{ ...NEW, category: 'Custom Rover' }, 'IN_STOCK'],
    [{ ...NEW, category: 'Custom Rover', availability: 'OUT_OF_STOCK' }, 'TO_ORDER'],
    [{ ...NEW, category: 'Custom Rover', availability: 'SOLD' }, 'SOLD'],
    [{ condition: 'USED', category: 'Custom Rover', availability: 'OUT_OF_STOCK' }, 'UNAVAILABLE'],
    [{ ...NEW, availability: 'OUT_OF_STOCK' }, 'UNAVAILABLE'],
    [{ ...NEW, availability: 'ON_HOLD' }, 'ON_HOLD'],
    [{ ...NEW, availability: 'ON_ORDER' }, 'ON_ORDER'],
  ] as const)('of %j is %s', (cart, sale) => {
    expect(saleOf(cart)).toBe(sale)
  })
})

it('a cart that is built to order is not said to be missing', () => {
  expect(stateOf({ ...NEW, category: 'Custom Rover', availability: 'OUT_OF_STOCK' })).toBe('Built to order')
  expect(stateOf({ ...NEW, availability: 'OUT_OF_STOCK' })).toBe('Not in stock')
})

describe('canBeBought', () => {
  it.each([
    ['IN_STOCK', true],
    ['ON_ORDER', true],
    ['TO_ORDER', true],
    ['ON_HOLD', false],
    ['UNAVAILABLE', false],
    ['SOLD', false],
  ] as const)('%s: %s', (sale, can) => {
    expect(canBeBought(sale)).toBe(can)
  })
})
