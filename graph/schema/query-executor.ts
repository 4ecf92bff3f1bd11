import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type FieldNode,
  type GraphQLError,
  type GraphQLSchema,
  locatedError,
  type OperationDefinitionNode,
  type SourceLocation,
  visit,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { bytesOfDocument } from '#graph/http/graphql/document-stores.ts'
import { LIMITS } from './limits.ts'
import { shapeOf } from './operation-shape.ts'

export interface Operation {
  document: DocumentNode
  /** The operation of the document that is to run; undefined when none was found. */
  operation: OperationDefinitionNode | undefined
  operationName?: string | null
  variables?: Record<string, unknown>
  context: unknown
}

export type QueryExecutor = (operation: Operation) => Promise<ExecutionResult>

// Each field takes about 25 µs to compile and 1 KB to keep, and a compiled query keeps its whole document alive.
const MAX_COMPILED_BYTES = 10 * 2 ** 20
const BYTES_PER_FIELD = 1024
const MAX_FIELDS = 400

/**
 * Executes operations of the schema: a repeated query as a compiled function, everything else by graphql-js. Both give
 * the same answers. graphql-js also takes over when the compiled function refuses the variables: it knows the defaults
 * of input fields, and clients know its words.
 */
export function createQueryExecutor(schema: GraphQLSchema): QueryExecutor {
  // By the operation's own node: a caller that keeps its parsed document has it compiled once.
  const seen = new WeakSet<OperationDefinitionNode>()
  const known = new LRUCache<OperationDefinitionNode, CompiledQuery['query']>({ maxSize: MAX_COMPILED_BYTES })

  const compiledOf = ({ document, operation }: Operation) => {
    if (operation?.operation !== 'query') return undefined
    const compiled = known.get(operation)
    if (compiled) return compiled
    const isFirst = !seen.has(operation)
    seen.add(operation)
    if (isFirst) return undefined
    const { fields } = shapeOf(document, operation)
    if (fields > MAX_FIELDS) return undefined
    const query = compile(schema, document, operation)
    known.set(operation, query, { size: bytesOfDocument(document) + fields * BYTES_PER_FIELD })
    return query
  }

  return async (operation) => {
    const { document, operationName, variables, context } = operation
    const result = await compiledOf(operation)?.(undefined, context, variables)
    if (result?.data !== undefined) {
      const { errors, ...bounded } = withFewErrors(result)
      return { ...bounded, errors: errors && located(errors, document) }
    }
    return withFewErrors(
      await execute({ schema, document, operationName, variableValues: variables, contextValue: context }),
    )
  }
}

/** One operation can fail in thousands of fields: `extensions.omittedErrors` counts the errors that are left out. */
function withFewErrors(result: ExecutionResult): ExecutionResult {
  const { errors = [], extensions } = result
  if (errors.length <= LIMITS.errors) return result
  const omittedErrors = errors.length - LIMITS.errors
  return { ...result, errors: errors.slice(0, LIMITS.errors), extensions: { ...extensions, omittedErrors } }
}

/** Adds nodes and extensions, which graphql-jit leaves out, to the errors of a compiled query. */
function located(errors: readonly GraphQLError[], document: DocumentNode): GraphQLError[] {
  const fields = new Map<string, FieldNode>()
  visit(document, {
    Field(node) {
      if (node.loc) fields.set(placeOf(node.loc.startToken), node)
    },
  })
  return errors.map(({ message, locations = [], path, originalError }) => {
    const nodes = locations.flatMap((location) => fields.get(placeOf(location)) ?? [])
    return locatedError(originalError ?? new Error(message), nodes, path)
  })
}

function placeOf({ line, column }: SourceLocation): string {
  return `${line}:${column}`
}

/** For an operation that cannot be compiled. */
function answerNothing(): ExecutionResult {
  return {}
}

function compile(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
  const compiled = compileQuery(schema, document, operation.name?.value)
  return isCompiledQuery(compiled) ? compiled.query : answerNothing
}
