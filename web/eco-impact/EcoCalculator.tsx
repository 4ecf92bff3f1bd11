import { useEffect, useState } from 'react'
import { island } from '#web/islands/island.tsx'
import { useFormInAddress } from '#web/islands/useFormInAddress.ts'
import { button } from '#web/theme/button.styles.ts'
import { card } from '#web/theme/card.styles.ts'
import { field } from '#web/theme/field.styles.ts'
import { DefinitionList } from '#web/ui/lists.tsx'
import { SegmentedControl } from '#web/ui/SegmentedControl.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { ASSUMPTIONS, USAGE_LABELS, yearsLabel } from './content.ts'
import { EcoResults } from './EcoResults.tsx'
import { ecoCalculator } from './eco.styles.ts'
import {
  type EcoForm,
  MILES,
  readEcoForm,
  START,
  sliderMiles,
  TIMEFRAMES,
  USAGE_MULTIPLIERS,
  type UsageType,
  writeEcoForm,
} from './ecoImpact.ts'

const USAGES = Object.keys(USAGE_MULTIPLIERS) as UsageType[]

/** A plain GET form: without scripts the server renders the results. `noValidate`: miles out of range count too. */
const Calculator = () => {
  const { form, fields, change, calculate, calculated, phase, runs } = useCalculator()
  const isCalculating = phase === 'calculating'
  return (
    <div className={`${card({ variant: 'flat' })} ${ecoCalculator.root}`}>
      <form
        ref={form}
        className={ecoCalculator.fields}
        action="/eco-impact"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          calculate()
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
              onChange={(event) => change({ miles: event.target.value })}
            />
          </div>
          <input
            className={ecoCalculator.slider}
            type="range"
            data-field="miles"
            aria-label="Miles per week, slider"
            {...MILES}
            value={sliderMiles(fields)}
            onChange={(event) => change({ miles: event.target.value })}
          />
        </div>
        <SegmentedControl
          name="usage"
          row="twos"
          legend="How you use it"
          options={USAGES.map((usage) => ({ value: usage, label: USAGE_LABELS[usage] }))}
          value={fields.usage}
          onChange={(usage) => change({ usage })}
        />
        <SegmentedControl
          name="years"
          row="fours"
          legend="Over how long"
          options={TIMEFRAMES.map((years) => ({ value: years, label: yearsLabel(years) }))}
          value={fields.years}
          onChange={(years) => change({ years })}
        />
        <SubmitButton className={button({ wide: true })} isBusy={isCalculating}>
          {isCalculating ? 'Calculating...' : 'Calculate'}
        </SubmitButton>
      </form>
      <EcoResults calculated={calculated} isCelebrating={phase === 'celebrating'} run={runs} />
      <DefinitionList className={ecoCalculator.assumptions} rows={ASSUMPTIONS} />
    </div>
  )
}

export const EcoCalculator = island('EcoCalculator', Calculator)

const CALCULATING_MS = 1500
const CELEBRATION_MS = 3000

type Phase = { name: 'idle' | 'celebrating' } | { name: 'calculating'; fields: EcoForm }

const useCalculator = () => {
  const { form, fields, saved, change, save } = useFormInAddress({
    read: readEcoForm,
    write: writeEcoForm,
    start: START,
  })
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const [runs, setRuns] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a phase ends once
  useEffect(() => {
    if (phase.name === 'calculating') {
      const timer = setTimeout(() => {
        save(phase.fields)
        setPhase({ name: 'celebrating' })
        setRuns((count) => count + 1)
      }, CALCULATING_MS)
      return () => clearTimeout(timer)
    }
    if (phase.name === 'celebrating') {
      const timer = setTimeout(() => setPhase({ name: 'idle' }), CELEBRATION_MS)
      return () => clearTimeout(timer)
    }
  }, [phase])

  return {
    form,
    fields,
    change,
    calculate: () => setPhase({ name: 'calculating', fields }),
    calculated: saved,
    phase: phase.name,
    /** Number of calculations on this page; 0 when the results came with the address. */
    runs,
  }
}
