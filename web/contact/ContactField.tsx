import type { FormikProps } from 'formik'
import type { ContactValues } from '#graph/contact/contact.schema.ts'
import { contactForm } from './ContactForm.styles.ts'

type Props = {
  formik: FormikProps<ContactValues>
  name: keyof ContactValues
  label: string
  className: string
  type?: string
  autoComplete?: string
  /** Makes it a text area of this many lines. */
  rows?: number
  /** Makes it a select. */
  options?: { value: string; label: string }[]
}

/** A label above, the field, and what is wrong with it below, tied together for screen readers. */
export const ContactField = ({ formik, name, label, rows, options, ...attributes }: Props) => {
  // Not on blur: the message would move the button away from under the click that leaves the field.
  const isChecked = formik.submitCount > 0 || formik.initialTouched[name]
  const error = isChecked ? formik.errors[name] : undefined
  const errorId = `${name}-error`
  const control = {
    ...attributes,
    ...formik.getFieldProps(name),
    id: name,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
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
    </div>
  )
}
