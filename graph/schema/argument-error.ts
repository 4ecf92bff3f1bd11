import { GraphQLError } from 'graphql'
import { ErrorCode } from './error-code.ts'

/** A caller's mistake in one argument, such as "filter.minPrice"; the message is for the caller and names the argument. */
export class ArgumentError extends GraphQLError {
  constructor(argument: string, message: string) {
    // One operation can make thousands of them, and a stack takes most of the time that one costs.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(message, { extensions: { code: ErrorCode.BAD_USER_INPUT, argument } })
    Error.stackTraceLimit = stackTraceLimit
  }
}
