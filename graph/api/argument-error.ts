import { GraphQLError } from 'graphql'
import { ErrorCode } from './error-code.ts'
import { LIMITS } from './limits.ts'

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

/** Throws an ArgumentError, which names the argument, for a text that is too long. Characters are code points, as people count. */
export function checkLength(argument: string, text: string, most: number): void {
  const { length } = [...text]
  if (length <= most) return
  throw new ArgumentError(argument, `${argument} may have ${most} characters, not ${length}.`)
}

export function checkSearch(argument: string, search: string | null | undefined): void {
  checkLength(argument, search ?? '', LIMITS.searchCharacters)
}

export function checkPageSize(argument: 'first' | 'last' | 'limit', size: number): void {
  const least = argument === 'limit' ? 1 : 0
  if (size >= least && size <= LIMITS.pageRows) return
  throw new ArgumentError(argument, `${argument} must be between ${least} and ${LIMITS.pageRows}, not ${size}.`)
}
