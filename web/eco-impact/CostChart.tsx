import { layout } from '#web/theme/layout.styles.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'
import { costChart } from './eco.styles.ts'
import type { YearCost } from './ecoImpact.ts'

// Heights are in pixels and widths in percent, so that the text keeps its size at every width.
const HEIGHT = 296
const PLOT = { top: 8, bottom: HEIGHT - 28 }
// Keeps the bars of a single year narrow.
const FEWEST_SLOTS = 3

/** Gas against electric cost, added up by the end of each year: bars for the eye, a table for screen readers. */
export const CostChart = ({ costs }: { costs: YearCost[] }) => {
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
              <rect
                data-cost="gas"
                x={`${middle - bar}%`}
                width={`${bar}%`}
                y={PLOT.bottom - height(gas)}
                height={height(gas)}
              />
              <rect
                data-cost="electric"
                x={`${middle}%`}
                width={`${bar}%`}
                y={PLOT.bottom - height(electric)}
                height={height(electric)}
              />
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
