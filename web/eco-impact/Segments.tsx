import { ecoCalculator } from './EcoCalculator.styles.ts'

type Props<Value extends string | number> = {
  name: string
  legend: string
  options: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Labels that fit four in a row in half the page. */
  isShort?: boolean
}

/** Radio buttons that look like one control with segments. */
export const Segments = <Value extends string | number>(props: Props<Value>) => {
  const { name, legend, options, value, onChange, isShort } = props
  return (
    <fieldset>
      <legend className={ecoCalculator.label}>{legend}</legend>
      <div className={isShort ? ecoCalculator.shortSegments : ecoCalculator.segments}>
        {options.map((option) => (
          <label key={option.value} className={ecoCalculator.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
