import type { FormikProps } from 'formik'
import type { ComponentProps } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { FIELD_HELP, FIELD_WHY } from './content.ts'
import type { TypedValues } from './values.ts'

type Props = Omit<ComponentProps<typeof Field>, 'id'> & { formik: FormikProps<TypedValues>; name: keyof TypedValues }

/** Not on blur: a click on the button leaves the field, and the message would move the button away from the click. */
export const isShownWrong = (formik: FormikProps<TypedValues>, name: keyof TypedValues) =>
  Boolean((formik.submitCount > 0 || formik.initialTouched[name]) && formik.errors[name])

/** A field of the form, whose error stands beside it once the form was sent. */
export const ContactField = ({ formik, name, ...field }: Props) => {
  const error = isShownWrong(formik, name) ? formik.errors[name] : undefined
  return (
    <Field
      {...field}
      {...formik.getFieldProps(name)}
      id={name}
      error={error}
      help={FIELD_WHY[name] ?? (error && FIELD_HELP[name])}
      required
    />
  )
}
