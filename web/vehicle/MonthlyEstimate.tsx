import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { FINANCING } from '#graph/dealer/financing.ts'
import type { Repayment } from '#graph/shared/monthly-payment.ts'
import { island } from '#web/islands/island.tsx'
import { useFormInAddress } from '#web/islands/useFormInAddress.ts'
import { deliveredCart, deliveredPrices } from '#web/parts/delivery/deliveredPrices.ts'
import { TOWN } from '#web/parts/delivery/town.ts'
import { contactPath } from '#web/parts/paths.ts'
import { type Estimate, type Financed, repaymentFor, standardEstimate, termsOf } from '#web/parts/payment.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { layout } from '#web/theme/layout.styles.ts'
import { formatExact, formatPrice, readNumber } from '#web/ui/format.ts'
import { DefinitionList } from '#web/ui/lists.tsx'
import { subscribe } from '#web/ui/persistedList.ts'
import { monthly } from './deferred.styles.ts'

type Props = Financed & {
  id: string
  /** By road, to the town that the address names. */
  miles: number
}

const FIGURES: [name: keyof Repayment, label: string][] = [
  ['financed', 'Amount financed'],
  ['interest', 'Total interest'],
  ['total', 'Total with down payment'],
]

const zeroPercent = (months: number) => `This cart qualifies for 0% APR for up to ${months} months, on approved credit.`

const useTown = () =>
  useSyncExternalStore(
    subscribe,
    () => TOWN.read()[0],
    () => undefined,
  )

/** Without scripts the form loads the page again with its estimate; with them the amounts follow what is typed. */
const Calculator = ({ id, miles, ...cart }: Props) => {
  const { price, zeroPercentMonths } = cart
  const { form, estimate, saved, hintOf, calculate, submit } = useEstimate(cart)
  const { isWithTax, ...loan } = estimate
  const atDoor = deliveredPrices(deliveredCart(price), useTown()?.miles ?? miles).amount
  // Without scripts the browser says what is wrong in the form.
  useEffect(() => {
    form.current!.noValidate = true
  }, [form])
  const repayment = repaymentFor(isWithTax ? atDoor : price, estimate)
  const payment = formatPrice(repayment.monthly)
  const terms = termsOf(estimate)
  const isStandard = isWithTax && terms === termsOf(standardEstimate(cart))
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
        <Amount name="down" label="Down payment ($)" max={price} value={estimate.down} hint={hintOf('down')} />
        <Amount
          name="rate"
          label="APR (%)"
          max={FINANCING.maxRatePercent}
          value={estimate.rate}
          hint={hintOf('rate')}
        />
        <div>
          <label htmlFor="estimate-months">Months</label>
          <select id="estimate-months" className={field()} name="months" defaultValue={estimate.months}>
            {FINANCING.months.map((months) => (
              <option key={months}>{months}</option>
            ))}
          </select>
          <Hint {...hintOf('months')} />
        </div>
        <label className={monthly.withTax}>
          <input type="checkbox" name="tax" value="with" defaultChecked={isWithTax} />
          With tax and delivery: {formatPrice(atDoor)}
        </label>
        <button type="submit" className={`${button({ variant: 'outline', size: 'sm' })} ${monthly.calculate}`}>
          Calculate
        </button>
      </form>
      <DefinitionList
        className={monthly.figures}
        rows={FIGURES.map(([name, label]) => ({
          label,
          text: <span translate="no">{formatPrice(repayment[name])}</span>,
        }))}
      />
      <p className={layout.visuallyHidden} role="status">
        {saved && `${payment} a month, estimated: ${terms}.`}
      </p>
      <p className={isStandard ? monthly.disclaimer : monthly.printedDisclaimer}>
        <span className={monthly.onPaper}>{`Estimate: ${payment} a month, ${terms}. `}</span>
        <span>
          {zeroPercentMonths ? `${FINANCING.disclaimer} ${zeroPercent(zeroPercentMonths)}` : FINANCING.disclaimer}
        </span>
      </p>
      <a
        className={`${button({ variant: 'outline' })} ${monthly.send}`}
        href={contactPath({ vehicle: id, ...loan, atDoor: isWithTax ? atDoor : undefined })}
      >
        Send us this estimate
      </a>
    </section>
  )
}

/** Its script loads when the visitor first touches it. */
export const MonthlyEstimate = island('MonthlyEstimate', Calculator)

/** What is below a field: what it takes, or that what was typed or linked does not fit. */
type HintProps = { text: string; isWrong: boolean; isInvalid?: boolean }

const Hint = ({ id, text, isWrong }: HintProps & { id?: string }) => (
  <p id={id} data-wrong={isWrong || undefined}>
    {text}
  </p>
)

type AmountProps = { name: 'down' | 'rate'; label: string; max: number; value: number; hint: HintProps }

/** The browser keeps what is typed: the fields work before their script is there. */
const Amount = ({ name, label, max, value, hint }: AmountProps) => (
  <div>
    <label htmlFor={`estimate-${name}`}>{label}</label>
    <input
      id={`estimate-${name}`}
      className={field()}
      type="number"
      name={name}
      min={0}
      max={max}
      step="any"
      required
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value}
      aria-invalid={hint.isInvalid}
      aria-describedby={`estimate-${name}-range`}
    />
    <Hint id={`estimate-${name}-range`} {...hint} />
  </div>
)

/** Names of the fields in the form and in the address, `?down=&months=&rate=&tax=with`. */
type EstimateField = keyof Estimate

const ESTIMATE_FIELDS: EstimateField[] = ['down', 'months', 'rate']

/** The estimate of the address, later that of the form as the visitor types. */
const useEstimate = (cart: Financed) => {
  const [params] = useSearchParams()
  const inAddress = readEstimate(params, cart)
  const { form, fields, saved, change } = useFormInAddress({
    read: (params) => {
      const { estimate, wrong } = readEstimate(params, cart)
      return wrong.length > 0 ? null : estimate
    },
    write: ({ down, rate, months, isWithTax }) => ({
      ...{ down: String(down), rate: String(rate), months: String(months) },
      ...(isWithTax && { tax: 'with' }),
    }),
    start: inAddress.estimate,
    savesChanges: true,
  })
  const [replaced, setReplaced] = useState(() => inAddress.wrong.filter((name) => params.get(name)))
  const [wrong, setWrong] = useState<EstimateField[]>([])

  const calculate = (event: FormEvent<HTMLFormElement>) => {
    const typed = readEstimate(new URLSearchParams(new FormData(event.currentTarget) as never), cart)
    setReplaced([])
    setWrong(typed.wrong)
    if (typed.wrong.length === 0) change(typed.estimate)
    return typed.wrong
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = calculate(event)
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  const hintOf = (name: EstimateField): HintProps => {
    const range = rangeOf(cart.price)[name]
    if (wrong.includes(name)) return { text: `Enter ${range}`, isWrong: true, isInvalid: true }
    if (!replaced.includes(name)) return { text: range, isWrong: false }
    return { text: `The link's value didn't fit, so we used ours. Enter ${range}`, isWrong: true }
  }

  return { form, estimate: fields, saved, hintOf, calculate, submit }
}

const rangeOf = (price: number): Record<EstimateField, string> => ({
  down: `${formatExact(0)} to ${formatExact(price)}`,
  rate: `0% to ${FINANCING.maxRatePercent}%`,
  months: `${FINANCING.months[0]} to ${FINANCING.months.at(-1)}`,
})

/** A link that somebody wrote may have "$1,000" or "8%". */
const withoutUnit = (text: string | null) => text?.replace(/^\$|,(?=\d{3})|%$/g, '')

/** The values that the form takes for a cart of this price; undefined for any other text. */
const readers = (price: number): Record<EstimateField, (text: string | null) => number | undefined> => ({
  down: (text) => {
    const down = readNumber(withoutUnit(text), { least: 0, most: price })
    return down === undefined ? undefined : Math.round(down * 100) / 100
  },
  months: (text) => FINANCING.months.find((months) => String(months) === text),
  rate: (text) => readNumber(withoutUnit(text), { least: 0, most: FINANCING.maxRatePercent }),
})

/** The estimate of an address or a form: wrong and missing values are the dealer's own; `wrong` names their fields. */
const readEstimate = (params: URLSearchParams, cart: Financed) => {
  const estimate = { ...standardEstimate(cart), isWithTax: params.has('tax') }
  const wrong: EstimateField[] = []
  for (const name of ESTIMATE_FIELDS) {
    const value = readers(cart.price)[name](params.get(name))
    if (value === undefined) wrong.push(name)
    else estimate[name] = value
  }
  // A check box that is off sends nothing: only a whole estimate can be without tax.
  if (wrong.length > 0) estimate.isWithTax = true
  return { estimate, wrong }
}
