import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { FINANCING } from '#graph/dealer/financing.ts'
import { repaymentOf } from '#graph/shared/monthly-payment.ts'
import { standardEstimate, standardPayment } from '#web/parts/payment.ts'
import { formatPrice } from '#web/ui/format.ts'
import { MonthlyEstimate } from './MonthlyEstimate.tsx'

const PRICE = 8495

const show = (query = '', zeroPercentMonths: number | null = null) => {
  window.history.replaceState(null, '', `/vehicle/denago-nomad-xl${query}`)
  return render(
    <BrowserRouter>
      <MonthlyEstimate id="denago-nomad-xl" price={PRICE} miles={0} zeroPercentMonths={zeroPercentMonths} />
    </BrowserRouter>,
  ).container
}

/** The amounts that the page shows. */
const shown = (container: HTMLElement) => [
  container.querySelector('h2 + p strong')!.textContent,
  ...[...container.querySelectorAll('dd')].map(({ textContent }) => textContent),
]

const expected = (downPayment: number, months: number, ratePercent: number, price = PRICE) => {
  const { monthly, financed, interest } = repaymentOf({ price, downPayment, months, ratePercent })
  const total = [financed, interest, downPayment].reduce((sum, amount) => sum + Math.round(amount), 0)
  return [monthly, financed, interest, total].map(formatPrice)
}

/** With the sales tax of 6%. */
const AT_DOOR = 9004.7
const STANDARD = expected(800, FINANCING.defaultMonths, FINANCING.ratePercent, AT_DOOR)

const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
/** What a browser reports when the visitor leaves a changed field. */
const leave = (label: RegExp) => fireEvent.change(screen.getByLabelText(label))
const askPath = () => screen.getByText('Send us this estimate').getAttribute('href')

it('starts with the terms of the dealer in whole dollars and the disclaimer, and says 0% only of a cart that has it', () => {
  const container = show()
  expect(shown(container)).toEqual(STANDARD)
  expect(container.textContent).not.toMatch(/\$[\d,]*\.\d/)
  expect(container.textContent).toContain(FINANCING.disclaimer)
  expect(container.textContent).not.toContain('0% APR for')
  expect(show('', 36).textContent).toContain('This cart qualifies for 0% APR for up to 36 months')
})

it.each([
  ['down=2000&months=48&rate=5', [2000, 48, 5]],
  ['down=8495&months=72&rate=30', [8495, 72, 30]],
  ['down=.5&months=24&rate=7.125', [0.5, 24, 7.125]],
  ['down=$1,000&months=36&rate=8%25', [1000, 36, 8]],
] as const)('has the repayment of the address ?%s', (query, [down, months, rate]) => {
  const container = show(`?${query}`)
  expect(shown(container)).toEqual(expected(down, months, rate))
  expect(askPath()).toBe(`/contact?vehicle=denago-nomad-xl&down=${down}&months=${months}&rate=${rate}`)
  expect(container.textContent).not.toContain('Enter')
})

it.each([
  ['down=8495.01&months=72&rate=5', [800, 72, 5], ['$0 to $8,495']],
  ['down=-1&months=61&rate=30.01', [800, 60, FINANCING.ratePercent], ['$0 to $8,495', '0% to 30%', '24 to 72']],
  ['months=0x18&rate=.5', [800, 60, 0.5], ['24 to 72']],
] as const)('keeps what fits of ?%s, and says what does not', (query, [down, months, rate], ranges) => {
  const container = show(`?${query}`)
  expect(shown(container)).toEqual(expected(down, months, rate, AT_DOOR))
  const wrong = [...container.querySelectorAll('[data-wrong]')].map(({ textContent }) => textContent)
  expect(wrong).toEqual(ranges.map((range) => `The link's value didn't fit, so we used ours. Enter ${range}`))
})

it('follows what is typed; a finished change is announced, and goes into the address', () => {
  const container = show()
  type(/Down payment/, '0')
  type(/APR/, '.5')
  type(/Months/, '24')
  expect(shown(container)).toEqual(expected(0, 24, 0.5, AT_DOOR))
  expect(window.location.search).toBe('')
  expect(screen.getByRole('status').textContent).toBe('')
  leave(/Months/)
  expect(screen.getByRole('status').textContent).toContain(expected(0, 24, 0.5, AT_DOOR)[0])
  expect(window.location.search).toBe('?down=0&rate=0.5&months=24&tax=with')
  expect(askPath()).toBe(`/contact?vehicle=denago-nomad-xl&down=0&months=24&rate=0.5&atDoor=${AT_DOOR}`)
})

it('finances the price alone where the check box is off, and the total of the chosen town', () => {
  const container = show()
  fireEvent.click(screen.getByLabelText(/With tax and delivery/))
  fireEvent.input(container.querySelector('form')!)
  expect(shown(container)).toEqual(expected(800, FINANCING.defaultMonths, FINANCING.ratePercent))
  expect(askPath()).not.toContain('atDoor')
  cleanup()
  localStorage.setItem('town', JSON.stringify([{ id: 'hazleton', name: 'Hazleton', miles: 20 }]))
  const { container: far } = render(
    <BrowserRouter>
      <MonthlyEstimate id="cart" price={4000} miles={0} zeroPercentMonths={null} />
    </BrowserRouter>,
  )
  // 20 miles at $6, and 6% of both.
  expect(far.textContent).toContain('With tax and delivery: $4,367')
  localStorage.clear()
})

it('says in words what is wrong, and keeps the last estimate', () => {
  const container = show()
  type(/Down payment/, '9000')
  type(/APR/, '31')
  fireEvent.submit(container.querySelector('form')!)
  expect(container.textContent).toContain('Enter $0 to $8,495')
  expect(container.textContent).toContain('Enter 0% to 30%')
  expect(document.activeElement).toBe(screen.getByLabelText(/Down payment/))
  expect(screen.getByLabelText(/APR/).getAttribute('aria-invalid')).toBe('true')
  expect(shown(container)).toEqual(STANDARD)
})

it('starts with a down payment of whole hundreds below the price, and from the promotion of the cart', () => {
  for (const price of [0, 1, 499, 500.5, 99_999_999.99]) {
    const { down } = standardEstimate({ price, zeroPercentMonths: null })
    expect(down % 100).toBe(0)
    expect(down).toBeLessThanOrEqual(price)
  }
  const of = (zeroPercentMonths: number | null) => standardEstimate({ price: PRICE, zeroPercentMonths })
  // The longest of our terms that it allows.
  expect(of(36)).toEqual({ down: 800, months: 36, rate: 0 })
  expect(of(40)).toEqual(of(36))
  expect(of(12)).toEqual(of(null))
  expect(standardPayment({ price: PRICE, zeroPercentMonths: 36 })).toEqual({
    ...{ payment: '$228/mo with tax', terms: '$800 down, 36 mo, 0% APR on approved credit' },
  })
})
