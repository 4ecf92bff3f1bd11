import { GraphQLScalarType } from 'graphql'

/** Only ever an output: stored times leave as text, in process as over HTTP. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment in time as ISO 8601 text in UTC with milliseconds, for example "2026-05-04T13:30:00.000Z".',
  specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time.html',
  serialize: (value) => {
    if (!(value instanceof Date)) throw new TypeError('DateTime can only serialize a Date.')
    return value.toISOString()
  },
})
