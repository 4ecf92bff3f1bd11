import type { ContactValues } from '#graph/contact/contact.rules.ts'
import { LISTED_REASONS, REASONS, reasonOf } from '#graph/dealer/reasons.ts'
import type { InquiryContext } from '#web/parts/inquiryContext.ts'

/** The fields as they are typed; the field `interest` has a reason, of which the API gets the interest. */
export type TypedValues = Record<keyof ContactValues, string>

export const EMPTY: TypedValues = { firstName: '', lastName: '', email: '', phone: '', interest: 'sales', message: '' }

export const CONTACT_FIELDS = Object.keys(EMPTY) as (keyof ContactValues)[]

/** Whether the form asks for the reason; otherwise the title says it. */
export const asksReason = (context: InquiryContext) => reasonOf(context) === EMPTY.interest

export const listedReason = (text: string | undefined) => LISTED_REASONS.find((reason) => reason === text)

export const changedFields = (values: TypedValues, initialValues: TypedValues): Partial<TypedValues> =>
  Object.fromEntries(
    CONTACT_FIELDS.filter((field) => values[field] !== initialValues[field]).map((field) => [field, values[field]]),
  )

/** The typed fields among those of a form that came back, which has fields for the context as well. */
export const typedFields = (posted: Record<string, string>): Partial<TypedValues> =>
  Object.fromEntries(CONTACT_FIELDS.filter((field) => field in posted).map((field) => [field, posted[field]]))

/** The fields as they are sent, with the interest of the reason. Any other text is left to the rules. */
export const sentValues = (values: TypedValues) => {
  const reason = listedReason(values.interest)
  return { ...values, interest: reason ? REASONS[reason].interest : values.interest } as Required<ContactValues>
}
