import { jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { WEEK } from '#graph/testing/week.ts'
import { SiteContext } from '#web/environment/site.ts'
import type { CheapestRental_PlanFragment } from '#web/generated/graphql.ts'
import { TOWN } from '#web/parts/delivery/town.ts'
import { CheapestRental } from './CheapestRental.tsx'
import type { RentalTown } from './rentalDelivery.ts'

const plan = (cart: CheapestRental_PlanFragment['cart'], days: number, name: string, price: number) => ({
  cart,
  days,
  name,
  price,
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

const DALLAS: RentalTown = { slug: 'dallas', name: 'Dallas', miles: 14 }

const open = (address = '/rentals', here = '', dallas = DALLAS) => {
  window.history.replaceState(null, '', address)
  render(
    <BrowserRouter>
      <SiteContext value={SITE}>
        <CheapestRental standard={PLANS} delivered={DELIVERED} here={here} towns={[dallas]} />
      </SiteContext>
    </BrowserRouter>,
  )
}
const answer = () => screen.getByRole('status').textContent
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const reserve = () => screen.getByRole('link', { name: /^Reserve/ })

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 5, 10, 12), doNotFake: ['queueMicrotask'] }))
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

describe('CheapestRental', () => {
  it('starts with the next weekend, and says when the cart comes and goes', () => {
    open()
    expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-06-12')
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-06-14')
    expect(
      screen.getByText('3 days. Pick up at Mountain Top Fri, Jun 12 at 9 AM, return Mon, Jun 15 at 9 AM.'),
    ).toBeDefined()
    expect(answer()).toContain('3-Day Rental, 4 Seater $685 Pickup or delivery nearby Free Total $685')
    expect(reserve().textContent).toBe('Reserve Fri–Sun for $685')
    expect(reserve().getAttribute('href')).toBe('/contact?cart=FOUR_SEATER&days=3&from=2026-06-12&list=standard')
  })

  it('shows the cheapest mix for the dates, line by line', () => {
    open()
    type('Last day', '2026-06-21')
    expect(answer()).toContain(
      'Weekly Rental, 4 Seater $1,050 3-Day Rental, 4 Seater $685 Pickup or delivery nearby Free Total $1,735',
    )
    expect(reserve().textContent).toBe('Reserve 10 days for $1,735')
  })

  it('keeps the length when the first day moves', () => {
    open()
    type('First day', '2026-07-01')
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('2026-07-03')
  })

  it.each([
    ['2026-06-13', "Pick up at Mountain Top Fri, Jun 12 at 9 AM. We're closed Sundays. Call us to arrange the return."],
    ['2026-06-18', "We're closed Fri, Jun 19 for Juneteenth. Call us to arrange the return."],
  ])('promises no hour when the showroom is closed on the day after %s', (last, text) => {
    open()
    type('Last day', last)
    expect(screen.getByText(new RegExp(text))).toBeDefined()
  })

  it.each([
    ['2026-06-14', "3 days. We're closed Sundays. Call us to arrange pickup."],
    ['2026-06-19', "3 days. We're closed Fri, Jun 19 for Juneteenth. Call us to arrange pickup."],
    ['2026-06-11', '3 days. Thu, Jun 11 is soon. Call us for this one.'],
  ])('offers a call instead of a message for %s', (first, text) => {
    open()
    type('First day', first)
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.queryByRole('link', { name: /^Reserve/ })).toBeNull()
    expect(screen.getAllByRole('link', { name: /^Call/ })).toHaveLength(1)
  })

  it('says so when more days cost less', () => {
    open('/rentals?days=5')
    expect(answer()).toContain('7 days cost less than 5')
  })

  it('answers from the address, as the form without scripts sends it', () => {
    open('/rentals?cart=six-seater&days=2')
    expect(answer()).toContain('2 × Daily Rental, 6 Seater $590')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '6 Seater' }).checked).toBe(true)
  })

  it('puts the choice into the address, where Back finds it', () => {
    open()
    fireEvent.click(screen.getByRole('radio', { name: '6 Seater' }))
    type('Last day', '2026-06-16')
    expect(window.location.search).toBe('?cart=six-seater&first=2026-06-12&last=2026-06-16')
  })

  it.each([
    [14, 'Delivery to Dallas about $24 Total $1,079'],
    [10, 'Delivery to Dallas Free Total $1,055'],
  ])('adds the delivery over %d miles, and sends it along', (miles, text) => {
    const dallas = { ...DALLAS, miles }
    open('/rentals/dallas?first=2026-06-15&last=2026-06-21', 'dallas', dallas)
    expect(answer()).toContain(text)
    expect(screen.getByText(/We deliver Mon, Jun 15 at 9 AM and pick up Mon, Jun 22 at 9 AM/)).toBeDefined()
    expect(reserve().getAttribute('href')).toBe(
      `/contact?cart=FOUR_SEATER&days=7&from=2026-06-15&list=town&town=dallas&miles=${miles}`,
    )
  })

  it('changes the price list with the town, in place', () => {
    open()
    type('Where to?', 'dallas')
    expect(answer()).toContain('3-Day Rental, 4 Seater $690 Delivery to Dallas about $24 Total $714')
    expect(reserve().getAttribute('href')).toContain('list=town&town=dallas&miles=14')
    expect(window.location.href).toMatch(/\/rentals\?cart=four-seater&first=2026-06-12&last=2026-06-14&town=dallas$/)
    type('Where to?', '')
    expect(answer()).toContain('3-Day Rental, 4 Seater $685 Pickup or delivery nearby Free Total $685')
  })

  it('answers for the showrooms on the page of a town when the address says so', () => {
    open('/rentals/dallas?town=', 'dallas')
    expect(answer()).toContain('3-Day Rental, 4 Seater $685 Pickup or delivery nearby Free Total $685')
  })

  it('shows what the address says to which Back leads', () => {
    open()
    type('Last day', '2026-06-16')
    window.history.replaceState(null, '', '/rentals?cart=six-seater&days=2')
    fireEvent.popState(window)
    expect(answer()).toContain('2 × Daily Rental, 6 Seater $590')
  })

  it('offers only carts that have plans', () => {
    open()
    expect(screen.queryByRole('radio', { name: 'Utility' })).toBeNull()
  })

  it.each(['2026-06-11', '2026-07-12', ''])('names the lengths for rent instead of a price until "%s"', (last) => {
    open()
    type('Last day', last)
    expect(answer()).toContain('We rent for 1 to 30 days.')
    expect(screen.queryByRole('link', { name: /^Reserve/ })).toBeNull()
    expect(screen.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the town that was chosen on this device', () => {
  beforeEach(() => TOWN.write([{ id: 'dallas', name: 'Dallas', miles: 14 }]))
  afterEach(() => TOWN.write([]))

  const where = () => screen.getByLabelText<HTMLSelectElement>('Where to?').value

  it('is where the cart goes, until the visitor says otherwise', () => {
    open()
    expect(where()).toBe('dallas')
    expect(window.location.search).toBe('')
    type('Where to?', '')
    expect(where()).toBe('')
  })

  it('is the one to which a rental was to go', () => {
    TOWN.write([])
    open()
    type('Where to?', 'dallas')
    expect(TOWN.read()).toMatchObject([{ id: 'dallas', name: 'Dallas' }])
  })

  it.each(['/rentals?cart=six&first=2026-06-12&last=2026-06-14', '/rentals?days=3'])('is not that of %s', (address) => {
    open(address)
    expect(where()).toBe('')
  })

  it('is not that of another town, or one to which we do not deliver', () => {
    open('/rentals/hazleton', 'hazleton')
    expect(where()).toBe('')
    cleanup()
    open('/rentals', '', { ...DALLAS, slug: 'hazleton' })
    expect(where()).toBe('')
  })
})
