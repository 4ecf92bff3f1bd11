import type { FieldInputProps } from 'formik'
import type { ComponentProps } from 'react'
import { field } from '#web/theme/field.styles.ts'
import { refusal, fieldParts as style } from './Field.styles.ts'

type Attribute = 'defaultValue' | 'inputMode' | 'list' | 'maxLength' | 'min' | 'placeholder' | 'required' | 'type'

type Props = Partial<FieldInputProps<string>> &
  Pick<ComponentProps<'input'>, Attribute | 'autoComplete'> & {
    id: string
    name: string
    label: string
    /** What is wrong with what was typed. */
    error?: string
    help?: string
    /** Makes it a text area of this many lines. */
    rows?: number
    /** Makes it a select. */
    options?: readonly { value: string; label: string }[]
  }

/** A field with its label above and its error below, tied together for screen readers. */
export const Field = ({ id, label, error, help, rows, options, ...attributes }: Props) => {
  const control = {
    ...attributes,
    id,
    className: field(),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      {options && (
        <select {...control}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      {rows && <textarea {...control} rows={rows} />}
      {!options && !rows && <input {...control} />}
      {error && <FieldError id={id} error={error} />}
      {help && (
        <p id={`${id}-help`} className={style.help}>
          {help}
        </p>
      )}
    </div>
  )
}

/** What is wrong with the field of this id, which names it in `aria-describedby`. */
export const FieldError = ({ id, error }: { id: string; error: string }) => (
  <p id={`${id}-error`} className={style.error}>
    {error}
  </p>
)

/** Stands above a form that was refused, with a link to each field that is to be corrected. */
export const WrongFields = ({ title, fields }: { title: string; fields: { id?: string; text: string }[] }) => (
  // biome-ignore lint/a11y/noAutofocus: a page that the server sends back begins with what is wrong
  <div className={refusal.notice} role="alert" tabIndex={-1} autoFocus>
    <p>{title}</p>
    <ul className={refusal.wrong}>
      {fields.map(({ id, text }) => (
        <li key={text}>{id ? <a href={`#${id}`}>{text}</a> : text}</li>
      ))}
    </ul>
  </div>
)
