import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { PluginFunction, PluginValidateFn } from '@graphql-codegen/plugin-helpers'
import { concatAST, type DefinitionNode, Kind, type OperationDefinitionNode, OperationTypeNode, print } from 'graphql'
import { readersOfFragment, unreadSpreads } from './unreadSpreads.ts'

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

const sourceTexts = () => {
  const files = globSync('web/**/*.{ts,tsx}', {
    exclude: ['web/generated/**', '**/*.test.*', 'web/{e2e,bench,faults}/**'],
  })
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

/** Refuses a fragment that no file of its folder reads, and a spread for a component that no page uses. */
export const validate: PluginValidateFn = (_schema, documents) => {
  const texts = sourceTexts()
  const sources = documents.map(({ location = '', document }) => ({
    location: relative('.', location),
    document: document!,
  }))
  for (const { location, document } of sources) {
    const text = print(document)
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue
      const name = definition.name.value
      // What another entry of the file repeats needs no type of its own.
      if (text.includes(`...${name}\n`) || readersOfFragment(location, name, texts).length > 0) continue
      throw new Error(`${location}: no file of its folder names the type of ${name}`)
    }
  }
  const unread = unreadSpreads(sources, texts)
  if (unread.length > 0) throw new Error(unread.join('\n'))
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
