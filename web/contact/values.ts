import type { ContactValues } from '#graph/contact/contact.rules.ts'

export const EMPTY: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  interest: 'sales',
  message: '',
}

export const FIELDS = Object.keys(EMPTY) as (keyof ContactValues)[]

/** The fields that a visitor has changed. */
export const changedFields = (values: ContactValues, initialValues: ContactValues): Partial<ContactValues> =>
  Object.fromEntries(
    FIELDS.filter((field) => values[field] !== initialValues[field]).map((field) => [field, values[field]]),
  )
