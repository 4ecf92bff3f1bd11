import { boolean, type InferType, ObjectSchema } from 'yup'
import { PARTNER_NAME } from '#graph/api/limits.ts'
import { KEY_MESSAGE, MOST_KEY_CHARACTERS } from '#graph/api/user-error.ts'
import {
  atLeast,
  type ContactError,
  contactSchema,
  optionalText,
  text,
  type Validated,
  validate,
} from './contact.rules.ts'
import { contextSchema } from './context/context.rules.ts'

/** Anything else is ignored: it comes from a link, which the visitor cannot fix. */
const plainName = (name: string) => (PARTNER_NAME.test(name.trim()) ? name : '')

/** The input of the form, the mutation and the REST call: the form's fields, the vehicle, the context, the partner, and the options of a call. */
const contactSubmissionSchema = contactSchema.shape({
  vehicleId: optionalText('Vehicle', 200).test(
    'required',
    'A test drive needs the vehicle that it is for',
    (vehicleId, { parent }) => !parent.context?.testDrive || Boolean(vehicleId),
  ),
  context: contextSchema.nullable().optional().default(undefined),
  partner: text('Partner', 100, plainName).nullable().optional(),
  idempotencyKey: text('Idempotency key', MOST_KEY_CHARACTERS, undefined, KEY_MESSAGE)
    .test(atLeast(1, KEY_MESSAGE))
    .nullable()
    .optional(),
  dryRun: boolean().strict().nullable().optional().typeError('dryRun must be true or false'),
})

export type ContactSubmission = InferType<typeof contactSubmissionSchema>

const choiceSchema = contactSubmissionSchema.pick(['vehicleId', 'context'])

export type ContactChoice = InferType<typeof choiceSchema>

export const validateContactChoice = (values: object): Promise<Validated<ContactChoice>> =>
  validate(choiceSchema, values)

/** An unknown property is an error too: a misspelled one would otherwise be lost silently. */
export async function validateContactSubmission(values: object): Promise<Validated<ContactSubmission>> {
  const { values: submission, errors = [] } = await validate(contactSubmissionSchema, values)
  const all = [...unknownProperties(contactSubmissionSchema, values).slice(0, MOST_NAMED), ...errors]
  return submission && all.length === 0 ? { values: submission } : { errors: all }
}

const MOST_NAMED = 10
const LONGEST_NAME = 100

function unknownProperties(schema: unknown, value: unknown, around = ''): ContactError[] {
  if (!(schema instanceof ObjectSchema) || typeof value !== 'object' || value === null || Array.isArray(value))
    return []
  const known = Object.keys(schema.fields)
  return Object.entries(value).flatMap(([name, property]): ContactError[] => {
    const field = around + name.slice(0, LONGEST_NAME)
    if (known.includes(name)) return unknownProperties(schema.fields[name], property, `${field}.`)
    return [{ field, code: 'INVALID', message: `Unknown property ${field}: expected ${known.join(', ')}` }]
  })
}
