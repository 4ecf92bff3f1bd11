import type { InferType } from 'yup'
import { contactSchema, optionalText, type Validated, validate } from './contact.rules.ts'
import { contextSchema } from './context/context.rules.ts'

/** The form's fields, the vehicle that the inquiry is about, what else goes along, and the key of a retry. */
const contactSubmissionSchema = contactSchema.shape({
  vehicleId: optionalText('Vehicle', 200).test(
    'required',
    'An estimate needs the vehicle that it is for',
    (vehicleId, { parent }) => !parent.context?.estimate || Boolean(vehicleId),
  ),
  context: contextSchema.nullable().optional().default(undefined),
  idempotencyKey: optionalText('Idempotency key', 200),
})

export type ContactSubmission = InferType<typeof contactSubmissionSchema>

const choiceSchema = contactSubmissionSchema.pick(['vehicleId', 'context'])

/** The vehicle that an inquiry is about, and what else goes along. */
export type ContactChoice = InferType<typeof choiceSchema>

export const validateContactChoice = (values: object): Promise<Validated<ContactChoice>> =>
  validate(choiceSchema, values)

export const validateContactSubmission = (values: object): Promise<Validated<ContactSubmission>> =>
  validate(contactSubmissionSchema, values)
