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

/** A place of the schema that takes a value of the caller: an argument, or a field of an input object at any depth. */
export interface Place {
  /** Such as `VehicleFacets.priceBands(bounds)`, with the path below an argument: `Query.vehicles(filter).brand`. */
  name: string
  kind: 'query' | 'mutation'
  type: GraphQLInputType
  /** The document that has this literal, or `$value`, at the place. */
  document: (literal: string) => string
}

type Wrap = (selection: string) => string

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
  visit(schema.getQueryType(), 'query', (selection) => `{ ${selection} }`)
  visit(schema.getMutationType(), 'mutation', (selection) => `{ ${selection} }`)
  for (const { type, kind, wrap } of queue) {
    for (const field of Object.values(type.getFields())) {
      for (const argument of field.args)
        places.push(...placesOfArgument(`${type.name}.${field.name}`, kind, wrap, field, argument))
      const inner = getNamedType(field.type)
      if (isObjectType(inner))
        visit(inner, kind, (selection) => wrap(`${field.name}${call(field, {})} { ${selection} }`))
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
    document: (literal) =>
      wrap(`${field.name}${call(field, { [argument.name]: around(literal) })}${selectionOf(field.type, LEVELS)}`),
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
const call = (field: GraphQLField<unknown, unknown>, given: Record<string, string>) => {
  const needed = field.args.filter((argument) => isRequiredArgument(argument) && !(argument.name in given))
  const all = { ...Object.fromEntries(needed.map(({ name, type }) => [name, rightLiteral(type)])), ...given }
  const parts = Object.entries(all).map(([name, literal]) => `${name}: ${literal}`)
  return parts.length > 0 ? `(${parts.join(', ')})` : ''
}

const SCALARS: Record<string, string> = {
  Int: '1',
  Float: '1',
  Boolean: 'true',
  Date: '"2037-06-13"',
  DateTime: '"2026-01-01T00:00:00Z"',
}

const rightLiteral = (type: GraphQLInputType): string => {
  const inner = getNullableType(type)
  if (isListType(inner)) return `[${rightLiteral(inner.ofType)}]`
  if (isEnumType(inner)) return inner.getValues()[0]!.name
  if (!isInputObjectType(inner)) return SCALARS[inner.name] ?? '"denago-nomad-xl"'
  const needed = Object.values(inner.getFields()).filter(isRequiredInputField)
  return `{ ${needed.map((field) => `${field.name}: ${rightLiteral(field.type)}`).join(', ')} }`
}

/** Every field that needs no argument, so that all of the resolver's work is done. */
const selectionOf = (type: GraphQLField<unknown, unknown>['type'], levels: number): string => {
  const named = getNamedType(type)
  if (isLeafType(named) || !isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  const shown = fields.filter((field) => levels > 0 || isLeafType(getNamedType(field.type)))
  return ` { __typename ${shown.map((field) => `${field.name}${selectionOf(field.type, levels - 1)}`).join(' ')} }`
}
