import type { ComponentProps } from 'react'
import { field } from '#web/theme/field.styles.ts'
import { fields as style } from './fields.styles.ts'
import { asRead, useField } from './useField.ts'

type Props = ComponentProps<'input'> & {
  /** Its form, by the form's hidden field `of`. */
  of: string
  name: string
  label: string
  hint?: string
  /** What it has now, where there is something to change. */
  now?: string
}

/** A line of text with its label, its rule and what was wrong with it. */
export const TextField = ({ of, name, label, hint, now, ...input }: Props) => {
  const { id, value, problem } = useField(of, name, now)
  const notes = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      {problem && (
        <span id={`${id}-problem`} className={style.problem}>
          {problem}
        </span>
      )}
      <input
        {...input}
        id={id}
        className={field()}
        name={name}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes || undefined}
      />
      {now !== undefined && <input type="hidden" name={asRead(name)} value={now} />}
      {hint && (
        <span id={`${id}-hint`} className={style.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
