import type { FormikProps } from 'formik'
import { FIELD_HELP, FIELD_WHY } from './content.ts'
import { contactForm } from './form.styles.ts'
import type { TypedValues } from './values.ts'

type Props = {
  formik: FormikProps<TypedValues>
  name: keyof TypedValues
  label: string
  className: string
  type?: string
  autoComplete?: string
  /** Makes it a text area of this many lines. */
  rows?: number
  /** Makes it a select. */
  options?: { value: string; label: string }[]
}

/** Not on blur: a click on the button leaves the field, and the message would move the button away from the click. */
export const isShownWrong = (formik: FormikProps<TypedValues>, name: keyof TypedValues) =>
  Boolean((formik.submitCount > 0 || formik.initialTouched[name]) && formik.errors[name])

/** A field with its label above and its error below, tied together for screen readers. */
export const ContactField = ({ formik, name, label, rows, options, ...attributes }: Props) => {
  const error = isShownWrong(formik, name) ? formik.errors[name] : undefined
  const help = FIELD_WHY[name] ?? (error && FIELD_HELP[name])
  const errorId = `${name}-error`
  const helpId = `${name}-help`
  const control = {
    ...attributes,
    ...formik.getFieldProps(name),
    id: name,
    required: true,
    // When the server sends the form back, its first wrong field gets the focus.
    autoFocus: Object.keys(formik.initialErrors)[0] === name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div>
      <label className={contactForm.label} htmlFor={name}>
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
      {error && (
        <p id={errorId} className={contactForm.error}>
          {error}
        </p>
      )}
      {help && (
        <p id={helpId} className={contactForm.help}>
          {help}
        </p>
      )}
    </div>
  )
}
