import { useEffect, useRef } from 'react'
import { X } from '#web/ui/icons.tsx'
import { activeFilters } from './activeFilters.ts'
import { type InventoryChoices, inventoryPath, type StockNames } from './filters.ts'
import { inventoryResults } from './InventoryResults.styles.ts'
import { RESULTS_ID } from './paging.ts'

type Props = { choices: InventoryChoices; whole?: StockNames }

export const ActiveFilters = ({ choices, whole }: Props) => {
  const active = activeFilters(choices, whole)
  const root = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)
  // The focus goes from a removed filter to the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when filters come or go
  useEffect(() => {
    if (focused.current < 0 || document.activeElement !== document.body) return
    const next = root.current?.querySelectorAll('a')[focused.current] ?? document.getElementById(RESULTS_ID)
    next?.focus({ preventScroll: true })
  }, [active.length])
  if (active.length === 0) return null
  return (
    <div ref={root} className={inventoryResults.active}>
      <ul className={inventoryResults.pills}>
        {active.map(({ key, label, without }, index) => (
          <li key={key}>
            <a
              className={inventoryResults.pill}
              href={without}
              aria-label={`Remove filter ${label}`}
              onFocus={() => {
                focused.current = index
              }}
            >
              <span>
                {label}
                <X />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a className={inventoryResults.clear} href={inventoryPath({ sort: choices.sort })}>
        Clear All<span>&nbsp;Filters</span>
      </a>
    </div>
  )
}
