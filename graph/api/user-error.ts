import { Field, ObjectType, registerEnumType } from 'type-graphql'

export const UserErrorCode = {
  REQUIRED: 'REQUIRED',
  INVALID: 'INVALID',
  TOO_SHORT: 'TOO_SHORT',
  TOO_LONG: 'TOO_LONG',
  NOT_FOUND: 'NOT_FOUND',
  CONFLICT: 'CONFLICT',
  TOO_MANY_REMOVALS: 'TOO_MANY_REMOVALS',
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
    CONFLICT: {
      description:
        'The idempotency key was used before, for other content; the vehicle has changed meanwhile; or a number is that of another vehicle.',
    },
    TOO_MANY_REMOVALS: { description: 'More vehicles would be removed than the sender may remove on this day.' },
  },
})

@ObjectType({ description: 'One thing that the sender must fix before the input is accepted.' })
export class UserError {
  @Field(() => [String], {
    nullable: true,
    description:
      'Path of the field in the input, such as `["email"]`, `["context", "compared"]` or `["3", "price"]` for an entry of a list, ' +
      'counted from 0; null when the input as a whole is refused.',
  })
  field: string[] | null

  @Field({ description: 'A sentence for whoever sent it, such as "Invalid email address".' })
  message: string

  @Field(() => UserErrorCode, { description: 'Why it was refused, for a program to act on.' })
  code: UserErrorCode
}
