import { GraphQLError } from 'graphql'
import { ErrorCode } from '#graph/error-code.ts'

/** A caller's mistake in one argument, such as "filter.minPrice"; the message is for the caller and names the argument. */
export class ArgumentError extends GraphQLError {
  constructor(argument: string, message: string) {
    super(message, { extensions: { code: ErrorCode.BAD_USER_INPUT, argument } })
  }
}
