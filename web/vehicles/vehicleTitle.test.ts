import { vehicleTitle } from './vehicleTitle.ts'

describe('vehicleTitle', () => {
  it.each([
    ['Denago Nomad XL', 'Denago Nomad XL - $8,495 | Ridgeline Golf Carts'],
    ['Evolution D5 Maverick 4 Plus', 'Evolution D5 Maverick 4 Plus - $8,495 | Ridgeline Golf Carts'],
    ['Evolution D5 Maverick 4 Plus 2', 'Evolution D5 Maverick 4 Plus 2 - $8,495 | Ridgeline'],
    ['Evolution D5 Ranger 6 Plus Demonstrator 2026', 'Evolution D5 Ranger 6 Plus Demonstrator 2026 - $8,495'],
    [`A cart ${'with '.repeat(10)}a name`, 'A cart with with with with with with with with… - $8,495'],
  ])('has 60 characters at most for %s', (name, title) => {
    expect(vehicleTitle({ name, price: 8495 })).toBe(title)
    expect(title.length).toBeLessThanOrEqual(60)
  })
})
