import { jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { WEEK } from '#graph/testing/week.ts'
import { SiteContext } from '#web/environment/site.ts'
import type { CheapestRental_PlanFragment } from '#web/generated/graphql.ts'
import { TOWN } from '#web/parts/delivery/town.ts'
import { CheapestRental } from './CheapestRental.tsx'
import type { RentalTown } from './knownTown.ts'

const plan = (cart: CheapestRental_PlanFragment['cart'], days: number, name: string, price: number) => ({
  ...{ id: `${cart} ${days}`, recommended: false, savings: null },
  ...{ cart, days, name, price },
})
const PLANS = [
  plan('FOUR_SEATER', 1, 'Daily Rental', 245),
  plan('FOUR_SEATER', 3, '3-Day Rental', 685),
  plan('FOUR_SEATER', 7, 'Weekly Rental', 1050),
  plan('FOUR_SEATER', 30, 'Monthly Rental', 2800),
  plan('SIX_SEATER', 1, 'Daily Rental', 295),
]
const DELIVERED = PLANS.map((one) => ({ ...one, price: one.price + 5 }))

const HOLIDAY = { from: '2026-06-19', until: '2026-06-19', places: null, hours: null, reason: 'Juneteenth' }
const SITE = {
  url: '',
  renderedAt: Date.UTC(2026, 5, 10, 12),
  clockOffset: 0,
  specialDays: [HOLIDAY],
  notice: null,
  week: WEEK,
  showrooms: [],
}

const DEPOSIT = 'Refundable deposit, not in the total $500'
const STANDARD = `3-Day Rental, 4 Seater $685 Pickup or delivery nearby Free ${DEPOSIT} Total before tax $685`

const DALLAS: RentalTown = { slug: 'dallas', name: 'Dallas', miles: 14, fee: 24 }

const open = (address = '/rentals', dallas = DALLAS, here = '') => {
  window.history.replaceState(null, '', address)
  render(
    <BrowserRouter>
      <SiteContext value={SITE}>
        <CheapestRental standard={PLANS} delivered={DELIVERED} here={here} knownTown="" towns={[dallas]} />
      </SiteContext>
    </BrowserRouter>,
  )
}
const answer = () => screen.getByRole('status').textContent
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const request = () => screen.getByRole('link', { name: /^Request/ })

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 5, 10, 12), doNotFake: ['queueMicrotask'] }))
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('CheapestRental', () => {
  it('starts with the next weekend, and says when the cart comes and goes', () => {
    open()
    expect([field('First day').value, field('Last day').value]).toEqual(['2026-06-12', '2026-06-14'])
    expect(
      screen.getByText('3 days. Pick up at Mountain Top Fri, Jun 12 at 9 AM. Back by Mon, Jun 15 at 9 AM.'),
    ).toBeDefined()
    expect(answer()).toContain(STANDARD)
    expect(request().textContent).toBe('Request Fri–Mon, $685')
    expect(request().getAttribute('href')).toBe('/contact?cart=FOUR_SEATER&days=3&from=2026-06-12&list=standard')
    expect(screen.queryByRole('radio', { name: 'Utility' })).toBeNull()
  })

  it.each([
    ['Last day', '2026-06-13', "at 9 AM. We're closed Sundays. Call us to arrange the return.", true],
    ['Last day', '2026-06-18', "We're closed Fri, Jun 19 for Juneteenth. Call us to arrange the return.", true],
    ['First day', '2026-06-14', "3 days. We're closed Sundays. Call us to arrange pickup.", false],
    ['First day', '2026-06-19', "We're closed Fri, Jun 19 for Juneteenth. Call us to arrange pickup.", false],
    ['First day', '2026-06-11', '3 days. Thu, Jun 11 is soon. Call us for this one.', false],
  ])('promises no hour when the showroom is closed: %s %s', (label, day, text, isRequested) => {
    open()
    type(label, day)
    expect(screen.getByText(new RegExp(text))).toBeDefined()
    // The first day is asked for by phone.
    expect(screen.queryAllByRole('link', { name: /^Request/ })).toHaveLength(isRequested ? 1 : 0)
    expect(screen.getAllByRole('link', { name: /^Call/ })).toHaveLength(1)
  })

  it.each([
    ['/rentals?days=5', '7 days cost less than 5', true],
    ['/rentals?cart=six-seater&days=2', '2 × Daily Rental, 6 Seater $590', true],
    ['/rentals?days=10', 'Weekly Rental, 4 Seater $1,050 3-Day Rental, 4 Seater $685 Pickup', true],
    ['/rentals?first=2026-06-12&last=2026-07-12', 'We rent for 1 to 30 days.', false],
    ['/rentals?first=2026-06-12&last=', 'We rent for 1 to 30 days.', false],
  ])('answers %s, as the form without scripts sends it', (address, text, isRented) => {
    open(address)
    expect(answer()).toContain(text)
    expect(screen.queryAllByRole('link', { name: /^Request/ })).toHaveLength(isRented ? 1 : 0)
    expect(field('Last day').getAttribute('aria-invalid')).toBe(isRented ? null : 'true')
  })

  it('puts the choice into the address, shows what that says to which Back leads, and keeps the length when the first day moves', () => {
    open()
    fireEvent.click(screen.getByRole('radio', { name: '6 Seater' }))
    type('Last day', '2026-06-16')
    expect(window.location.search).toBe('?cart=six-seater&first=2026-06-12&last=2026-06-16')
    window.history.replaceState(null, '', '/rentals?days=1')
    fireEvent.popState(window)
    expect(answer()).toContain('Daily Rental, 4 Seater $245')
    type('First day', '2026-07-01')
    expect(field('Last day').value).toBe('2026-07-01')
  })

  it.each([
    [DALLAS, `Delivery to Dallas about $24 ${DEPOSIT} Estimated total before tax $1,079`],
    [{ ...DALLAS, miles: 10, fee: 0 }, `Delivery to Dallas Free ${DEPOSIT} Total before tax $1,055`],
  ])('adds the delivery, and sends it along (%#)', (dallas, text) => {
    open('/rentals/dallas?first=2026-06-15&last=2026-06-21', dallas, 'dallas')
    expect(answer()).toContain(text)
    expect(screen.getByText(/We deliver Mon, Jun 15 at 9 AM and pick up Mon, Jun 22 at 9 AM/)).toBeDefined()
    expect(request().getAttribute('href')).toBe(
      `/contact?cart=FOUR_SEATER&days=7&from=2026-06-15&list=town&town=dallas&miles=${dallas.miles}`,
    )
  })

  it('changes the price list with the town, in place, and keeps the town on this device', () => {
    open()
    type('Pickup or delivery?', 'dallas')
    expect(answer()).toContain(
      `3-Day Rental, 4 Seater, town price $690 Delivery to Dallas about $24 ${DEPOSIT} Estimated total before tax $714`,
    )
    expect(request().getAttribute('href')).toContain('list=town&town=dallas&miles=14')
    expect(window.location.href).toMatch(/\/rentals\?cart=four-seater&first=2026-06-12&last=2026-06-14&town=dallas$/)
    expect(TOWN.read()).toMatchObject([{ id: 'dallas', name: 'Dallas' }])
    type('Pickup or delivery?', '')
    expect(answer()).toContain(STANDARD)
    expect(TOWN.read()).toEqual([])
  })
})
