import { render, screen } from '@testing-library/react'
import type { Summary_VehicleFragment } from '#web/generated/graphql.ts'
import { KeyFacts } from './Facts.tsx'

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
