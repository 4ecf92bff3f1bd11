import { GraphQLError } from 'graphql'
import { ErrorCode } from './error-code.ts'

/** A caller's mistake in one argument, such as "filter.minPrice"; the message is for the caller and names the argument. */
export class ArgumentError extends GraphQLError {
  constructor(argument: string, message: string) {
    // Without a stack: it takes most of an error's time, and one operation can throw thousands.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message, { extensions: { code: ErrorCode.BAD_USER_INPUT, argument } })
    Error.stackTraceLimit = stackTraceLimit
  }
}
