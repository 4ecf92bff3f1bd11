import type { ChangeEventHandler } from 'react'
import { sideOfSeats } from '#web/ui/cutouts.ts'
import { Picture } from '#web/ui/Picture.tsx'
import { filterControls } from './FilterControls.styles.ts'
import type { CountedOption } from './filterOptions.ts'

type Props = {
  label: string
  options: readonly CountedOption[]
  chosen: readonly string[]
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** The line-up of the home page as check boxes: a cart for each number of seats, all to one scale. */
export const SeatChecks = ({ label: title, options, chosen, onChange }: Props) => (
  <fieldset className={`${filterControls.group} ${filterControls.lineup}`}>
    <legend>{title}</legend>
    {options.map(({ value, label, count }) => {
      const side = sideOfSeats(Number(value))
      return (
        <label key={value}>
          <input type="checkbox" name="seats" value={value} checked={chosen.includes(value)} onChange={onChange} />
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
