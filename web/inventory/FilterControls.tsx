import { type CountedOption, countedLabel } from './filterOptions.ts'
import { type FilterOption, joinValues } from './filters.ts'
import { filterControls } from './inventory.styles.ts'

type ChecksProps = { name: string; label: string; options: readonly CountedOption[]; chosen: readonly string[] }

/** Check boxes that look like a segmented control, each with its count. */
export const FilterChecks = ({ name, label: title, options, chosen }: ChecksProps) => (
  <fieldset className={filterControls.group}>
    <legend>{title}</legend>
    {options.map(({ value, label, count }) => (
      <label key={value}>
        <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
        {label}
        {count !== undefined && <small>{` (${count.toLocaleString('en-US')})`}</small>}
      </label>
    ))}
  </fieldset>
)

type SelectProps = {
  name: string
  label: string
  /** The label of the empty option, which names the filter: the row of a wide screen has no room for `label`. */
  all: string
  options: readonly (FilterOption | CountedOption)[]
  chosen: readonly string[]
  /** The plural for an address with several values, of which the select can only set one. */
  several?: string
  form?: string
  className?: string
}

export const FilterSelect = (props: SelectProps) => {
  const { name, label, all, options, chosen, several, form, className } = props
  const value = joinValues(chosen)
  const look = className ?? `${filterControls.select}${value && ` ${filterControls.chosen}`}`
  return (
    <label className={look}>
      <span>{label}</span>
      <select name={name} form={form} defaultValue={value}>
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
