import { FINANCING } from '#graph/dealer/figures/financing.ts'
import type { Repayment } from '#graph/dealer/monthly-payment.ts'
import { contactPath } from '#web/contact/contactPath.ts'
import { island } from '#web/islands/island.tsx'
import { button } from '#web/theme/button.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatCents } from '#web/ui/formatPrice.ts'
import { ChevronDown } from '#web/ui/shellIcons.tsx'
import { EstimateFields } from './EstimateFields.tsx'
import { repaymentFor, standardEstimate, termsOf } from './estimate.ts'
import { monthly } from './MonthlyEstimate.styles.ts'
import { useEstimate } from './useEstimate.ts'

type Props = { id: string; price: number }

const FIGURES: [name: keyof Repayment, label: string][] = [
  ['financed', 'Amount financed'],
  ['interest', 'Interest'],
  ['last', 'Last payment'],
  ['total', 'Total cost'],
]

const Figures = ({ repayment }: { repayment: Repayment }) => (
  <dl className={monthly.figures}>
    {FIGURES.map(([name, label]) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{formatCents(repayment[name])}</dd>
      </div>
    ))}
  </dl>
)

/** Without scripts the browser says what is wrong in the form. */
const withOwnWords = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true
}

/** Without scripts the form loads the page again with its estimate; with them the address changes and the page stays. */
const Calculator = ({ id, price }: Props) => {
  const { estimate, wrong, announcement, isOpenFirst, calculate } = useEstimate(price)
  const repayment = repaymentFor(price, estimate)
  const payment = formatCents(repayment.monthly)
  const terms = termsOf(estimate)
  const isStandard = terms === termsOf(standardEstimate(price))
  return (
    <div id="estimate" className={monthly.root}>
      {/* A visitor may have opened it before its script is there. */}
      <details className={monthly.details} open={isOpenFirst} suppressHydrationWarning>
        <summary className={monthly.summary}>
          <span>
            Estimate: <strong>{payment}</strong> a month
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
        <Figures repayment={repayment} />
        <p className={layout.visuallyHidden} role="status">
          {announcement}
        </p>
      </details>
      <p className={isStandard ? monthly.disclaimer : monthly.printedDisclaimer}>
        <span className={monthly.onPaper}>{`Estimate: ${payment} a month; ${terms}. `}</span>
        {FINANCING.disclaimer}
      </p>
    </div>
  )
}

/** Its script loads when the visitor first touches it. */
export const MonthlyEstimate = island('MonthlyEstimate', Calculator, { startsOnUse: true })
