import { useLayoutEffect, useState } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { Leaf } from '#web/ui/icons.tsx'
import { CostChart } from './CostChart.tsx'
import { CELEBRATION, yearsLabel } from './content.ts'
import { ecoCalculator } from './eco.styles.ts'
import { costByYear, type EcoForm, type EcoImpact, ecoImpact, START, toEcoInputs } from './ecoImpact.ts'

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
        <h3 id="results" className={layout.h3}>
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

const COUNT_MS = 1200

const easeOut = (share: number) => 1 - (1 - share) ** 3
const prefersStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The part of a figure to show, from 0 to 1: counts up in each run but run 0, and stays 1 under reduced motion. */
const useCountUp = (run: number) => {
  const [share, setShare] = useState(1)

  // Before the browser paints: otherwise the whole figure flashes up first.
  useLayoutEffect(() => {
    if (run === 0 || prefersStill()) return
    const startedAt = performance.now()
    let frame = 0
    const count = (now: number) => {
      const passed = Math.min(1, Math.max(0, now - startedAt) / COUNT_MS)
      setShare(easeOut(passed))
      if (passed < 1) frame = requestAnimationFrame(count)
    }
    count(startedAt)
    return () => cancelAnimationFrame(frame)
  }, [run])

  return share
}
