import { type ChangeEventHandler, useEffect, useState } from 'react'
import { FILTER_TITLES } from './activeFilters.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { type CountedOption, countText, type FilterOptions } from './filterOptions.ts'
import type { InventoryChoices } from './filters.ts'
import { moreFilters } from './MoreFilters.styles.ts'

type OnChange = ChangeEventHandler<HTMLInputElement | HTMLSelectElement>

type ChecksProps = {
  name: 'condition' | 'seats' | 'stock'
  options: readonly CountedOption[]
  chosen: readonly string[]
  onChange: OnChange
}

const Checks = ({ name, options, chosen, onChange }: ChecksProps) => (
  <fieldset className={moreFilters.group}>
    <legend>{FILTER_TITLES[name]}</legend>
    {options.map((option) => (
      <label key={option.value}>
        <input
          type="checkbox"
          name={name}
          value={option.value}
          checked={chosen.includes(option.value)}
          onChange={onChange}
        />
        <span>
          {option.label} <span>{countText(option.count)}</span>
        </span>
      </label>
    ))}
  </fieldset>
)

type Props = { chosen: InventoryChoices; options: FilterOptions; onChange: OnChange }

/** The filters that fewer visitors need. They stand open where one of them is set. */
export const MoreFilters = ({ chosen, options, onChange }: Props) => {
  const set = [...chosen.condition, ...chosen.seats, chosen.stock, chosen.range].filter(Boolean).length
  const [isOpen, setOpen] = useState(set > 0)
  useEffect(() => {
    if (set > 0) setOpen(true)
  }, [set])
  return (
    <details className={moreFilters.root} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>More filters{set > 0 && ` (${set})`}</summary>
      <div className={moreFilters.panel}>
        <Checks name="condition" options={options.condition} chosen={chosen.condition} onChange={onChange} />
        <Checks name="stock" options={options.stock} chosen={[chosen.stock]} onChange={onChange} />
        {options.range.length > 0 && (
          <FilterSelect
            name="range"
            label="Range"
            all="Any"
            options={options.range}
            chosen={chosen.range ? [chosen.range] : []}
            onChange={onChange}
          />
        )}
        {options.seats.length > 0 && (
          <Checks name="seats" options={options.seats} chosen={chosen.seats} onChange={onChange} />
        )}
      </div>
    </details>
  )
}
