import { GraphQLError } from 'graphql'

/** A caller's mistake in one argument; the message is for the caller and names the argument. */
export class ArgumentError extends GraphQLError {
  constructor(argument: string, message: string) {
    super(message, { extensions: { code: 'BAD_USER_INPUT', argument } })
  }
}
