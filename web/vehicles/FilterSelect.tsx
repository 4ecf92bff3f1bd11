import { startTransition, useOptimistic } from 'react'
import type { FilterName, FilterOption, InventoryFilters } from './filters.ts'
import { filterBar } from './InventoryFilterBar.styles.ts'

type Props = {
  name: FilterName
  label: string
  options: FilterOption[]
  filters: InventoryFilters
  onChange: (changed: Partial<InventoryFilters>) => void
}

export const FilterSelect = ({ name, label, options, filters, onChange }: Props) => {
  // The address holds the choice, and changes only once the filtered list can be shown.
  const [chosen, setChosen] = useOptimistic(filters[name])
  const choose = (value: string) =>
    startTransition(() => {
      setChosen(value)
      onChange({ [name]: value })
    })
  return (
    <label className={filterBar.select}>
      <span>{label}</span>
      <select name={name} value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">All</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
