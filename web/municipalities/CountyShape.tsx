import county from '#graph/dealer/county.json' with { type: 'json' }
import { countyMap } from './CountyMap.styles.ts'

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`

/** The land under the pins. Names are text of the page and not of the drawing, so that they keep their size. */
export const CountyShape = () => (
  <div aria-hidden="true">
    <svg className={countyMap.land} viewBox={`0 0 ${county.width} ${county.height}`} aria-hidden="true">
      <path className={countyMap.borders} d={county.borders} />
      <path className={countyMap.county} d={county.county} />
    </svg>
    {county.neighbours.map(({ name, x, y }) => (
      <span
        key={name}
        className={countyMap.neighbour}
        style={{ left: percent(x, county.width), top: percent(y, county.height) }}
      >
        {name}
      </span>
    ))}
  </div>
)
