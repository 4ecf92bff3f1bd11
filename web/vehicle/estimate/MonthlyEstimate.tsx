import { useEffect } from 'react'
import { DEALER } from '#graph/dealer/dealer.ts'
import { FINANCING } from '#graph/dealer/figures/financing.ts'
import type { Repayment } from '#graph/shared/monthly-payment.ts'
import { island } from '#web/islands/island.tsx'
import { contactPath } from '#web/parts/contactPath.ts'
import { type Financed, repaymentFor, standardEstimate, termsOf } from '#web/parts/payment.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { ExternalAnchor } from '#web/ui/links.tsx'
import { EstimateFields } from './EstimateFields.tsx'
import { monthly } from './MonthlyEstimate.styles.ts'
import { useEstimate } from './useEstimate.ts'

type Props = Financed & { id: string }

const FIGURES: [name: keyof Repayment, label: string][] = [
  ['financed', 'Amount financed'],
  ['interest', 'Total interest'],
  ['total', 'Total with down payment'],
]

const zeroPercent = (months: number) => `This cart qualifies for 0% APR for up to ${months} months, on approved credit.`

/** Without scripts the form loads the page again with its estimate; with them the amounts follow what is typed. */
const Calculator = ({ id, ...cart }: Props) => {
  const { price, zeroPercentMonths } = cart
  const { form, estimate, saved, wrong, calculate, submit } = useEstimate(cart)
  // Without scripts the browser says what is wrong in the form.
  useEffect(() => {
    form.current!.noValidate = true
  }, [form])
  const repayment = repaymentFor(price, estimate)
  const payment = formatPrice(repayment.monthly)
  const terms = termsOf(estimate)
  const isStandard = terms === termsOf(standardEstimate(cart))
  return (
    <section id="estimate" className={`${card()} ${monthly.root}`} aria-labelledby="estimate-title">
      <div className={monthly.head}>
        <h2 id="estimate-title">Monthly estimate</h2>
        <p>
          <strong translate="no">{payment}</strong>
          {'/mo est. '}
          <small>{terms}</small>
        </p>
      </div>
      <form ref={form} className={monthly.form} action="#estimate" onInput={calculate} onSubmit={submit}>
        <EstimateFields price={price} estimate={estimate} wrong={wrong} />
        <button type="submit" className={`${button({ variant: 'outline', size: 'sm' })} ${monthly.calculate}`}>
          Calculate
        </button>
      </form>
      <dl className={monthly.figures}>
        {FIGURES.map(([name, label]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd translate="no">{formatPrice(repayment[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={layout.visuallyHidden} role="status">
        {saved && `${payment} a month, estimated: ${terms}.`}
      </p>
      <p className={isStandard ? monthly.disclaimer : monthly.printedDisclaimer}>
        <span className={monthly.onPaper}>{`Estimate: ${payment} a month, ${terms}. `}</span>
        <span>
          {zeroPercentMonths ? `${FINANCING.disclaimer} ${zeroPercent(zeroPercentMonths)}` : FINANCING.disclaimer}
        </span>
      </p>
      <div className={monthly.actions}>
        <a className={button({ variant: 'outline' })} href={contactPath({ vehicle: id, estimate })}>
          Send us this estimate
        </a>
        <ExternalAnchor className={`${button({ variant: 'outline' })} ${monthly.onPhone}`} href={DEALER.financingUrl}>
          Get Financing Quote
        </ExternalAnchor>
      </div>
    </section>
  )
}

/** Its script loads when the visitor first touches it. */
export const MonthlyEstimate = island('MonthlyEstimate', Calculator)
