import { Field, InputType } from 'type-graphql'
import { type UserError, UserErrorCode } from './user-error.ts'

/** Characters of an idempotency key, which a program makes up. */
export const MOST_KEY_CHARACTERS = 200

export const KEY_MESSAGE = `Idempotency key must have 1 to ${MOST_KEY_CHARACTERS} characters`

/** The part that the inputs of all mutations have. */
@InputType()
export abstract class RetryableInput {
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
}

/** Spaces around a key do not count, as in a header. */
export function keyErrors({ idempotencyKey }: Pick<RetryableInput, 'idempotencyKey'>): UserError[] {
  const key = idempotencyKey?.trim()
  if (key == null || (key !== '' && [...key].length <= MOST_KEY_CHARACTERS)) return []
  const code = key === '' ? UserErrorCode.TOO_SHORT : UserErrorCode.TOO_LONG
  return [{ field: ['idempotencyKey'], message: KEY_MESSAGE, code }]
}
