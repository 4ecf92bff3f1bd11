import { layout } from '#web/theme/layout.styles.ts'
import { formatCents } from '#web/ui/formatPrice.ts'
import { Leaf } from '#web/ui/icons.tsx'
import { CostChart } from './CostChart.tsx'
import { CELEBRATION, yearsLabel } from './content.ts'
import { ecoCalculator } from './EcoCalculator.styles.ts'
import { costByYear, type EcoImpact, ecoImpact } from './ecoImpact.ts'
import { type EcoForm, toEcoInputs } from './ecoInputs.ts'
import { useCountUp } from './useCountUp.ts'

const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, signDisplay: 'negative' })

const FIGURES: { name: keyof EcoImpact; label: string; format: (value: number) => string; unit?: string }[] = [
  { name: 'costSaved', label: 'Gas cost saved', format: formatCents },
  { name: 'electricCost', label: 'Electric cost', format: formatCents },
  { name: 'netSavings', label: 'Net savings', format: formatCents },
  { name: 'co2Saved', label: 'CO2 saved', format: oneDecimal.format, unit: 'lbs' },
  { name: 'fuelSaved', label: 'Fuel saved', format: oneDecimal.format, unit: 'gallons' },
  { name: 'treesEquivalent', label: 'Trees equivalent', format: oneDecimal.format, unit: 'trees' },
]

type Props = { calculated: EcoForm | null; isCelebrating: boolean; run: number }

export const EcoResults = ({ calculated, isCelebrating, run }: Props) => {
  const share = useCountUp(run)
  const inputs = calculated && toEcoInputs(calculated)
  const impact = inputs && ecoImpact(inputs)
  return (
    <section className={ecoCalculator.results} data-on="forest" aria-labelledby="results">
      <div className={ecoCalculator.head}>
        <h3 id="results" className={ecoCalculator.resultsTitle}>
          {inputs ? `After ${yearsLabel(inputs.years)} of driving electric` : 'What you would save'}
        </h3>
        <div role="status">
          {isCelebrating && (
            <div className={ecoCalculator.celebration}>
              <Leaf />
              <p>
                <strong>{CELEBRATION.title}</strong> {CELEBRATION.text}
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
              {impact ? format(impact[name] * share) : <Pending />} {impact && unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {inputs ? (
        <CostChart costs={costByYear(inputs)} />
      ) : (
        <p className={ecoCalculator.noChart}>Press Calculate, and gas and electricity stand side by side here.</p>
      )}
    </section>
  )
}

const Pending = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className={layout.visuallyHidden}>not calculated yet</span>
  </>
)
