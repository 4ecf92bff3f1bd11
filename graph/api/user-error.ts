import { Field, ObjectType } from 'type-graphql'
import { NullableField } from './decorators.ts'
import { describedEnum } from './described-enum.ts'

export const UserErrorCode = describedEnum('UserErrorCode', 'Why an input was refused, for a program to act on.', {
  REQUIRED: 'The field is empty and must not be.',
  INVALID: 'The text does not have the form that the field needs, such as an e-mail address.',
  TOO_SHORT: 'The text has fewer characters than the field needs.',
  TOO_LONG: 'The text has more characters than the field takes.',
  NOT_FOUND: 'The field names a thing that does not exist.',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used before, for other content.',
})
export type UserErrorCode = keyof typeof UserErrorCode

@ObjectType({ description: 'One thing that the sender must fix before the input is accepted.' })
export class UserError {
  @NullableField(
    () => [String],
    'Path of the field in the input, such as `["email"]`; null when the input as a whole is refused.',
  )
  field: string[] | null

  @Field({ description: 'A sentence for whoever sent it, such as "Invalid email address".' })
  message: string

  @Field(() => UserErrorCode, { description: 'Why it was refused, for a program to act on.' })
  code: UserErrorCode
}

export const MOST_KEY_CHARACTERS = 200

export const KEY_MESSAGE = `Idempotency key must have 1 to ${MOST_KEY_CHARACTERS} characters`
