import type { FilterName, FilterOption, InventoryFilters } from './filters.ts'
import { filterBar } from './InventoryFilterBar.styles.ts'

type Props = {
  name: FilterName
  label: string
  options: FilterOption[]
  filters: InventoryFilters
  onChange: (changed: Partial<InventoryFilters>) => void
}

export const FilterSelect = ({ name, label, options, filters, onChange }: Props) => (
  <label className={filterBar.select}>
    <span>{label}</span>
    <select name={name} value={filters[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
      <option value="">All</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)
