import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { type JsonSchema, schemaOfArgument, schemaOfField } from '#graph/openapi/json-schema.ts'

/** A model has no points to save: what fields cost is left out. */
const withoutCosts = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (name, value) =>
    name === 'description' && typeof value === 'string' ? value.replace(/ Costs \d.*$/s, '') : value,
  )

/** The variables of an operation, each in the words of the argument that it is for, or in those of `words`. */
export function schemaOfVariables(schema: GraphQLSchema, document: DocumentNode, words: Record<string, string> = {}) {
  const { variableDefinitions = [] } = document.definitions[0] as OperationDefinitionNode
  const descriptions = new Map<string, string | null | undefined>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      enter(node) {
        if (node.kind === Kind.VARIABLE) descriptions.set(node.name.value, info.getArgument()?.description)
      },
    }),
  )
  const variables = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const name = variable.name.value
    return {
      name,
      type: typeFromAST(schema, type as never) as GraphQLInputType,
      isOptional: defaultValue !== undefined,
    }
  })
  return withoutCosts({
    type: 'object',
    properties: Object.fromEntries(
      variables.map(({ name, type }) => [
        name,
        schemaOfArgument({ type, description: words[name] ?? descriptions.get(name) }),
      ]),
    ),
    required: variables.filter(({ type, isOptional }) => isNonNullType(type) && !isOptional).map(({ name }) => name),
    additionalProperties: false,
  })
}

/** The data of an operation whose lists are never null, nor their objects. */
export function schemaOfData(schema: GraphQLSchema, document: DocumentNode): JsonSchema {
  const [operation, ...fragments] = document.definitions as [OperationDefinitionNode, ...FragmentDefinitionNode[]]
  const selected = new Map(fragments.map(({ name, selectionSet }) => [name.value, selectionSet]))
  const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection
      return fieldsOf(
        selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : selected.get(selection.name.value)!,
      )
    })

  function objectOf(type: GraphQLObjectType, selectionSet: SelectionSetNode) {
    const nodes = fieldsOf(selectionSet)
    const properties = nodes.map(({ name, selectionSet }) => [
      name.value,
      fieldOf(type.getFields()[name.value]!, selectionSet),
    ])
    return { type: 'object', properties: Object.fromEntries(properties), required: nodes.map(({ name }) => name.value) }
  }

  function fieldOf(field: Parameters<typeof schemaOfField>[0], selectionSet?: SelectionSetNode): JsonSchema {
    const { type, description } = field
    const named = getNamedType(type)
    if (!isObjectType(named)) return schemaOfField(field)
    const object = objectOf(named, selectionSet!)
    if (isListType(getNullableType(type))) return { type: 'array', description, items: object }
    return { ...object, description, type: isNonNullType(type) ? 'object' : ['object', 'null'] }
  }

  return withoutCosts(objectOf(schema.getQueryType()!, operation.selectionSet))
}
