import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { CheapestRental_PlanFragment } from '#web/generated/graphql.ts'
import { CheapestRental } from './CheapestRental.tsx'
import type { RentalTown } from './rentalDelivery.ts'

const plan = (cart: CheapestRental_PlanFragment['cart'], days: number, price: number) => ({
  cart,
  days,
  price,
  savings: days === 30 ? { amount: 4550, percentage: 61.6, dailyRate: 94 } : null,
})
const PLANS = [
  plan('FOUR_SEATER', 1, 245),
  plan('FOUR_SEATER', 3, 685),
  plan('FOUR_SEATER', 7, 1050),
  plan('FOUR_SEATER', 30, 2800),
  plan('SIX_SEATER', 1, 295),
]

const open = (address = '/rentals', town?: RentalTown) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <CheapestRental plans={PLANS} town={town} />
    </MemoryRouter>,
  )
const answer = () => screen.getByRole('status').textContent
const numberField = () => screen.getByRole('spinbutton', { name: 'How many days' })
const slide = (days: number) => fireEvent.change(screen.getByRole('slider'), { target: { value: String(days) } })

afterEach(cleanup)

describe('CheapestRental', () => {
  it('shows the arithmetic of the cheapest mix, and what it saves', () => {
    open()
    slide(10)
    expect(answer()).toContain('1 × 7 days $1,050 + 1 × 3 days $685 = $1,735, Cheapest for 10 days')
    expect(answer()).toContain('$173.50/day Save 29.2% $715 less than 10 single days')
  })

  it('prints a plan to the day with the figures of its price card', () => {
    open()
    slide(30)
    expect(answer()).toContain('$94/day Save 61.6%')
  })

  it('says so when more days cost less', () => {
    open()
    slide(5)
    expect(answer()).toContain('7 days cost less than 5 would')
  })

  it('answers from the address, as the form without scripts sends it', () => {
    open('/rentals?cart=six-seater&days=2')
    expect(answer()).toContain('2 × 1 day $590 = $590')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '6 Seater' }).checked).toBe(true)
  })

  it('leads to the contact form with the chosen rental, and only with one that exists', () => {
    open()
    slide(10)
    const link = screen.getByRole('link', { name: 'Ask with this quote' })
    expect(link.getAttribute('href')).toBe('/contact?cart=FOUR_SEATER&days=10')
    fireEvent.change(numberField(), { target: { value: '45' } })
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([
    [14, 'Delivery to Dallas, about 14 miles in a straight line, adds about $24.'],
    [9, 'Delivery to Dallas, about 9 miles in a straight line, is free.'],
  ])('names the delivery over %d miles beside the price, and sends it along', (miles, text) => {
    open('/rentals/dallas?days=7', { slug: 'dallas', name: 'Dallas', miles })
    expect(answer()).toContain(text)
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      `/contact?cart=FOUR_SEATER&days=7&town=dallas&miles=${miles}`,
    )
  })

  it('offers only carts that have plans', () => {
    open()
    expect(screen.queryByRole('radio', { name: 'Utility' })).toBeNull()
  })

  it.each(['', '0', '45', '2.5'])('names the lengths for rent instead of a price for "%s" days', (days) => {
    open(`/rentals?days=${days}`)
    expect(answer()).toContain('We rent for 1 to 30 days.')
    expect(numberField().getAttribute('aria-invalid')).toBe('true')
  })
})
