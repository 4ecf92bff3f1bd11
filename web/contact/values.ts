import type { ContactValues } from '#graph/contact/contact.rules.ts'
import { INTEREST_OPTIONS, interestOf } from './topics.ts'

/** The fields as they are typed; the interest may be a topic. */
export type TypedValues = Record<keyof ContactValues, string>

export const EMPTY: TypedValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  interest: 'sales',
  message: '',
}

/** What a link to the form fills in, such as `?interest=service`. */
export const filledIn = (params: URLSearchParams): Partial<TypedValues> => {
  const interest = params.get('interest') ?? ''
  return INTEREST_OPTIONS.some(({ value }) => value === interest) ? { interest } : {}
}

export const FIELDS = Object.keys(EMPTY) as (keyof ContactValues)[]

/** The fields that a visitor has changed. */
export const changedFields = (values: TypedValues, initialValues: TypedValues): Partial<TypedValues> =>
  Object.fromEntries(
    FIELDS.filter((field) => values[field] !== initialValues[field]).map((field) => [field, values[field]]),
  )

/** The typed fields among those of a form that came back, which has fields for the context as well. */
export const typedFields = (posted: Record<string, string>): Partial<TypedValues> =>
  Object.fromEntries(FIELDS.filter((field) => field in posted).map((field) => [field, posted[field]]))

/** The fields as they are sent. */
export const sentValues = (values: TypedValues) =>
  ({ ...values, interest: interestOf(values.interest) }) as Required<ContactValues>
