import { X } from '#web/ui/shellIcons.tsx'
import { activeFilters } from './activeFilters.ts'
import { type InventoryChoices, inventoryPath, type StockNames } from './filters.ts'
import { inventoryResults } from './InventoryResults.styles.ts'

type Props = { choices: InventoryChoices; whole?: StockNames }

export const ActiveFilters = ({ choices, whole }: Props) => {
  const active = activeFilters(choices, whole)
  if (active.length === 0) return null
  return (
    <div className={inventoryResults.active}>
      <ul className={inventoryResults.pills}>
        {active.map(({ key, label, without }) => (
          <li key={key}>
            <a className={inventoryResults.pill} href={without} aria-label={`Remove filter ${label}`}>
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
