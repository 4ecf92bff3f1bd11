import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { rightInputOf } from '#web/faults/arbitraries.ts'
import type { UnitRequest } from './units.ts'

/** An attack in a form that can be printed and repeated: each number makes another request of the same shape. */
export interface Attack {
  kind: Kind
  /** The number of fields, of entries in lists and of characters. */
  size: number
  seed: number
}

export const KINDS = ['operation', 'literals', 'garbage', 'form', 'address'] as const
type Kind = (typeof KINDS)[number]

const LEVELS = 4
const LONGEST_TEXT = 4000
const PAGE_PATHS = [
  '/inventory?q=',
  '/vehicle/',
  '/',
  '/rentals?cart=',
  '/eco-impact?miles=',
  '/contact?vehicle=',
  '/contact?compare=a,',
  '/api/vehicles/',
  '/social/vehicle/',
]

/** The request of an attack; `number` keeps its answer out of the cache. */
export const requestOf = (schema: GraphQLSchema, { kind, size, seed }: Attack, number: number): UnitRequest => {
  const [request] = fc.sample(GENERATORS[kind](schema, size), { seed, numRuns: 1 })
  return request!(number)
}

type Numbered = (number: number) => UnitRequest

const GENERATORS: Record<Kind, (schema: GraphQLSchema, size: number) => fc.Arbitrary<Numbered>> = {
  operation: (schema, size) =>
    operations(schema, size, true).map((operation) => (number) => graphql(operation, number)),
  literals: (schema, size) =>
    operations(schema, size, false).map((operation) => (number) => graphql(operation, number)),
  garbage: (_schema, size) =>
    fc
      .array(
        fc.constantFrom(
          '{',
          '}',
          '(',
          ')',
          '[',
          ']',
          ':',
          '$a',
          '...',
          '@include(if: true)',
          'id',
          '"x"',
          '1',
          'on Vehicle',
        ),
        {
          minLength: size * 4,
          maxLength: size * 40,
        },
      )
      .map((parts) => (number) => graphql({ query: parts.join(' ') }, number)),
  form: (_schema, size) =>
    fc
      .record({ path: fc.constantFrom('/contact', '/api/contact'), word: texts(size * 100), times: fc.nat(size * 20) })
      .map(({ path, word, times }) => (number) => {
        const name = word.repeat(1 + times).slice(0, 12_000)
        const fields = { firstName: name, lastName: name, email: `a${number}@example.com`, phone: name, message: name }
        if (path === '/contact') return { path, method: 'POST', body: new URLSearchParams(fields) }
        return { path, method: 'POST', headers: JSON_BODY, body: JSON.stringify(fields) }
      }),
  address: (_schema, size) =>
    fc.tuple(fc.constantFrom(...PAGE_PATHS), texts(size * 20)).map(([path, word]) => (number) => ({
      path: path + encodeURIComponent(`${number}${word}`).slice(0, 8000),
    })),
}

const JSON_BODY = { 'content-type': 'application/json' }

interface Operation {
  query: string
  variables?: Record<string, unknown>
}

const graphql = ({ query, variables }: Operation, number: number): UnitRequest => ({
  path: '/graphql',
  method: 'POST',
  headers: JSON_BODY,
  body: JSON.stringify({ query: `${query} #${number}`, variables: numbered(variables, number) }),
})

/** The number behind each text, so that nothing computed for an earlier request serves this one. */
const numbered = (variables: Record<string, unknown> | undefined, number: number) =>
  variables &&
  JSON.parse(
    JSON.stringify(variables, (_name, value) =>
      typeof value === 'string' && value.startsWith('~') ? `${value}${number}` : value,
    ),
  )

const texts = (size: number) => fc.string({ maxLength: Math.min(size, LONGEST_TEXT) })

/** Up to `size` fields of the root under aliases, with variables for the arguments of each, or with the least literals. */
const operations = (schema: GraphQLSchema, size: number, hasVariables: boolean): fc.Arbitrary<Operation> => {
  const root = fc.constantFrom(...Object.values(schema.getQueryType()!.getFields()))
  const part = root.chain((field) =>
    fc.record({
      field: fc.constant(field),
      selection: selectionOf(field.type, LEVELS, size),
      values: fc.record(
        Object.fromEntries(field.args.map((argument) => [argument.name, argumentOf(argument.type, size)])),
        { requiredKeys: hasVariables ? field.args.map(({ name }) => name) : [] },
      ),
    }),
  )
  return fc
    .tuple(part, fc.integer({ min: 1, max: Math.min(size, 50) }))
    .map(([{ field, selection, values }, aliases]) => {
      const declared = hasVariables ? field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ') : ''
      const fields = Array.from({ length: aliases }, (_, index) => {
        return `a${index}: ${field.name}${hasVariables ? byVariables(field) : byLiterals(field, index)} ${selection}`
      })
      return {
        query: `query A${declared && `(${declared})`} { ${fields.join(' ')} }`,
        variables: hasVariables ? values : undefined,
      }
    })
}

const byVariables = ({ args }: GraphQLField<unknown, unknown>) =>
  args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : ''

const byLiterals = ({ args }: GraphQLField<unknown, unknown>, index: number) => {
  const required = args
    .filter(({ type }) => isNonNullType(type))
    .map((argument) => `${argument.name}: ${literalOf(argument, index)}`)
  return required.length > 0 ? `(${required.join(', ')})` : ''
}

const literalOf = ({ type }: GraphQLArgument, index: number): string => {
  const named = getNamedType(type)
  if (isEnumType(named)) return named.getValues()[0]!.name
  if (named.name === 'DateTime') return '"1970-01-01T00:00:00Z"'
  return named.name === 'Int' || named.name === 'Float' ? String(1 + index) : `"${index}"`
}

/** Values that pass the type check, so that the resolver's work begins. */
const argumentOf = (type: GraphQLInputType, size: number, depth = 0): fc.Arbitrary<unknown> => {
  if (isNonNullType(type)) return argumentOf(type.ofType, size, depth)
  const { name } = getNamedType(type)
  if (isLeafType(type) && name === 'DateTime') return fc.constantFrom('1970-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
  if (isLeafType(type) && name === 'Int') return fc.integer({ min: 1, max: Math.min(size * 10, 250) })
  if (isLeafType(type) && (name === 'String' || name === 'ID')) return texts(size * 2).map((text) => `~${text}`)
  return rightInputOf(type, { depth, entries: size * 2, part: (inner, level) => argumentOf(inner, size, level) })
}

const selectionOf = (type: GraphQLOutputType, levels: number, size: number): fc.Arbitrary<string> => {
  const named = getNamedType(type)
  if (isLeafType(named)) return fc.constant('')
  if (!isObjectType(named) || levels === 0) return fc.constant('{ __typename }')
  const fields = Object.values(named.getFields())
  return fc
    .subarray(fields, { minLength: 1, maxLength: Math.min(1 + size, fields.length) })
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map((field) =>
          selectionOf(field.type, levels - 1, size).map((below) => `${field.name}${byLiterals(field, 1)} ${below}`),
        ),
      ),
    )
    .map((parts) => `{ ${parts.join(' ')} }`)
}
