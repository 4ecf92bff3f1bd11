import fc from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './hostileValues.ts'

export interface Operation {
  query: string
  variables?: Record<string, unknown>
}

/** Stands for another number in each request, so that no answer comes from the cache. */
export const NUMBER = 'NUMBER'

const LEVELS = 4
const LONGEST_TEXT = 4000

export const texts = (size: number): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.string({ maxLength: Math.min(size, LONGEST_TEXT), size: 'max' }), weight: 4 },
    { arbitrary: fc.constantFrom(...HOSTILE_TEXTS), weight: 1 },
  )

/** Up to `size` fields of a root under aliases, with variables for the arguments of each, or with the least literals. */
export const operations = (schema: GraphQLSchema, size: number, hasVariables: boolean): fc.Arbitrary<Operation> => {
  const roots = [schema.getQueryType()!, ...(hasVariables ? [schema.getMutationType()!] : [])]
  const root = fc.constantFrom(
    ...roots.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field }))),
  )
  const part = root.chain(({ type, field }) =>
    fc.record({
      kind: fc.constant(type.name.toLowerCase()),
      field: fc.constant(field),
      selection: selectionOf(field.type, LEVELS, size),
      values: fc.oneof(
        { arbitrary: valuesOf(field, (type) => argumentOf(type, size)), weight: 4 },
        { arbitrary: valuesOf(field, () => fc.constantFrom(...HOSTILE_VALUES)), weight: 1 },
      ),
    }),
  )
  return fc
    .tuple(part, fc.integer({ min: 1, max: Math.min(size, 50) }))
    .map(([{ kind, field, selection, values }, aliases]) => {
      const declared = hasVariables ? field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ') : ''
      const fields = Array.from({ length: aliases }, (_, index) => {
        return `a${index}: ${field.name}${hasVariables ? byVariables(field) : byLiterals(field, index)} ${selection}`
      })
      return {
        query: `${kind} A${declared && `(${declared})`} { ${fields.join(' ')} }`,
        variables: hasVariables ? values : undefined,
      }
    })
}

const valuesOf = (
  { args }: GraphQLField<unknown, unknown>,
  valueFor: (type: GraphQLInputType) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(args.map(({ name, type }) => [name, valueFor(type)])))

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
  if (isListType(type)) return fc.array(argumentOf(type.ofType, size, depth + 1), { maxLength: size * 2, size: 'max' })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (isInputObjectType(type)) {
    const fields = depth > 3 ? [] : Object.values(type.getFields())
    const values = fields.map((field) => [field.name, argumentOf(field.type, size, depth + 1)])
    return fc.record(Object.fromEntries(values), { requiredKeys: [] })
  }
  if (type.name === 'DateTime') return fc.constantFrom('1970-01-01T00:00:00Z', '2026-01-01T00:00:00Z')
  if (type.name === 'Int') return fc.integer({ min: 1, max: Math.min(size * 10, 250) })
  if (type.name === 'Float') return fc.double()
  if (type.name === 'Boolean') return fc.boolean()
  return texts(size * 2).map((text) => `${NUMBER}${text}`)
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
