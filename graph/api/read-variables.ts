import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql'
import { ErrorCode } from './error-code.ts'

type Path = readonly (string | number)[]

const LONGEST_PLACE = 100

/** The first wrong variable of a request, described by its place and never by its value. */
export class VariableError extends GraphQLError {
  constructor(
    definition: VariableDefinitionNode,
    /** The path inside of the variable, such as `.email` or `.brand[1]`; empty for the variable itself. */
    readonly place: string,
    reason: string,
  ) {
    const name = definition.variable.name.value
    super(`Variable "$${name}" is invalid at "${name}${place}": ${reason}.`, {
      nodes: definition,
      extensions: { code: ErrorCode.BAD_USER_INPUT, http: { status: 400 } },
    })
  }
}

/** The variables of an operation, with their defaults. Throws a VariableError at the first that is wrong. */
export function readVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  inputs: Record<string, unknown>,
): Record<string, unknown> {
  const variables: Record<string, unknown> = {}
  for (const definition of variableDefinitions) {
    const name = definition.variable.name.value
    const type = typeFromAST(schema, definition.type) as GraphQLInputType
    if (Object.hasOwn(inputs, name)) variables[name] = readVariable(definition, type, inputs[name])
    else if (definition.defaultValue) variables[name] = valueFromAST(definition.defaultValue, type)
    else if (isNonNullType(type)) throw new VariableError(definition, '', expected(type))
  }
  return variables
}

function readVariable(definition: VariableDefinitionNode, type: GraphQLInputType, value: unknown): unknown {
  return coerceInputValue(value, type, (path, part) => {
    throw wrongPart(definition, path, typeAt(type, path), part)
  })
}

/** graphql-js blames an object for a field that is missing in it, or that its type does not have. */
function wrongPart(
  definition: VariableDefinitionNode,
  path: Path,
  type: GraphQLInputType,
  part: unknown,
): VariableError {
  const object = getNullableType(type)
  if (isInputObjectType(object) && typeof part === 'object' && part !== null && !Array.isArray(part)) {
    const fields = object.getFields()
    const missing = Object.values(fields).find(
      (field) => isRequiredInputField(field) && !Object.hasOwn(part, field.name),
    )
    if (missing) return new VariableError(definition, pathText([...path, missing.name]), expected(missing.type))
    const unknown = Object.keys(part).find((name) => !Object.hasOwn(fields, name))
    if (unknown !== undefined)
      return new VariableError(definition, pathText([...path, unknown]), `${object.name} has no such field`)
  }
  return new VariableError(definition, pathText(path), expected(type))
}

/** A scalar of ours says in its `expects` extension what it takes. */
export function expected(type: GraphQLInputType): string {
  const named = getNamedType(type)
  const values = isEnumType(named)
    ? ` (${named
        .getValues()
        .map(({ name }) => name)
        .join(', ')})`
    : ''
  return `${named.extensions.expects ?? `a value of the type ${type}${values}`} is expected`
}

function typeAt(type: GraphQLInputType, path: Path): GraphQLInputType {
  return path.reduce<GraphQLInputType>((around, step) => {
    let inner = getNullableType(around)
    if (isListType(inner) && typeof step === 'number') return inner.ofType
    // A list accepts a single value as its only entry.
    while (isListType(inner)) inner = getNullableType(inner.ofType)
    return isInputObjectType(inner) ? inner.getFields()[step]!.type : inner
  }, type)
}

function pathText(path: Path): string {
  const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('')
  return place.slice(0, LONGEST_PLACE)
}
