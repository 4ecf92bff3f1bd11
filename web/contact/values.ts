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
