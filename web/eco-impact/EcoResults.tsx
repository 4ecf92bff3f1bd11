import { useLayoutEffect, useState } from 'react'
import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/format.ts'
import { Leaf } from '#web/ui/icons.tsx'
import { CELEBRATION, yearsLabel } from './content.ts'
import { costChart, ecoCalculator } from './eco.styles.ts'
import { costByYear, type EcoForm, type EcoImpact, ecoImpact, START, toEcoInputs, type YearCost } from './ecoImpact.ts'

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

// Heights are in pixels and widths in percent, so that the text keeps its size at every width.
const HEIGHT = 296
const PLOT = { top: 8, bottom: HEIGHT - 28 }
// Keeps the bars of a single year narrow.
const FEWEST_SLOTS = 3

/** Gas against electric cost, added up by the end of each year: bars for the eye, a table for screen readers. */
const CostChart = ({ costs }: { costs: YearCost[] }) => {
  const largest = Math.max(...costs.map(({ gas }) => gas), 0)
  const height = (usd: number) => (largest > 0 ? (Math.max(usd, 0) / largest) * (PLOT.bottom - PLOT.top) : 0)
  const slot = 100 / Math.max(costs.length, FEWEST_SLOTS)
  const bar = slot * 0.3
  const total = costs.at(-1)!

  return (
    <figure className={costChart.root}>
      <figcaption className={costChart.caption}>
        <span className={costChart.gas}>Gas {formatPrice(total.gas)}</span>
        <span className={costChart.electric}>Electricity {formatPrice(total.electric)}</span>
      </figcaption>
      <svg className={costChart.plot} width="100%" height={HEIGHT} aria-hidden="true">
        {costTicks(largest).map((usd) => (
          <g key={usd}>
            <line x1="0" x2="100%" y1={PLOT.bottom - height(usd)} y2={PLOT.bottom - height(usd)} />
            <text x="-10" y={PLOT.bottom - height(usd) + 4} textAnchor="end">
              {formatPrice(usd)}
            </text>
          </g>
        ))}
        {costs.map(({ year, gas, electric }, index) => {
          const middle = slot * (index + 0.5)
          return (
            <g key={year}>
              {Object.entries({ gas, electric }).map(([cost, usd], side) => (
                <rect
                  key={cost}
                  data-cost={cost}
                  x={`${middle + (side - 1) * bar}%`}
                  width={`${bar}%`}
                  y={PLOT.bottom - height(usd)}
                  height={height(usd)}
                />
              ))}
              <text x={`${middle}%`} y={HEIGHT - 8} textAnchor="middle">
                {costs.length <= 5 && <tspan>Year </tspan>}
                {year}
              </text>
            </g>
          )
        })}
      </svg>
      <div className={layout.visuallyHidden}>
        <table>
          <caption>Cost of gas and of electricity by the end of each year</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Gas</th>
              <th scope="col">Electricity</th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ year, gas, electric }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{formatPrice(gas)}</td>
                <td>{formatPrice(electric)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

const ROUND_STEPS = [1, 2, 2.5, 5, 10]
const LINES = 4

/** Round values for the grid lines of a chart from 0 to the largest value: at most five of them, 0 included. */
export const costTicks = (largest: number) => {
  if (largest <= 0) return [0]
  const rough = largest / LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ROUND_STEPS.find((round) => round * power >= rough)!
  return Array.from({ length: Math.floor(largest / step) + 1 }, (_, index) => index * step)
}
