import { TextEncoder } from 'node:util'
import { jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { WEEK } from '#graph/testing/week.ts'
import { SiteContext } from '#web/environment/site.ts'
import type { CheapestRental_PlanFragment } from '#web/generated/graphql.ts'
import { TOWN } from '#web/parts/delivery/town.ts'
import { CheapestRental } from './CheapestRental.tsx'
import { type RentalTown, showKnownTown } from './knownTown.ts'
import { RentalPlans } from './RentalPlans.tsx'

// jsdom lacks what React's server looks for when it is read.
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = {}
  },
  TextEncoder,
})
const { renderToString } = await import('react-dom/server')

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

const calculator = (dallas = DALLAS, here = '', knownTown = '') => (
  <CheapestRental standard={PLANS} delivered={DELIVERED} here={here} knownTown={knownTown} towns={[dallas]} />
)
const page = (part: ReactNode) => (
  <BrowserRouter>
    <SiteContext value={SITE}>{part}</SiteContext>
  </BrowserRouter>
)
const open = (address = '/rentals', part = calculator()) => {
  window.history.replaceState(null, '', address)
  render(page(part))
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
    open('/rentals/dallas?first=2026-06-15&last=2026-06-21', calculator(dallas, 'dallas'))
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

describe('the town that was chosen on this device', () => {
  beforeEach(() => TOWN.write([{ id: 'dallas', name: 'Dallas', miles: 14 }]))
  afterEach(() => TOWN.write([]))

  /** The page as the server sends it, after the loader. */
  const load = (address: string, dallas = DALLAS, town?: RentalTown) => {
    window.history.replaceState(null, '', address)
    const towns = [dallas]
    document.body.innerHTML = renderToString(
      page(<RentalPlans {...{ standard: PLANS, delivered: DELIVERED, plans: PLANS, towns, town }} note="" />),
    )
    const section = document.getElementById('cheapest')!
    const island = document.createElement('div')
    island.dataset.island = 'CheapestRental'
    section.before(island)
    island.append(section)
    island.dataset.props = JSON.stringify({
      ...{ standard: PLANS, delivered: DELIVERED, here: town?.slug ?? '', knownTown: '', towns },
    })
    showKnownTown()
    return island
  }
  const place = () => field('Pickup or delivery?').value

  it.each([DALLAS, { ...DALLAS, miles: 10, fee: 0 }, { slug: 'dallas', name: 'Dallas', fee: 0 }])(
    'is where the cart goes before any script of the calculator, and after (%#)',
    async (dallas) => {
      const island = load('/rentals', dallas)
      const html = island.innerHTML
      expect(place()).toBe('dallas')
      expect(island.textContent).toContain(`3-Day Rental, 4 Seater, town price $690 Delivery to Dallas`)
      const recovered = jest.fn()
      const root = hydrateRoot(island, page(<CheapestRental {...JSON.parse(island.dataset.props!)} />), {
        onRecoverableError: recovered,
      })
      await act(async () => {})
      expect(recovered).not.toHaveBeenCalled()
      expect(island.innerHTML).toBe(html)
      expect(window.location.search).toBe('')
      type('Pickup or delivery?', '')
      expect(place()).toBe('')
      act(() => root.unmount())
    },
  )

  it.each<Parameters<typeof load>>([
    ['/rentals?cart=six&first=2026-06-12&last=2026-06-14'],
    ['/rentals?days=3'],
    ['/rentals/hazleton', DALLAS, { slug: 'hazleton', name: 'Hazleton', fee: 0 }],
    // We do not deliver there.
    ['/rentals', { ...DALLAS, slug: 'hazleton' }],
  ])('is not that of an address with a choice, of another town, or of nowhere: %s', (...page) => {
    load(...page)
    expect(place()).toBe('')
  })
})
