import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Leaf } from '#web/ui/icons.tsx'
import { CostChart } from './CostChart.tsx'
import { CELEBRATION, yearsLabel } from './content.ts'
import { ecoCalculator } from './EcoCalculator.styles.ts'
import { costByYear, type EcoImpact, ecoImpact } from './ecoImpact.ts'
import { type EcoForm, START, toEcoInputs } from './ecoInputs.ts'
import { useCountUp } from './useCountUp.ts'

/** Whole numbers, with two digits at least: an estimate is no more exact than that. */
const { format: rounded } = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 0,
  maximumSignificantDigits: 2,
  roundingPriority: 'morePrecision',
  signDisplay: 'negative',
})

const FIGURES: { name: keyof EcoImpact; label: string; format: (value: number) => string; unit?: string }[] = [
  { name: 'costSaved', label: 'Gas cost saved', format: formatPrice },
  { name: 'electricCost', label: 'Electric cost', format: formatPrice },
  { name: 'netSavings', label: 'Net savings', format: formatPrice },
  { name: 'co2Saved', label: 'CO2 saved', format: rounded, unit: 'lbs' },
  { name: 'fuelSaved', label: 'Fuel saved', format: rounded, unit: 'gallons' },
  { name: 'treesEquivalent', label: 'Trees equivalent', format: rounded, unit: 'trees' },
]

/** For screen readers, without the figures that count up. */
const inWords = (impact: EcoImpact) =>
  `. ${FIGURES.map(({ name, label, format, unit = '' }) => `${label}: ${format(impact[name])} ${unit}`.trim()).join(', ')}.`

type Props = { calculated: EcoForm | null; isCelebrating: boolean; run: number }

export const EcoResults = ({ calculated, isCelebrating, run }: Props) => {
  const share = useCountUp(run)
  // Before anything was calculated, the results are those of the form as it starts.
  const inputs = toEcoInputs(calculated ?? START)
  const impact = ecoImpact(inputs)
  return (
    <section className={ecoCalculator.results} data-on="forest" aria-labelledby="results">
      <div className={ecoCalculator.head}>
        <h3 id="results" className={ecoCalculator.resultsTitle}>
          {`After ${yearsLabel(inputs.years)} of driving electric`}
        </h3>
        <div role="status">
          {isCelebrating && (
            <div className={ecoCalculator.celebration}>
              <Leaf />
              <p>
                <strong>{CELEBRATION.title}</strong> {CELEBRATION.text}
                <span className={layout.visuallyHidden}>{inWords(impact)}</span>
              </p>
            </div>
          )}
        </div>
      </div>
      <dl className={ecoCalculator.figures}>
        {FIGURES.map(({ name, label, format, unit }) => (
          <div key={name} data-figure={name}>
            <dt>{label}</dt>
            <dd>
              <span translate="no">{format(impact[name] * share)}</span> {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <CostChart costs={costByYear(inputs)} />
    </section>
  )
}
