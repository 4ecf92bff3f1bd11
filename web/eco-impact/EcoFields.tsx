import type { Ref } from 'react'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { USAGE_LABELS, yearsLabel } from './content.ts'
import { ecoCalculator } from './EcoCalculator.styles.ts'
import { TIMEFRAMES, USAGE_MULTIPLIERS, type UsageType } from './ecoImpact.ts'
import { type EcoForm, MILES, sliderMiles } from './ecoInputs.ts'

const USAGES = Object.keys(USAGE_MULTIPLIERS) as UsageType[]

type Props = {
  form: Ref<HTMLFormElement>
  fields: EcoForm
  isCalculating: boolean
  onChange: (changed: Partial<EcoForm>) => void
  onSubmit: () => void
}

/** A plain GET form: without scripts the server renders the results. `noValidate`: miles out of range count too. */
export const EcoFields = ({ form, fields, isCalculating, onChange, onSubmit }: Props) => (
  <form
    ref={form}
    className={ecoCalculator.fields}
    action="/eco-impact"
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <div>
      <div className={ecoCalculator.milesRow}>
        <label className={ecoCalculator.label} htmlFor="miles">
          Miles per week
        </label>
        <input
          id="miles"
          className={`${field()} ${ecoCalculator.miles}`}
          type="number"
          name="miles"
          {...MILES}
          step="any"
          inputMode="decimal"
          autoComplete="off"
          value={fields.miles}
          onChange={(event) => onChange({ miles: event.target.value })}
        />
      </div>
      <input
        className={ecoCalculator.slider}
        type="range"
        data-field="miles"
        aria-label="Miles per week, slider"
        {...MILES}
        value={sliderMiles(fields)}
        onChange={(event) => onChange({ miles: event.target.value })}
      />
    </div>
    <SegmentedControl
      name="usage"
      row="twos"
      legend="How you use it"
      options={USAGES.map((usage) => ({ value: usage, label: USAGE_LABELS[usage] }))}
      value={fields.usage}
      onChange={(usage) => onChange({ usage })}
    />
    <SegmentedControl
      name="years"
      row="fours"
      legend="Over how long"
      options={TIMEFRAMES.map((years) => ({ value: years, label: yearsLabel(years) }))}
      value={fields.years}
      onChange={(years) => onChange({ years })}
    />
    <SubmitButton className={button({ wide: true })} isBusy={isCalculating}>
      {isCalculating ? 'Calculating...' : 'Calculate'}
    </SubmitButton>
  </form>
)
