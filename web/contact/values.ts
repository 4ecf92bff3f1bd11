import type { ContactValues } from '#graph/contact/contact.rules.ts'
import { LISTED_REASONS, REASONS } from '#graph/dealer/reasons.ts'

/** The fields as they are typed; the field of the interest has a reason. */
export type TypedValues = Record<keyof ContactValues, string>

export const EMPTY: TypedValues = { firstName: '', lastName: '', email: '', phone: '', interest: 'sales', message: '' }

export const FIELDS = Object.keys(EMPTY) as (keyof ContactValues)[]

export const listedReason = (text: string | undefined) => LISTED_REASONS.find((reason) => reason === text)

/** The interest of a reason; any other text is left to the rules. */
export const interestOf = <Text extends string | undefined>(text: Text) => {
  const reason = listedReason(text)
  return reason ? REASONS[reason].interest : text
}

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
