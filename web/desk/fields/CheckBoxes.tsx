import { fields as style } from './fields.styles.ts'
import { asRead, useField } from './useField.ts'

type Props = {
  /** The form, by its hidden field `of`. */
  of: string
  name: string
  legend: string
  choices: { value: string; label: string }[]
  /** Those that are ticked now, with commas between them. */
  now?: string
}

/** Some of several things. */
export const CheckBoxes = ({ of, name, legend, choices, now }: Props) => {
  const { id, value, problem } = useField(of, name, now)
  const ticked = value.split(', ')
  return (
    <fieldset className={style.field} aria-describedby={problem && `${id}-problem`}>
      <legend>{legend}</legend>
      {problem && (
        <span id={`${id}-problem`} className={style.problem}>
          {problem}
        </span>
      )}
      <div className={style.boxes}>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" name={name} value={value} defaultChecked={ticked.includes(value)} />
            {label}
          </label>
        ))}
      </div>
      {now !== undefined && <input type="hidden" name={asRead(name)} value={now} />}
    </fieldset>
  )
}
