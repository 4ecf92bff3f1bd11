import type { ContactInterestValue, ContactValues } from '#graph/contact/contact.rules.ts'
import { INTERESTS } from '#graph/dealer/interests.ts'
import { nameOfSlug } from '#web/ui/format.ts'
import { quoteWords } from './content.ts'

export const EMPTY: Required<ContactValues> = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  interest: 'sales',
  message: '',
}

const SLUG = /^[a-z]{1,20}(-[a-z]{1,20}){0,3}$/

/** What a link to the form fills in: `?interest=service`, and `?town=hazleton` where a town's visitor wants a quote. */
export const filledIn = (params: URLSearchParams): Partial<ContactValues> => {
  const interest = params.get('interest') ?? ''
  const town = params.get('town') ?? ''
  return {
    ...(Object.hasOwn(INTERESTS, interest) && { interest: interest as ContactInterestValue }),
    ...(SLUG.test(town) && { message: quoteWords(nameOfSlug(town)) }),
  }
}

export const FIELDS = Object.keys(EMPTY) as (keyof ContactValues)[]

/** The fields that a visitor has changed. */
export const changedFields = (values: ContactValues, initialValues: ContactValues): Partial<ContactValues> =>
  Object.fromEntries(
    FIELDS.filter((field) => values[field] !== initialValues[field]).map((field) => [field, values[field]]),
  )
