import { Field, ID, Int, ObjectType } from 'type-graphql'
import { describedEnum } from './described-enum.ts'

export const UserErrorCode = describedEnum('UserErrorCode', 'Why an input was refused, for a program to act on.', {
  REQUIRED: 'The field is empty and must not be.',
  INVALID: 'The text does not have the form that the field needs, such as an e-mail address.',
  TOO_SHORT: 'The text has fewer characters than the field needs.',
  TOO_LONG: 'The text has more characters than the field takes.',
  NOT_FOUND: 'The field names a thing that does not exist.',
  TAKEN: 'The id, alias or number is that of another vehicle.',
  AMBIGUOUS: 'The number is that of several vehicles: name one by its id.',
  STALE: 'The vehicle has changed since the sender has read it: `values` has both values of each field.',
  IDEMPOTENCY_KEY_REUSED: 'The idempotency key was used before, for other content.',
  TOO_MANY_REMOVALS:
    'More vehicles would be removed than the sender may remove on this day: `requested`, `maximum` and `ids` say which.',
})
export type UserErrorCode = keyof typeof UserErrorCode

@ObjectType({ description: 'A field that has changed since the sender has read it.' })
export class StaleValue {
  @Field({ description: 'The field, such as "price" or "specifications.range".' })
  field: string

  @Field(() => String, { nullable: true, description: 'The value that it has now; a list as JSON, null for none.' })
  before: string | null

  @Field(() => String, { nullable: true, description: 'The value that it would have got, in the same form.' })
  after: string | null
}

@ObjectType({ description: 'One thing that the sender must fix before the input is accepted.' })
export class UserError {
  @Field(() => [String], {
    nullable: true,
    description:
      'Path of the field in the input, such as `["email"]`, or `["vehicles", "3", "price"]` for an entry of a list, counted from 0; ' +
      'null when the input as a whole is refused.',
  })
  field: string[] | null

  @Field({ description: 'A sentence for whoever sent it, such as "Invalid email address".' })
  message: string

  @Field(() => UserErrorCode, { description: 'Why it was refused, for a program to act on.' })
  code: UserErrorCode

  @Field(() => [StaleValue], { nullable: true, description: 'Of STALE: the fields, each with both values.' })
  values?: StaleValue[]

  @Field(() => Int, { nullable: true, description: 'Of TOO_MANY_REMOVALS: how many would be removed.' })
  requested?: number

  @Field(() => Int, { nullable: true, description: 'Of TOO_MANY_REMOVALS: how many may still be removed on this day.' })
  maximum?: number

  @Field(() => [ID], { nullable: true, description: 'Of TOO_MANY_REMOVALS: the vehicles, the first 250 of them.' })
  ids?: string[]
}
