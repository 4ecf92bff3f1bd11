import type { ChangeEventHandler } from 'react'
import { sideOfSeats } from '#web/ui/cutouts.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { filterControls } from './FilterControls.styles.ts'
import type { CountedOption } from './filterOptions.ts'

type Props = {
  name: string
  label: string
  options: readonly CountedOption[]
  chosen: readonly string[]
  onChange: ChangeEventHandler<HTMLInputElement>
  /** As the line-up of the home page: a cart for each number of seats, all to one scale. */
  isLineup?: boolean
}

/** Check boxes that look like a segmented control, each with its count. */
export const FilterChecks = ({ name, label: title, options, chosen, onChange, isLineup }: Props) => (
  <fieldset className={isLineup ? `${filterControls.group} ${filterControls.lineup}` : filterControls.group}>
    <legend>{title}</legend>
    {options.map(({ value, label, count }) => {
      const side = isLineup && sideOfSeats(Number(value))
      return (
        <label key={value}>
          <input type="checkbox" name={name} value={value} checked={chosen.includes(value)} onChange={onChange} />
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
