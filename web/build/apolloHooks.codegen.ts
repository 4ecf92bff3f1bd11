import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PluginFunction, PluginValidateFn } from '@graphql-codegen/plugin-helpers'
import { concatAST, type DefinitionNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'

const isQuery = (node: DefinitionNode): node is OperationDefinitionNode =>
  node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY

const isRequired = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)

const queryHook = (operation: OperationDefinitionNode) => {
  const name = operation.name!.value
  const variables = `variables${isRequired(operation) ? '' : '?'}: ${name}QueryVariables`
  const options = `options${isRequired(operation) ? '' : '?'}: { ${variables}; context?: object }`
  return `export const use${name}SuspenseQuery = (${options}) => useUniversalQuery(${name}Document, options)`
}

/** A fragment is named after the component or module beside it that reads it, such as `VehicleCard_vehicle`. */
export const validate: PluginValidateFn = (_schema, documents) => {
  for (const { location = '', document } of documents) {
    for (const definition of document?.definitions ?? []) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
      const name = definition.name.value
      const file = join(dirname(location), name.split('_', 1)[0]!)
      if (!existsSync(`${file}.ts`) && !existsSync(`${file}.tsx`))
        throw new Error(`${location}: no file ${file} reads ${name}`)
    }
  }
}

/** One named hook per query, over typed-document-node's documents: no published plugin makes them. */
export const plugin: PluginFunction = (_schema, documents) => {
  const { definitions } = concatAST(documents.flatMap(({ document }) => document ?? []))
  const queries = definitions.filter(isQuery)
  return {
    prepend: ["import { useUniversalQuery } from '#web/data/useUniversalQuery.ts'"],
    content: queries.map(queryHook).join('\n'),
  }
}
