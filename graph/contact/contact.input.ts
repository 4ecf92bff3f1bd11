import { Field, ID, InputType, registerEnumType } from 'type-graphql'
import { MOST_KEY_CHARACTERS } from '#graph/api/idempotency-key.ts'
import type { ContactInterestValue, ContactValues } from './contact.rules.ts'
import { ContactContextInput } from './context/context.input.ts'

const ContactInterest = {
  SALES: 'sales',
  SERVICE: 'service',
  PARTS: 'parts',
  GENERAL: 'general',
} as const satisfies Record<Uppercase<ContactInterestValue>, ContactInterestValue>

registerEnumType(ContactInterest, {
  name: 'ContactInterest',
  description: 'The subject of an inquiry.',
  valuesConfig: {
    SALES: { description: 'Buying a cart, new, used or custom.' },
    SERVICE: { description: 'Maintenance and repair.' },
    PARTS: { description: 'Parts and accessories.' },
    GENERAL: { description: 'Anything else, such as rentals, storage or delivery.' },
  },
})

@InputType({
  description:
    'An inquiry to the dealer. Texts are trimmed before they are checked and stored, and all but the message put on one line.',
})
export class SubmitContactInput implements Required<ContactValues> {
  @Field(() => String, {
    nullable: true,
    description:
      `A text of 1 to ${MOST_KEY_CHARACTERS} characters that you make up, such as a UUID: a retry with the same key and content is answered ` +
      'as before, and does nothing more.',
  })
  idempotencyKey?: string | null

  @Field({
    defaultValue: false,
    description: 'Whether this is only a test: it is checked and answered like any other, and does nothing.',
  })
  dryRun: boolean

  @Field({ description: 'First name, 1 to 100 characters.' })
  firstName: string

  @Field({ description: 'Last name, 1 to 100 characters.' })
  lastName: string

  @Field({ description: 'E-mail address to answer to, at most 254 characters, such as `ada@example.com`.' })
  email: string

  @Field({
    description:
      'Telephone number to answer to, 10 to 100 characters in any notation, such as `(570) 555-0142 ext. 45`.',
  })
  phone: string

  @Field(() => ContactInterest, { defaultValue: ContactInterest.SALES, description: 'The subject of the inquiry.' })
  interest: ContactInterestValue

  @Field({ description: 'The message, 10 to 5000 characters.' })
  message: string

  @Field(() => ID, { nullable: true, description: 'The vehicle that the inquiry is about, by id or by any alias.' })
  vehicleId?: string | null

  @Field(() => ContactContextInput, {
    nullable: true,
    description: 'What the inquiry is about, besides its message.',
  })
  context?: ContactContextInput | null

  @Field(() => String, {
    nullable: true,
    description:
      "Name of the partner whose page or link brought the visitor, at most 100 letters, digits, spaces and `.&'_-`; anything " +
      'else is left out. The name that belongs to a key in `X-Partner-Key` counts instead.',
  })
  partner?: string | null
}
