import type { ChangeEventHandler } from 'react'
import { filterControls } from './FilterControls.styles.ts'
import type { CountedOption } from './filterOptions.ts'

type Props = {
  name: string
  label: string
  options: readonly CountedOption[]
  chosen: readonly string[]
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** Check boxes that look like a segmented control, each with its count. */
export const FilterChecks = ({ name, label: title, options, chosen, onChange }: Props) => (
  <fieldset className={filterControls.group}>
    <legend>{title}</legend>
    {options.map(({ value, label, count }) => (
      <label key={value}>
        <input type="checkbox" name={name} value={value} checked={chosen.includes(value)} onChange={onChange} />
        <span>
          <span>{label}</span>
          {count !== undefined && <small translate="no">{` (${count.toLocaleString('en-US')})`}</small>}
        </span>
      </label>
    ))}
  </fieldset>
)
