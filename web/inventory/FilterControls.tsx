import { sideOfSeats } from '#web/ui/cutouts.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { type CountedOption, countedLabel } from './filterOptions.ts'
import { type FilterOption, joinValues } from './filters.ts'
import { filterControls } from './inventory.styles.ts'

type ChecksProps = {
  name: string
  label: string
  options: readonly CountedOption[]
  chosen: readonly string[]
  /** As the line-up of the home page: a cart for each number of seats, all to one scale. */
  isLineup?: boolean
}

/** Check boxes that look like a segmented control, each with its count. */
export const FilterChecks = ({ name, label: title, options, chosen, isLineup }: ChecksProps) => (
  <fieldset className={isLineup ? `${filterControls.group} ${filterControls.lineup}` : filterControls.group}>
    <legend>{title}</legend>
    {options.map(({ value, label, count }) => {
      const side = isLineup && sideOfSeats(Number(value))
      return (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {side && <Picture picture={{ ...side, alt: '' }} sizes="120px" isOnCard />}
          <span>
            <span>{label}</span>
            {count !== undefined && <small translate="no">{` (${count.toLocaleString('en-US')})`}</small>}
          </span>
        </label>
      )
    })}
  </fieldset>
)

type SelectProps = {
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
}

export const FilterSelect = (props: SelectProps) => {
  const { name, label, all = 'All', options, chosen, several, form, className } = props
  const value = joinValues(chosen)
  const look = className ?? `${filterControls.select} ${value ? filterControls.chosen : ''}`
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
