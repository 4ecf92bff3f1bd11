import type { ChangeEventHandler } from 'react'
import { filterControls } from './FilterControls.styles.ts'
import { type CountedOption, countedLabel } from './filterOptions.ts'
import { type FilterOption, joinValues } from './filters.ts'

type Props = {
  name: string
  label: string
  /** The label of the empty option. */
  all?: string
  options: readonly (FilterOption | CountedOption)[]
  chosen: readonly string[]
  /** The plural for an address with several values, of which the select can only set one. */
  several?: string
  form?: string
  className?: string
  onChange: ChangeEventHandler<HTMLSelectElement>
}

export const FilterSelect = (props: Props) => {
  const { name, label, all = 'All', options, chosen, several, form, className, onChange } = props
  const value = joinValues(chosen)
  const look = className ?? `${filterControls.select} ${value ? filterControls.chosen : ''}`
  return (
    <label className={look}>
      <span>{label}</span>
      <select name={name} form={form} value={value} onChange={onChange}>
        <option value="">{all}</option>
        {chosen.length > 1 && (
          <option value={value}>
            {chosen.length} {several}
          </option>
        )}
        {chosen.length === 1 && !options.some((option) => option.value === chosen[0]) && (
          <option value={value}>{chosen[0]}</option>
        )}
        {options.map((option) => (
          <option key={option.value} value={joinValues([option.value])}>
            {/* What is chosen is said without its count, which the list below has. */}
            {value === joinValues([option.value]) ? option.label : countedLabel(option)}
          </option>
        ))}
      </select>
    </label>
  )
}
