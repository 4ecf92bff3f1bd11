import { ArraySchema, type InferType, ObjectSchema, object, type Schema, string, ValidationError } from 'yup'
import { MESSAGE_CHARACTERS } from '#graph/api/limits.ts'
import type { UserErrorCode } from '#graph/api/user-error.ts'
import { INTERESTS } from '#graph/dealer/reasons.ts'
import { asciiEmail, EMAIL_ADDRESS, LONGEST_EMAIL, LONGEST_MAILBOX } from '#graph/shared/mail-address.ts'
import { onOneLine } from '#graph/shared/words.ts'

/** A user error before it is answered: `field` is a path such as "context.vehicleIds". */
export interface ContactError {
  field: string
  message: string
  code: UserErrorCode
}

const NULL_CHARACTER = '\0'

const INTEREST_MESSAGE = `Interest must be one of ${INTERESTS.join(', ')}`

// Postgres stores half of a split emoji as U+FFFD. The same replacement here keeps a retry equal to the stored inquiry.
const storable = (value: string) => value.replace(/\p{Surrogate}/gu, '\uFFFD')

/** The first characters of a text, as people count them: an emoji is one, and yup would count two. */
const firstCharacters = (value: string, count: number) => [...value.slice(0, 2 * count)].slice(0, count).join('')

const bound = (name: 'min' | 'max', bounds: { min?: number; max?: number }, message: string) => ({
  name,
  message,
  params: bounds,
  exclusive: true,
  test: (value: string | null | undefined) => {
    const { length } = [...(value ?? '')]
    return value == null || (length >= (bounds.min ?? 0) && length <= (bounds.max ?? length))
  },
})

export const atLeast = (min: number, message: string) => bound('min', { min }, message)
const atMost = (max: number, message: string) => bound('max', { max }, message)

/**
 * A trimmed text. A number, an object or a list fails, where yup alone would convert it to text.
 * A long text is cut one character above the limit, so that its length costs nothing and it still fails.
 */
export const text = (
  label: string,
  max: number,
  clean = (value: string) => value,
  tooLong = `${label} must be at most ${max} characters`,
) =>
  string()
    .transform((_value, original: unknown) =>
      typeof original === 'string' ? storable(firstCharacters(clean(original).trim(), max + 1)) : original,
    )
    .typeError(`${label} must be text`)
    .test(atMost(max, tooLong))
    .test(
      'null-character',
      `${label} must not contain the null character`,
      (value) => value == null || !value.includes(NULL_CHARACTER),
    )

/** A browser without scripts sends two characters for a line's end, which would count twice and be quoted as two lines. */
const withOneLineEnd = (value: string) => value.replace(/\r\n?|[\u2028\u2029]/g, '\n')

const line = (label: string, max: number) => text(label, max, onOneLine)

export const optionalText = (label: string, max: number) => text(label, max).nullable().optional()

const interest = string()
  .transform((_value, original: unknown) => {
    if (typeof original === 'string') return original.trim().toLowerCase()
    return original === null ? 'sales' : original
  })
  .typeError(INTEREST_MESSAGE)
  .oneOf(INTERESTS, INTEREST_MESSAGE)
  .default('sales')

const MESSAGE_TOO_SHORT = `Message must be at least ${MESSAGE_CHARACTERS.least} characters`

/** The rules for an inquiry: the form in the browser, the mutation and the REST call share them. */
export const contactSchema = object({
  firstName: line('First name', 100).required('First name is required'),
  lastName: line('Last name', 100).required('Last name is required'),
  email: text('Email', LONGEST_EMAIL, (value) => asciiEmail(onOneLine(value)))
    .required('Invalid email address')
    .matches(EMAIL_ADDRESS, { name: 'email', message: 'Invalid email address', excludeEmptyString: true })
    .test(
      'mailbox-max',
      `The part of the email before the @ must be at most ${LONGEST_MAILBOX} characters`,
      (value) => !value || value.indexOf('@') <= LONGEST_MAILBOX,
    ),
  phone: line('Phone number', 100).required('Phone number is required').test(atLeast(10, 'Phone number is required')),
  interest,
  message: text('Message', MESSAGE_CHARACTERS.most, withOneLineEnd)
    .required(MESSAGE_TOO_SHORT)
    .test(atLeast(MESSAGE_CHARACTERS.least, MESSAGE_TOO_SHORT)),
})

export type ContactValues = InferType<typeof contactSchema>

export const CONTACT_FIELDS = Object.keys(contactSchema.fields) as (keyof ContactValues)[]

export type Validated<Values> = { values: Values; errors?: undefined } | { values?: undefined; errors: ContactError[] }

/** Returns the trimmed values, or one error for each wrong field, in the order of the form. */
export const validateContact = (values: object): Promise<Validated<ContactValues>> => validate(contactSchema, values)

export async function validate<Values>(schema: Schema<Values>, values: object): Promise<Validated<Values>> {
  try {
    return { values: await schema.validate(plain(schema, values), { abortEarly: false, stripUnknown: true }) }
  } catch (error) {
    if (!ValidationError.isError(error)) throw error
    return { errors: firstErrorPerField(error.inner) }
  }
}

/** The longest list that any field accepts. */
const LONGEST_LIST = 10

/**
 * Only the own properties that the schema names. yup would call a `toString` that a caller sent, so an object or a list
 * becomes an empty one where the schema has none, and yup refuses it.
 */
function plain(schema: unknown, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (schema instanceof ArraySchema && Array.isArray(value))
    return value.slice(0, LONGEST_LIST).map((entry) => plain(schema.innerType, entry))
  if (!(schema instanceof ObjectSchema)) return {}
  if (Array.isArray(value)) return []
  const own = Object.entries(value).filter(([name]) => Object.hasOwn(schema.fields, name))
  return Object.fromEntries(own.map(([name, property]) => [name, plain(schema.fields[name], property)]))
}

const ENTRY = /\[\d+\]$/

function firstErrorPerField(failures: ValidationError[]): ContactError[] {
  const byField = new Map<string, ContactError>()
  for (const { path = '', message, type } of failures) {
    const code = errorCode(type)
    const field = path.replace(ENTRY, '')
    // An empty text is also too short, and yup guarantees no order: REQUIRED is the more helpful code.
    if (!byField.has(field) || code === 'REQUIRED') byField.set(field, { field, message, code })
  }
  return [...byField.values()]
}

function errorCode(yupType: string | undefined): UserErrorCode {
  if (yupType === 'min') return 'TOO_SHORT'
  if (yupType === 'max' || yupType === 'mailbox-max') return 'TOO_LONG'
  return yupType === 'required' || yupType === 'optionality' || yupType === 'nullable' ? 'REQUIRED' : 'INVALID'
}
