import { FINANCING } from '#graph/dealer/figures/financing.ts'
import type { Estimate } from '#web/parts/payment.ts'
import { field } from '#web/theme/field.styles.ts'
import { type EstimateField, rangeOf } from './estimate.ts'

type Props = { price: number; estimate: Estimate; wrong: readonly EstimateField[] }

/** The browser keeps what is typed: the fields work before their script is there. */
export const EstimateFields = ({ price, estimate, wrong }: Props) => {
  const ranges = rangeOf(price)
  const amount = (name: 'down' | 'rate', label: string, max: number) => (
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
        defaultValue={estimate[name]}
        aria-invalid={wrong.includes(name) || undefined}
        aria-describedby={`estimate-${name}-range`}
      />
      <p id={`estimate-${name}-range`} data-wrong={wrong.includes(name) || undefined}>
        {wrong.includes(name) ? `Enter ${ranges[name]}` : ranges[name]}
      </p>
    </div>
  )
  return (
    <>
      {amount('down', 'Down payment ($)', price)}
      {amount('rate', 'APR (%)', FINANCING.maxRatePercent)}
      <div>
        <label htmlFor="estimate-months">Months</label>
        <select id="estimate-months" className={field()} name="months" defaultValue={estimate.months}>
          {FINANCING.months.map((months) => (
            <option key={months}>{months}</option>
          ))}
        </select>
        <p>{`${FINANCING.months[0]} to ${FINANCING.months.at(-1)}`}</p>
      </div>
    </>
  )
}
