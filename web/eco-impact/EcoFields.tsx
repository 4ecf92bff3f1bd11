import type { Ref } from 'react'
import { button } from '#web/theme/button.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { Segments } from '#web/ui/Segments.tsx'
import { USAGE_LABELS, yearsLabel } from './content.ts'
import { ecoCalculator } from './EcoCalculator.styles.ts'
import { TIMEFRAMES, USAGE_MULTIPLIERS, type UsageType } from './ecoImpact.ts'
import { type EcoForm, MILES, sliderMiles } from './ecoInputs.ts'

const USAGES = Object.keys(USAGE_MULTIPLIERS) as UsageType[]

type Props = {
  form: Ref<HTMLFormElement>
  slider: Ref<HTMLInputElement>
  choice: EcoForm
  isCalculating: boolean
  onChange: (changed: Partial<EcoForm>) => void
  onSubmit: () => void
}

/** A plain GET form: without scripts the server renders the results. `noValidate`: miles out of range count too. */
export const EcoFields = ({ form, slider, choice, isCalculating, onChange, onSubmit }: Props) => (
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
          value={choice.miles}
          onChange={(event) => onChange({ miles: event.target.value })}
        />
      </div>
      <input
        ref={slider}
        className={ecoCalculator.slider}
        type="range"
        aria-label="Miles per week, slider"
        {...MILES}
        value={sliderMiles(choice)}
        onChange={(event) => onChange({ miles: event.target.value })}
      />
    </div>
    <Segments
      name="usage"
      row="twos"
      legend="How it is used"
      options={USAGES.map((usage) => ({ value: usage, label: USAGE_LABELS[usage] }))}
      value={choice.usage}
      onChange={(usage) => onChange({ usage })}
    />
    <Segments
      name="years"
      row="fours"
      legend="Over how long"
      options={TIMEFRAMES.map((years) => ({ value: years, label: yearsLabel(years) }))}
      value={choice.years}
      onChange={(years) => onChange({ years })}
    />
    <button type="submit" className={button({ wide: true })} disabled={isCalculating}>
      {isCalculating ? 'Calculating...' : 'Calculate'}
    </button>
  </form>
)
