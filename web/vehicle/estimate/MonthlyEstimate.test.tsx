import { fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { repaymentOf } from '#graph/shared/monthly-payment.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { MonthlyEstimate } from './MonthlyEstimate.tsx'

const PRICE = 8495

const show = (query = '', zeroPercentMonths: number | null = null) => {
  window.history.replaceState(null, '', `/vehicle/denago-nomad-xl${query}`)
  return render(
    <BrowserRouter>
      <MonthlyEstimate id="denago-nomad-xl" price={PRICE} zeroPercentMonths={zeroPercentMonths} />
    </BrowserRouter>,
  ).container
}

/** The amounts that the page shows. */
const shown = (container: HTMLElement) => [
  container.querySelector('h2 + p strong')!.textContent,
  ...[...container.querySelectorAll('dd')].map(({ textContent }) => textContent),
]

const expected = (downPayment: number, months: number, ratePercent: number) => {
  const { monthly, financed, interest, total } = repaymentOf({ price: PRICE, downPayment, months, ratePercent })
  return [monthly, financed, interest, total].map(formatPrice)
}

const STANDARD = expected(800, FINANCING.defaultMonths, FINANCING.ratePercent)

const type = (label: RegExp, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } })
/** What a browser reports when the visitor leaves a changed field. */
const leave = (label: RegExp) => fireEvent.change(screen.getByLabelText(label))
const askPath = () => screen.getByText('Send us this estimate').getAttribute('href')

describe('the monthly estimate', () => {
  it('starts with the terms of the dealer in whole dollars and the disclaimer', () => {
    const container = show()
    expect(shown(container)).toEqual(STANDARD)
    expect(container.textContent).not.toMatch(/\$[\d,]*\.\d/)
    expect(container.textContent).toContain(FINANCING.disclaimer)
  })

  it('says 0% only of a cart that has it', () => {
    expect(show().textContent).not.toContain('0% APR for')
    expect(show('', 36).textContent).toContain('This cart qualifies for 0% APR for up to 36 months')
  })

  it('has the repayment of the address', () => {
    const container = show('?down=2000&months=48&rate=5')
    expect(shown(container)).toEqual(expected(2000, 48, 5))
    expect(askPath()).toBe('/contact?vehicle=denago-nomad-xl&down=2000&months=48&rate=5')
  })

  it('has the terms of the dealer for a hostile address, and repeats none of it', () => {
    const container = show('?down="><script>alert(1)</script>&months=1e9&rate=-Infinity&evil=<img>')
    expect(shown(container)).toEqual(STANDARD)
    expect(container.innerHTML).not.toMatch(/alert|evil|1e9|Infinity/)
  })

  it('follows what is typed; a finished change is announced, and goes into the address', () => {
    const container = show()
    type(/Down payment/, '0')
    type(/APR/, '.5')
    type(/Months/, '24')
    expect(shown(container)).toEqual(expected(0, 24, 0.5))
    expect(window.location.search).toBe('')
    expect(screen.getByRole('status').textContent).toBe('')
    leave(/Months/)
    expect(screen.getByRole('status').textContent).toContain(expected(0, 24, 0.5)[0])
    expect(window.location.search).toBe('?down=0&rate=0.5&months=24')
    expect(askPath()).toBe('/contact?vehicle=denago-nomad-xl&down=0&months=24&rate=0.5')
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
})
