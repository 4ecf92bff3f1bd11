import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { repaymentOf } from '#graph/dealer/monthly-payment.ts'
import { formatCents } from '#web/ui/formatPrice.ts'
import { MonthlyEstimate } from './MonthlyEstimate.tsx'

const PRICE = 8495

const show = (query = '') =>
  render(
    <MemoryRouter initialEntries={[`/vehicle/denago-nomad-xl${query}`]}>
      <MonthlyEstimate id="denago-nomad-xl" price={PRICE} />
    </MemoryRouter>,
  ).container

/** The amounts that the page shows. */
const shown = (container: HTMLElement) => [
  container.querySelector('summary strong')!.textContent,
  ...[...container.querySelectorAll('dd')].map(({ textContent }) => textContent),
]

const expected = (downPayment: number, months: number, ratePercent: number) => {
  const { monthly, financed, interest, last, total } = repaymentOf({ price: PRICE, downPayment, months, ratePercent })
  return [monthly, financed, interest, last, total].map(formatCents)
}

const STANDARD = expected(800, FINANCING.defaultMonths, FINANCING.ratePercent)

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const calculate = () => fireEvent.click(screen.getByRole('button', { name: 'Calculate' }))
const askPath = () => screen.getByText('Ask with this estimate').getAttribute('href')

describe('the monthly estimate', () => {
  it('starts folded, with the terms of the dealer and the disclaimer beside the figure', () => {
    const container = show()
    expect(shown(container)).toEqual(STANDARD)
    expect(container.querySelector('details')!.open).toBe(false)
    expect(container.textContent).toContain(FINANCING.disclaimer)
  })

  it('has the repayment of the address, opened', () => {
    const container = show('?down=2000&months=48&rate=5')
    expect(shown(container)).toEqual(expected(2000, 48, 5))
    expect(container.querySelector('details')!.open).toBe(true)
    expect(askPath()).toBe('/contact?vehicle=denago-nomad-xl&down=2000&months=48&rate=5')
  })

  it('has the terms of the dealer for a hostile address, and repeats none of it', () => {
    const container = show('?down="><script>alert(1)</script>&months=1e9&rate=-Infinity&evil=<img>')
    expect(shown(container)).toEqual(STANDARD)
    expect(container.innerHTML).not.toMatch(/alert|evil|1e9|Infinity/)
  })

  it('calculates in place, announces the result, and puts it into the address', () => {
    const container = show()
    type(/Down payment/, '0')
    type(/Interest/, '0')
    type(/Months/, '24')
    expect(shown(container)).toEqual(STANDARD)
    calculate()
    expect(shown(container)).toEqual(expected(0, 24, 0))
    expect(screen.getByRole('status').textContent).toContain(expected(0, 24, 0)[0])
    expect(window.location.search).toBe('?down=0&rate=0&months=24')
    expect(askPath()).toBe('/contact?vehicle=denago-nomad-xl&down=0&months=24&rate=0')
  })

  it('says in words what is wrong, and keeps the last estimate', () => {
    const container = show()
    type(/Down payment/, '9000')
    type(/Interest/, '31')
    calculate()
    expect(container.textContent).toContain('Enter $0 to $8,495')
    expect(container.textContent).toContain('Enter 0% to 30%')
    expect(document.activeElement).toBe(screen.getByLabelText(/Down payment/))
    expect(screen.getByLabelText(/Interest/).getAttribute('aria-invalid')).toBe('true')
    expect(shown(container)).toEqual(STANDARD)
  })
})
