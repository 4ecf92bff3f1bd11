import { vehicleTitle } from './vehicleTitle.ts'

it('names cart, price and dealer, however long the name is', () => {
  expect(vehicleTitle({ name: 'Evolution D5 Ranger 6 Plus Demonstrator 2026', price: 8495 })).toBe(
    'Evolution D5 Ranger 6 Plus Demonstrator 2026 - $8,495 | Ridgeline Golf Carts',
  )
})
