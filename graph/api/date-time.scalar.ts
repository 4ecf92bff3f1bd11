import { type ASTNode, GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { GraphQLDateTime } from 'graphql-scalars'

const EXPECTS = 'a time with a date and an offset such as "2026-05-04T13:30:00Z"'

/** Stored times leave as text, in process as over HTTP; a caller's text comes in as a Date. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'A moment in time as ISO 8601 text. Answers are in UTC with milliseconds, for example "2026-05-04T13:30:00.000Z"; ' +
    'an argument may have any offset, for example "2026-05-04T09:30:00-04:00".',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  extensions: { expects: EXPECTS },
  serialize: (value) => {
    if (!(value instanceof Date)) throw new TypeError('DateTime can only serialize a Date.')
    return value.toISOString()
  },
  parseValue: (value) => parse(value),
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined, node),
})

/** `node` is where a literal stands in the document: its error names the place. */
function parse(value: unknown, node?: ASTNode): Date {
  try {
    if (typeof value === 'string') return GraphQLDateTime.parseValue(value)
  } catch {
    // The library's own message repeats the value.
  }
  throw new GraphQLError(`DateTime cannot represent it: expected ${EXPECTS}.`, { nodes: node })
}
