import { X } from '#web/ui/icons.tsx'
import { activeFilters, type InventoryFilters } from './filters.ts'
import { inventoryResults } from './InventoryResults.styles.ts'

export const ActiveFilters = ({ filters }: { filters: InventoryFilters }) => {
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <>
      <ul className={inventoryResults.pills}>
        {active.map(({ name, label, without }) => (
          <li key={name}>
            <a className={inventoryResults.pill} href={without} aria-label={`Remove filter ${label}`}>
              {label}
              <X />
            </a>
          </li>
        ))}
      </ul>
      <a className={inventoryResults.clear} href="/inventory">
        Clear All Filters
      </a>
    </>
  )
}
