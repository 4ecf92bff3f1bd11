import { type ASTNode, GraphQLError, GraphQLScalarType, type GraphQLScalarTypeConfig, Kind } from 'graphql'
import { isDay } from '#graph/shared/day.ts'

const MOMENT =
  /^(?<day>\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i

/** Stored times leave as text, in process as over HTTP; a caller's text comes in as a Date. */
export const DateTime = textScalar<Date>({
  name: 'DateTime',
  description:
    'A moment in time as ISO 8601 text. Answers are in UTC with milliseconds, for example "2026-05-04T13:30:00.000Z"; ' +
    'an argument may have any offset, for example "2026-05-04T09:30:00-04:00".',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  expects: 'a time with a date and an offset such as "2026-05-04T13:30:00Z"',
  serialize: (value) => {
    if (!(value instanceof Date)) throw new TypeError('DateTime can only serialize a Date.')
    return value.toISOString()
  },
  parse: momentOf,
})

export const CalendarDate = textScalar<string>({
  name: 'Date',
  description: 'A day of the calendar in the time zone of the dealer, for example "2026-12-24".',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339#section-5.6',
  expects: 'a day such as "2026-12-24"',
  serialize: String,
  parse: (text) => (isDay(text) ? text : undefined),
})

export const LocalTime = textScalar<string>({
  name: 'LocalTime',
  description: 'Hours and minutes in the time zone of the dealer, from "00:00" to "23:59".',
  specifiedByURL: 'https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-time-string',
  expects: 'hours and minutes such as "09:00"',
  serialize: String,
  parse: (text) => (/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined),
})

function momentOf(text: string): Date | undefined {
  const day = MOMENT.exec(text)?.groups?.day
  // `Date` takes 30 February for a day in March.
  const midnight = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(`${day}T`)
  return isDay ? new Date(text.toUpperCase()) : undefined
}

type Options = Pick<GraphQLScalarTypeConfig<unknown, string>, 'name' | 'description' | 'specifiedByURL' | 'serialize'>
/** `expects` is what a caller must send, for messages. */
type TextScalar<Value> = Options & { expects: string; parse(text: string): Value | undefined }

function textScalar<Value>({ expects, parse, ...options }: TextScalar<Value>): GraphQLScalarType<Value, string> {
  /** `node` is where a literal stands in the document: its error names the place. */
  const read = (value: unknown, node?: ASTNode): Value => {
    const parsed = typeof value === 'string' ? parse(value) : undefined
    if (parsed !== undefined) return parsed
    throw new GraphQLError(`${options.name} cannot represent it: expected ${expects}.`, { nodes: node })
  }
  return new GraphQLScalarType({
    ...options,
    extensions: { expects },
    parseValue: (value) => read(value),
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined, node),
  })
}
