import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import type { CheapestRental_PlanFragment } from '#web/generated/graphql.ts'
import { CheapestRental } from './CheapestRental.tsx'

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

const open = (address = '/rentals') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <CheapestRental plans={PLANS} />
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
