import type { ChangeEventHandler } from 'react'
import { filterControls } from './FilterControls.styles.ts'
import type { CountedOption } from './filterOptions.ts'

type Props = {
  name: string
  label: string
  options: readonly CountedOption[]
  chosen: readonly string[]
  /** Whether the options make sense without the label, where there is no room for it. */
  isPlain?: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** Check boxes that look like a segmented control, each with its count. */
export const FilterChecks = ({ name, label: title, options, chosen, isPlain, onChange }: Props) => (
  <fieldset className={`${filterControls.group} ${isPlain ? filterControls.plain : ''}`}>
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
