import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql'
import type { SchemaDescription } from 'yup'

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 takes. */
export interface JsonSchema {
  [keyword: string]: unknown
}

const SCALARS: Record<string, JsonSchema> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  Date: { type: 'string', format: 'date' },
  DateTime: { type: 'string', format: 'date-time' },
  LocalTime: { type: 'string', pattern: '^\\d\\d:\\d\\d$' },
}

/** An object with these fields of a GraphQL type, in the words of the type. */
export function schemaOfObject(type: GraphQLObjectType | GraphQLInputObjectType, names: readonly string[]) {
  const fields = type.getFields()
  const properties: Record<string, JsonSchema> = Object.fromEntries(
    names.map((name) => [name, schemaOfField(fields[name]!)]),
  )
  return { type: 'object', description: type.description, required: names, properties }
}

/** A value that a caller sends, or leaves out. */
export function schemaOfArgument({ type, description }: Pick<GraphQLArgument, 'type' | 'description'>): JsonSchema {
  const valueType = getNullableType(type)
  if (!isInputObjectType(valueType)) return { ...schemaOfValue(valueType), description }
  // Without deprecated fields: a new client should not start with them.
  const fields = Object.entries(valueType.getFields()).filter(([, field]) => !field.deprecationReason)
  const properties = fields.map(([name, field]) => [name, schemaOfArgument(field)])
  return { type: 'object', description, properties: Object.fromEntries(properties), additionalProperties: false }
}

export function schemaOfField({ type, description }: GraphQLField<unknown, unknown> | GraphQLInputField): JsonSchema {
  return { ...schemaOfType(type), description }
}

const schemaOfType = (type: GraphQLType): JsonSchema =>
  isNonNullType(type) ? schemaOfValue(type.ofType) : nullable(schemaOfValue(type))

export const nullable = ({ enum: values, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  type: [schema.type, 'null'],
  ...(Array.isArray(values) && { enum: [...values, null] }),
})

/** An object that a caller sends. A field with a default may be null, which stands for the default. */
function schemaOfInput(type: GraphQLInputObjectType): JsonSchema {
  const fields = Object.values(type.getFields())
  const properties = fields.map(({ name, type: given, description, defaultValue: preset }) => {
    const schema = schemaOfType(preset === undefined ? given : getNullableType(given))
    return [name, { ...schema, description: withPreset(description, preset) }]
  })
  return {
    type: 'object',
    required: fields.filter(isRequiredInputField).map(({ name }) => name),
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  }
}

function schemaOfValue(type: GraphQLType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: schemaOfType(type.ofType) }
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) }
  if (isInputObjectType(type)) return schemaOfInput(type)
  if (isObjectType(type)) return schemaOfObject(type, Object.keys(type.getFields()))
  return SCALARS[String(type)]!
}

/** In words: of a `default`, generated clients make a value that must be sent. */
const withPreset = (description: string | null | undefined, preset: unknown) =>
  preset === undefined ? description : `${description} Left out, it is ${preset}.`

/** A text by the rules of its yup schema, as `describe()` tells them. */
export function schemaOfYup(
  { tests, oneOf, optional, default: preset }: SchemaDescription,
  description: string | null | undefined,
): JsonSchema {
  const boundOf = (name: string) => tests.find((test) => test.name === name)?.params?.[name]
  return {
    type: 'string',
    minLength: boundOf('min') ?? (optional ? undefined : 1),
    maxLength: boundOf('max'),
    enum: oneOf.length > 0 ? oneOf : undefined,
    description: withPreset(description, preset),
  }
}
