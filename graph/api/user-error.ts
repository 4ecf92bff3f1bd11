import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { NullableField } from '#graph/api/nullable-field.decorator.ts'

export const UserErrorCode = {
  REQUIRED: 'REQUIRED',
  INVALID: 'INVALID',
  TOO_SHORT: 'TOO_SHORT',
  TOO_LONG: 'TOO_LONG',
  NOT_FOUND: 'NOT_FOUND',
  TAKEN: 'TAKEN',
  AMBIGUOUS: 'AMBIGUOUS',
  STALE: 'STALE',
  IDEMPOTENCY_KEY_REUSED: 'IDEMPOTENCY_KEY_REUSED',
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
    TAKEN: { description: 'The id, alias or number is that of another vehicle.' },
    AMBIGUOUS: { description: 'The number is that of several vehicles: name one by its id.' },
    STALE: {
      description: 'The vehicle has changed since the sender has read it: `values` has both values of each field.',
    },
    IDEMPOTENCY_KEY_REUSED: { description: 'The idempotency key was used before, for other content.' },
    TOO_MANY_REMOVALS: {
      description:
        'More vehicles would be removed than the sender may remove on this day: `requested`, `maximum` and `ids` say which.',
    },
  },
})

@ObjectType({ description: 'A field that has changed since the sender has read it.' })
export class StaleValue {
  @Field({ description: 'The field, such as "price" or "specifications.range".' })
  field: string

  @NullableField(() => String, { description: 'The value that it has now; a list as JSON, null for none.' })
  before: string | null

  @NullableField(() => String, { description: 'The value that it would have got, in the same form.' })
  after: string | null
}

@ObjectType({ description: 'One thing that the sender must fix before the input is accepted.' })
export class UserError {
  @NullableField(() => [String], {
    description:
      'Path of the field in the input, such as `["email"]`, or `["vehicles", "3", "price"]` for an entry of a list, counted from 0; ' +
      'null when the input as a whole is refused.',
  })
  field: string[] | null

  @Field({ description: 'A sentence for whoever sent it, such as "Invalid email address".' })
  message: string

  @Field(() => UserErrorCode, { description: 'Why it was refused, for a program to act on.' })
  code: UserErrorCode

  @NullableField(() => [StaleValue], { description: 'Of STALE: the fields, each with both values.' })
  values?: StaleValue[]

  @NullableField(() => Int, { description: 'Of TOO_MANY_REMOVALS: how many would be removed.' })
  requested?: number

  @NullableField(() => Int, { description: 'Of TOO_MANY_REMOVALS: how many may still be removed on this day.' })
  maximum?: number

  @NullableField(() => [ID], { description: 'Of TOO_MANY_REMOVALS: the vehicles, the first 250 of them.' })
  ids?: string[]
}
