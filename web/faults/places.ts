import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
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
} from 'graphql'

/** Values that programs get wrong, as JSON has them. */
export const HOSTILE_VALUES: unknown[] = [
  ...['', '\0', 'a\0b', '%', '\\', "' or 1=1--", '$1', '../..', '<script>', '\r\nBcc: a@b.c', '\ud800', '\u202e', 'İ'],
  ...['💥'.repeat(50), 'a'.repeat(5000), '__proto__', 'constructor', 'NaN', '1e309'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', '+010000-01-01T00:00:00.000Z'],
  ...[-1, 0, -0, 0.5, 1, 250, 251, 2 ** 31, -(2 ** 31) - 1, 2 ** 53 + 2, 1e308, -1e308, 5e-324],
  ...[null, true, {}, { a: 1 }, [], [[]], [null], [{}], [1, 'a'], Array.from({ length: 51 }, () => 1)],
]

const literalOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literalOf).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{${Object.entries(value).map(([name, inner]) => `${name}: ${literalOf(inner)}`)}}`
}

/** The wrong values as literals of GraphQL, and what JSON cannot hold: a number that is infinite, an enum value. */
export const HOSTILE_LITERALS: string[] = [
  ...HOSTILE_VALUES.map(literalOf),
  ...['1e309', '-1e309', '1e-400', '[1, 1e309]', '[1e309]', '[-1e309, 1]', 'X', '[X]', '"""\na"""', '[$none]'],
]

export type Path = string[]

export interface JsonSchema {
  $ref?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/** The paths of all values in JSON of this schema. */
export const pathsOf = (schema: JsonSchema, schemas: Record<string, JsonSchema> = {}): Path[] => {
  const { properties = {}, items } = schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema
  const below = Object.entries({ ...properties, ...(items && { 0: items }) })
  return [[], ...below.flatMap(([key, inner]) => pathsOf(inner, schemas).map((path) => [key, ...path]))]
}

/** JSON with a value at a path; the objects around it are made where they are missing. */
export const setAt = (json: unknown, [key, ...rest]: Path, value: unknown): unknown =>
  key === undefined ? value : { ...Object(json), [key]: setAt(Object(json)[key], rest, value) }

/** A place of the schema that takes a value of the caller: an argument, or a field of an input object at any depth. */
export interface Place {
  /** Such as `VehicleFacets.priceBands(bounds)` or `Query.vehicles(filter.brand)`. */
  name: string
  kind: string
  type: GraphQLInputType
  /** The selection of a root type that has this literal, or `$value`, at the place. */
  selection: (literal: string) => string
}

type Input = GraphQLArgument | GraphQLInputField

/** All places of the schema, by the shortest way to each type. */
export const placesOf = (schema: GraphQLSchema): Place[] => {
  const places: Place[] = []
  const ways = new Map<GraphQLObjectType, { kind: string; wrap: (selection: string) => string }>()
  ways.set(schema.getQueryType()!, { kind: 'query', wrap: String })
  ways.set(schema.getMutationType()!, { kind: 'mutation', wrap: String })
  // The loop reaches the types that it adds.
  for (const [owner, { kind, wrap }] of ways) {
    for (const field of Object.values(owner.getFields())) {
      for (const { path, type } of field.args.flatMap((argument) => inputsIn(argument))) {
        const name = `${owner.name}.${field.name}(${path.join('.')})`
        const selection: Place['selection'] = (literal) => wrap(fieldWith(field, { path, literal }))
        places.push({ name, kind, type, selection })
      }
      const inner = getNamedType(field.type)
      if (isObjectType(inner) && !ways.has(inner))
        ways.set(inner, { kind, wrap: (selection) => wrap(`${call(field)} { ${selection} }`) })
    }
  }
  return places
}

const fieldsOf = (type: GraphQLInputType): Input[] => {
  const object = getNullableType(type)
  return isInputObjectType(object) ? Object.values(object.getFields()) : []
}

/** The input itself, and those below it. */
const inputsIn = ({ name, type }: Input, above: Path = []): { path: Path; type: GraphQLInputType }[] => {
  const path = [...above, name]
  return [{ path, type }, ...fieldsOf(type).flatMap((field) => inputsIn(field, path))]
}

/** What these inputs cannot do without, and the literal at its path. */
const given = (inputs: readonly Input[], [name, ...rest]: Path = [], literal = ''): string[] =>
  inputs
    .filter((input) => input.name === name || isRequiredArgument(input))
    .map((input) => {
      if (input.name !== name) return `${input.name}: ${rightLiteral(input.type)}`
      return `${name}: ${rest.length > 0 ? `{ ${given(fieldsOf(input.type), rest, literal)} }` : literal}`
    })

const call = ({ name, args }: GraphQLField<unknown, unknown>, path?: Path, literal?: string) => {
  const values = given(args, path, literal)
  return values.length > 0 ? `${name}(${values})` : name
}

const SCALARS: Record<string, string> = {
  Boolean: 'true',
  Int: '1',
  Float: '1',
  Date: '"2037-06-13"',
  DateTime: '"2026-01-01T00:00:00Z"',
}

/** A value that passes the checks, so that the resolver's work begins. */
const rightLiteral = (type: GraphQLInputType): string => {
  const inner = getNullableType(type)
  if (isListType(inner)) return `[${rightLiteral(inner.ofType)}]`
  if (isEnumType(inner)) return inner.getValues()[0]!.name
  if (!isInputObjectType(inner)) return SCALARS[inner.name] ?? '"denago-nomad-xl"'
  return `{ ${given(fieldsOf(inner))} }`
}

type At = { path?: Path; literal?: string }

/** A field with the fields below it. */
const fieldWith = (field: GraphQLField<unknown, unknown>, { path, literal }: At = {}, levels = 2): string => {
  const start = call(field, path, literal)
  const named = getNamedType(field.type)
  if (!isObjectType(named)) return start
  const below = Object.values(named.getFields()).filter(({ type }) => levels > 0 || isLeafType(getNamedType(type)))
  return `${start} { __typename ${below.map((inner) => fieldWith(inner, {}, levels - 1)).join(' ')} }`
}
