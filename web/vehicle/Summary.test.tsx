import { render, screen } from '@testing-library/react'
import type { Summary_VehicleFragment } from '#web/generated/graphql.ts'
import { KeyFacts } from './Facts.tsx'
import { factoryWords } from './Summary.tsx'

type Vehicle = Summary_VehicleFragment

const CART = {
  brand: 'Denago',
  availability: 'IN_STOCK',
  category: 'Nomad',
  condition: 'NEW',
  specifications: { seatingCapacity: 4, range: '40–50 miles', topSpeed: '25 mph' },
  location: null,
} as Partial<Vehicle> as Vehicle

it('gives the phone number for a cart in stock whose showroom is not known, and for no other', () => {
  const { rerender } = render(<KeyFacts vehicle={CART} />)
  expect(screen.getByText('Call to find out where.')).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+18005550199')
  rerender(<KeyFacts vehicle={{ ...CART, availability: 'SOLD' }} />)
  expect(screen.queryByRole('link')).toBeNull()
})

const NOMAD = {
  name: 'Denago Nomad',
  brand: 'Denago',
  category: 'Nomad',
  condition: 'NEW',
  price: 8495,
  features: ['LED light bar'],
} as const

it.each([
  [NOMAD, null],
  [
    { ...NOMAD, price: 9000, features: ['Roof rack', '5-inch lift', 'Heated seats', 'LED light bar'] },
    'Factory order from $8,495. Extras on this one: roof rack and heated seats',
  ],
  [
    { ...NOMAD, price: 9000, features: ['All-terrain tires on 14-inch wheels', 'Rear seat folds into a deck'] },
    'Factory order from $8,495',
  ],
  [{ ...NOMAD, price: 8000 }, 'Factory order from $8,495. This one is $495 less'],
  [{ ...NOMAD, price: 8000, condition: 'USED' as const }, null],
  [{ ...NOMAD, name: 'Denago Nomad 2023', price: 8000 }, null],
])('what a cart has or costs beside the factory order: %#', (cart, words) =>
  expect(factoryWords({ ...cart, features: [...cart.features] })).toBe(words),
)
