import { factoryWords } from './FactoryPrice.tsx'

const NOMAD = {
  name: 'Denago Nomad',
  brand: 'Denago',
  condition: 'NEW',
  price: 8495,
  features: ['LED light bar'],
} as const

it.each([
  [NOMAD, null],
  [
    { ...NOMAD, price: 9000, features: ['Roof rack', 'LED light bar'] },
    'Factory order from $8,495. This one has roof rack and LED light bar',
  ],
  [{ ...NOMAD, price: 8000 }, 'Factory order from $8,495. This one is $495 less'],
  [{ ...NOMAD, price: 8000, condition: 'USED' as const }, null],
  [{ ...NOMAD, name: 'Denago Nomad 2023', price: 8000 }, null],
])('what a cart has or costs beside the factory order: %#', (cart, words) =>
  expect(factoryWords({ ...cart, features: [...cart.features] })).toBe(words),
)
