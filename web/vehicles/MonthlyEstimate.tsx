import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import { contactPath } from '#web/contact/contactPath.ts'
import { island } from '#web/islands/island.tsx'
import { button } from '#web/theme/button.styles.ts'
import { formatCents } from '#web/ui/formatPrice.ts'
import { ChevronDown } from '#web/ui/shellIcons.tsx'
import { EstimateFields } from './EstimateFields.tsx'
import { type EstimateField, isChosen, readEstimate, repaymentFor, standardEstimate, termsOf } from './estimate.ts'
import { monthly } from './MonthlyEstimate.styles.ts'

type Props = { id: string; price: number }

/** Without scripts the browser says what is wrong in the form. */
const withOwnWords = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true
}

/** Without scripts the form loads the page again with its estimate; with them the address changes and the page stays. */
const Calculator = ({ id, price }: Props) => {
  const [params] = useSearchParams()
  const [estimate, setEstimate] = useState(() => readEstimate(params, price).estimate)
  const [wrong, setWrong] = useState<EstimateField[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [isOpenFirst] = useState(() => isChosen(params))

  const { financed, monthly: payment, last, interest, total } = repaymentFor(price, estimate)
  const terms = termsOf(estimate)
  const isStandard = terms === termsOf(standardEstimate(price))

  const calculate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new URLSearchParams(new FormData(form) as never)
    const read = readEstimate(typed, price)
    setWrong(read.wrong)
    const [first] = read.wrong
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setEstimate(read.estimate)
    setAnnouncement(`${formatCents(repaymentFor(price, read.estimate).monthly)} a month: ${termsOf(read.estimate)}.`)
    // The router is left out, since it would render the page anew.
    window.history.replaceState(window.history.state, '', `?${typed}`)
  }

  return (
    <div id="estimate" className={monthly.root}>
      {/* A visitor may have opened it before its script is there. */}
      <details className={monthly.details} open={isOpenFirst} suppressHydrationWarning>
        <summary className={monthly.summary}>
          <span>
            Estimate: <strong>{formatCents(payment)}</strong> a month
          </span>
          <ChevronDown />
          <small>{terms}</small>
        </summary>
        <form ref={withOwnWords} className={monthly.form} action="#estimate" onSubmit={calculate}>
          <EstimateFields price={price} estimate={estimate} wrong={wrong} />
          <p className={monthly.actions}>
            <button type="submit" className={button({ look: 'outline', size: 'sm' })}>
              Calculate
            </button>
            <a className={monthly.ask} href={contactPath({ vehicle: id, estimate })}>
              Ask with this estimate
            </a>
          </p>
        </form>
        <dl className={monthly.figures}>
          {[
            ['Amount financed', financed],
            ['Interest', interest],
            ['Last payment', last],
            ['Total with down payment', total],
          ].map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatCents(Number(amount))}</dd>
            </div>
          ))}
        </dl>
        <p className={monthly.announcement} role="status">
          {announcement}
        </p>
      </details>
      <p className={isStandard ? monthly.disclaimer : monthly.printedDisclaimer}>
        <span className={monthly.onPaper}>
          Estimate: {formatCents(payment)} a month; {terms}.{' '}
        </span>
        {FINANCING.disclaimer}
      </p>
    </div>
  )
}

/** Its script loads when the visitor first touches it. */
export const MonthlyEstimate = island('MonthlyEstimate', Calculator, { startsOnUse: true })
