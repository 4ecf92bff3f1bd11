import type { Cutout } from './cutouts.ts'
import { Picture } from './Picture.tsx'
import { segments } from './SegmentedControl.styles.ts'

type Props<Value extends string | number> = {
  name: string
  legend: string
  options: { value: Value; label: string; side?: Cutout }[]
  value: Value
  onChange: (value: Value) => void
  /** The number of segments in a row on a wide screen: twos for four long labels, threes, or fours for short ones. */
  row: 'twos' | 'threes' | 'fours'
}

/** A cart from the side above the words of its segment; all have one scale. */
export const SegmentPicture = ({ side }: { side: Cutout | undefined }) =>
  side && <Picture picture={{ ...side, alt: '' }} sizes="90px" isOnCard />

/** Radio buttons that look like one control with segments. */
export const SegmentedControl = <Value extends string | number>(props: Props<Value>) => {
  const { name, legend, options, value, onChange, row } = props
  return (
    <fieldset>
      <legend className={segments.legend}>{legend}</legend>
      <div className={segments[row]}>
        {options.map((option) => (
          <label key={option.value} className={segments.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <SegmentPicture side={option.side} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
