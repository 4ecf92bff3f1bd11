import { Field, ID, ObjectType, registerEnumType } from 'type-graphql'

export const UserErrorCode = {
  REQUIRED: 'REQUIRED',
  INVALID: 'INVALID',
  TOO_SHORT: 'TOO_SHORT',
  TOO_LONG: 'TOO_LONG',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
} as const

export type UserErrorCode = (typeof UserErrorCode)[keyof typeof UserErrorCode]

registerEnumType(UserErrorCode, {
  name: 'UserErrorCode',
  description: 'Why an input was refused, for a program to act on.',
  valuesConfig: {
    REQUIRED: { description: 'The field is empty and must not be.' },
    INVALID: { description: 'The text does not have the form that the field needs, such as an e-mail address.' },
    TOO_SHORT: { description: 'The text has fewer characters than the field needs.' },
    TOO_LONG: { description: 'The text has more characters than the field takes.' },
    NOT_FOUND: { description: 'The field names a thing that does not exist.' },
    CONFLICT: { description: 'The idempotency key was used before, for an inquiry with other content.' },
  },
})

/** A user error before it is answered: `field` is a path such as "context.compared". */
export interface ContactError {
  field: string
  message: string
  code: UserErrorCode
}

@ObjectType({ description: 'One thing that the sender must fix before the input is accepted.' })
export class UserError {
  @Field(() => [String], {
    nullable: true,
    description:
      'Path of the field in the input, such as `["email"]` or `["context", "compared"]`; null when the input as a whole is refused.',
  })
  field: string[] | null

  @Field({ description: 'A sentence for the visitor, such as "Invalid email address".' })
  message: string

  @Field(() => UserErrorCode, { description: 'Why it was refused, for a program to act on.' })
  code: UserErrorCode
}

@ObjectType({
  description: 'Proof that an inquiry is stored, unless it is a test. The inquiry itself cannot be read back.',
})
export class ContactInquiryReceipt {
  @Field(() => ID, { description: 'Number of the inquiry, to be quoted to the dealer.' })
  id: string

  @Field(() => Date, { description: 'When the inquiry was received.' })
  receivedAt: Date

  @Field({ description: 'Whether it was a dry run or came with a test key: it is not stored and reaches nobody.' })
  isTest: boolean
}

@ObjectType({ description: 'Either the receipt of an inquiry, or what must be fixed.' })
export class SubmitContactPayload {
  @Field(() => ContactInquiryReceipt, {
    nullable: true,
    description: 'Receipt of the inquiry; null when `userErrors` is not empty.',
  })
  inquiry: ContactInquiryReceipt | null

  @Field(() => [UserError], {
    description: 'The errors to fix, one entry a field; empty when the inquiry is accepted.',
  })
  userErrors: UserError[]
}
