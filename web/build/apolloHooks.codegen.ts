import type { PluginFunction } from '@graphql-codegen/plugin-helpers'
import { concatAST, Kind, type OperationDefinitionNode } from 'graphql'

const isOperation = (node: { kind: Kind }): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION

const isRequired = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)

const queryHook = (name: string, options: string) => {
  const types = `${name}Query, ${name}QueryVariables`
  const suspenseOptions = `useSuspenseQuery.Options<${name}QueryVariables> & { skip?: never; returnPartialData?: never; errorPolicy?: never }`
  return `export const use${name}SuspenseQuery = (${options}: ${suspenseOptions}): useSuspenseQuery.Result<${types}, 'complete', 'none'> =>
  usePageQuery(${name}Document, options as never) as never`
}

const mutationHook = (name: string) => {
  const types = `${name}Mutation, ${name}MutationVariables`
  return `export const use${name}Mutation = (options?: useMutation.Options<${types}>): useMutation.ResultTuple<${types}> =>
  useMutation(${name}Document, options as never)`
}

/** One named Apollo Client 4 hook per operation, over typed-document-node's documents: no published plugin makes them. */
export const plugin: PluginFunction = (_schema, documents) => {
  const { definitions } = concatAST(documents.flatMap(({ document }) => document ?? []))
  const operations = definitions.filter(isOperation)
  const hooks = operations.map((operation) => {
    const name = operation.name!.value
    if (operation.operation === 'mutation') return mutationHook(name)
    return queryHook(name, isRequired(operation) ? 'options' : 'options?')
  })
  return {
    prepend: [
      "import { useMutation, type useSuspenseQuery } from '@apollo/client/react'",
      "import { usePageQuery } from '#web/data/usePageQuery.ts'",
    ],
    content: hooks.join('\n'),
  }
}
