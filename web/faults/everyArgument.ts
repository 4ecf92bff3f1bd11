import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { HOSTILE_VALUES } from './everyParameter.ts'

/** What only a document can hold: JSON has no number that is infinite, and no enum value. */
const OF_DOCUMENTS = [
  ...['1e309', '-1e309', '1e-400', '[1, 1e309]', '[1e309]', '[-1e309, 1]'],
  ...['X', '[X]', '"""\na"""', '[$none]'],
]

/** The wrong values as literals of GraphQL. */
export const HOSTILE_LITERALS: string[] = [...HOSTILE_VALUES.map((value) => literalOf(value)), ...OF_DOCUMENTS]

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value).map(([name, inner]) => `${name}: ${literalOf(inner)}`)}}`
}

/** A place of the schema that takes a value of the caller: an argument, or a field of an input object at any depth. */
export interface Place {
  /** Such as `VehicleFacets.priceBands(bounds)`, with the path below an argument: `Query.vehicles(filter).brand`. */
  name: string
  kind: 'query' | 'mutation'
  type: GraphQLInputType
  /** The selection of a root type that has this literal, or `$value`, at the place, and so many levels of fields below. */
  selection: (literal: string, levels?: number, isSelected?: Choice) => string
}

type Wrap = (selection: string) => string
/** Which fields a selection takes. */
export type Choice = () => boolean

const LEVELS = 2

/** All places of the schema, by the shortest way to each type. */
export const placesOf = (schema: GraphQLSchema): Place[] => {
  const places: Place[] = []
  const seen = new Set<GraphQLObjectType>()
  const queue: { type: GraphQLObjectType; kind: Place['kind']; wrap: Wrap }[] = []
  const visit = (type: GraphQLObjectType | null | undefined, kind: Place['kind'], wrap: Wrap) => {
    if (!type || seen.has(type)) return
    seen.add(type)
    queue.push({ type, kind, wrap })
  }
  visit(schema.getQueryType(), 'query', (selection) => selection)
  visit(schema.getMutationType(), 'mutation', (selection) => selection)
  for (const { type, kind, wrap } of queue) {
    for (const field of Object.values(type.getFields())) {
      for (const argument of field.args)
        places.push(...placesOfArgument(`${type.name}.${field.name}`, kind, wrap, field, argument))
      const inner = getNamedType(field.type)
      if (isObjectType(inner)) visit(inner, kind, (selection) => wrap(`${field.name}${call(field)} { ${selection} }`))
    }
  }
  return places
}

const placesOfArgument = (
  coordinate: string,
  kind: Place['kind'],
  wrap: Wrap,
  field: GraphQLField<unknown, unknown>,
  argument: GraphQLArgument,
): Place[] =>
  innerPlaces(argument.type, '').map(({ path, type, around }) => ({
    name: `${coordinate}(${argument.name})${path}`,
    kind,
    type,
    selection: (literal, levels = LEVELS, isSelected = () => true) =>
      wrap(fieldWith(field, { [argument.name]: around(literal) }, levels, isSelected)),
  }))

interface InnerPlace {
  path: string
  type: GraphQLInputType
  around: Wrap
}

/** The place itself, and those of the input objects below it. */
const innerPlaces = (type: GraphQLInputType, path: string): InnerPlace[] => {
  const self: InnerPlace = { path, type, around: (literal) => literal }
  const object = getNullableType(type)
  if (!isInputObjectType(object)) return [self]
  const below = Object.values(object.getFields()).flatMap((field) =>
    innerPlaces(field.type, `${path}.${field.name}`).map((inner) => ({
      ...inner,
      around: (literal: string) => {
        const others = Object.values(object.getFields()).filter(
          (other) => other !== field && isRequiredInputField(other),
        )
        const given = others.map((other) => `${other.name}: ${rightLiteral(other.type)}`)
        return `{ ${[...given, `${field.name}: ${inner.around(literal)}`].join(', ')} }`
      },
    })),
  )
  return [self, ...below]
}

/** The arguments of a field: those that are given, and the ones that it cannot do without. */
const call = (field: GraphQLField<unknown, unknown>, given: Record<string, string> = {}) => {
  const needed = field.args.filter((argument) => isRequiredArgument(argument) && !(argument.name in given))
  const all = { ...Object.fromEntries(needed.map(({ name, type }) => [name, rightLiteral(type)])), ...given }
  const parts = Object.entries(all).map(([name, literal]) => `${name}: ${literal}`)
  return parts.length > 0 ? `(${parts.join(', ')})` : ''
}

const SCALARS: Record<string, string> = {
  Boolean: 'true',
  Date: '"2037-06-13"',
  DateTime: '"2026-01-01T00:00:00Z"',
}

/** A value that passes the checks, so that the resolver's work begins; another one for each number. */
export const rightLiteral = (type: GraphQLInputType, number = 0): string => {
  const inner = getNullableType(type)
  if (isListType(inner)) return `[${rightLiteral(inner.ofType, number)}]`
  if (isEnumType(inner)) return inner.getValues()[0]!.name
  if (inner.name === 'Int' || inner.name === 'Float') return String(1 + number)
  if (!isInputObjectType(inner)) return SCALARS[inner.name] ?? (number > 0 ? `"${number}"` : '"denago-nomad-xl"')
  const needed = Object.values(inner.getFields()).filter(isRequiredInputField)
  return `{ ${needed.map((field) => `${field.name}: ${rightLiteral(field.type, number)}`).join(', ')} }`
}

/** A field with the selected fields below it. */
export const fieldWith = (
  field: GraphQLField<unknown, unknown>,
  given: Record<string, string>,
  levels: number,
  isSelected: Choice,
): string => {
  const start = `${field.name}${call(field, given)}`
  const named = getNamedType(field.type)
  if (!isObjectType(named)) return start
  const below = Object.values(named.getFields())
    .filter(({ type }) => levels > 0 || isLeafType(getNamedType(type)))
    .filter(isSelected)
  return `${start} { __typename ${below.map((inner) => fieldWith(inner, {}, levels - 1, isSelected)).join(' ')} }`
}
