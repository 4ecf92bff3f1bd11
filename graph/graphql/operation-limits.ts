import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql'
import {
  type ComplexityEstimator,
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
} from 'graphql-query-complexity'
import { ArgumentError } from '#graph/api/argument-error.ts'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { readVariables } from '#graph/api/read-variables.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { refusalOfJson } from '#graph/http/scope.ts'
import type { OperationContext } from './operation-context.ts'

interface Operation {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

/** Refuses an operation that exceeds a limit or has an invalid variable. Takes the cost of any other before its execution. */
export const operationLimits: ApolloServerPlugin<OperationContext> = {
  async requestDidStart() {
    let cost: { requested: number; remaining?: number } | undefined
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return
        const { variables = {} } = request
        const requested = boundedCost({ schema, document, operation, variables })
        cost = { requested }
        cost.remaining = await contextValue.request?.caller?.take(requested - COST.operation)
      },
      async willSendResponse({ operation, errors, response: { body } }) {
        if (!cost || body.kind !== 'single') return
        // An answer that caches keep is everybody's: what is left of one caller's budget does not stand in it.
        if (operation?.operation === 'query' && !errors?.length) delete cost.remaining
        body.singleResult.extensions = { ...body.singleResult.extensions, cost }
      },
    }
  },
}

/** The cost of an operation and its request. Throws an HttpError for an operation that exceeds a limit. */
export function boundedCost({ variables, ...operation }: Operation): number {
  const refusal = refusalOfJson(variables)
  if (refusal) throw refusal
  for (const shape of shapesOf(operation.document)) checkShape(shape)
  readVariables(operation.schema, operation.operation, variables)
  const isConstant = !operation.operation.variableDefinitions?.length
  const fields = isConstant ? costOfConstant(operation.operation, operation) : costOf({ ...operation, variables })
  const cost = COST.operation + fields
  const advice = ': ask for fewer rows, fields or searches'
  checkLimit(ErrorCode.QUERY_TOO_COSTLY, cost, LIMITS.cost, `The operation costs ${cost}`, advice)
  return cost
}

const ESTIMATORS: ComplexityEstimator[] = [
  ({ field, type, args, childComplexity }) => {
    // A mutation reports errors in its input itself.
    if (type.name !== 'Mutation') checkArguments(args)
    if (field === TypeNameMetaFieldDef) return 0
    if (field === SchemaMetaFieldDef || field === TypeMetaFieldDef) return COST.introspection + childComplexity
  },
  fieldExtensionsEstimator(),
  simpleEstimator({ defaultComplexity: 1 }),
]

function costOf({ schema, document, operation, variables }: Operation): number {
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: operation.name?.value,
      variables,
      estimators: ESTIMATORS,
      maxQueryNodes: LIMITS.cost,
    })
  } catch (error) {
    throw explained(error)
  }
}

const costOfConstant = oncePerNode((_node: OperationDefinitionNode, operation: Omit<Operation, 'variables'>) =>
  costOf({ ...operation, variables: {} }),
)

/** graphql-js sets neither a code nor a status for an argument that is invalid only with the request's variables. */
function explained(error: unknown): unknown {
  if (!(error instanceof GraphQLError)) return error
  if (/maximum allowed number of nodes/.test(error.message)) {
    const message = `The operation has more than ${LIMITS.cost} fields, those of its fragments included: ask for fewer.`
    return new HttpError(ErrorCode.QUERY_TOO_COSTLY, message, { details: { maximum: LIMITS.cost } })
  }
  error.extensions.code ??= ErrorCode.BAD_USER_INPUT
  error.extensions.http ??= { status: 400 }
  return error
}

/** Of all operations, because a document is valid or invalid as a whole. */
const shapesOf = oncePerNode((document: DocumentNode): OperationShape[] =>
  document.definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => shapeOf(document, operation)),
)

function checkShape({ depth, aliases }: OperationShape): void {
  checkLimit(ErrorCode.QUERY_TOO_DEEP, depth, LIMITS.depth, `The operation is ${depth} levels deep`)
  checkLimit(ErrorCode.TOO_MANY_ALIASES, aliases, LIMITS.aliases, `The operation has ${aliases} aliases`)
}

export function checkLimit(code: ErrorCode, requested: number, maximum: number, words: string, advice = ''): void {
  if (requested <= maximum) return
  throw new HttpError(code, `${words}, and ${maximum} are allowed${advice}.`, { details: { requested, maximum } })
}

interface OperationShape {
  /** Levels of fields; those below `__schema` are not counted. */
  depth: number
  /** Fields with an alias; `__typename` is not counted. */
  aliases: number
}

const NONE: OperationShape = { depth: 0, aliases: 0 }

/** Measures an operation of a valid document; a fragment counts each time it is spread. */
function shapeOf({ definitions }: DocumentNode, operation: OperationDefinitionNode): OperationShape {
  const fragments = new Map<string, SelectionSetNode>()
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition.selectionSet)
  }
  // Memoized: nested fragments that are each spread twice would double the work at every level.
  const measured = new Map<SelectionSetNode | undefined, OperationShape>([[undefined, NONE]])
  const measureSet = (set: SelectionSetNode | undefined): OperationShape => {
    const before = measured.get(set)
    if (before) return before
    const shape = { ...NONE }
    measured.set(set, shape)
    for (const selection of set!.selections) {
      const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
      const inner = measureSet(isSpread ? fragments.get(selection.name.value) : selection.selectionSet)
      const { depth, aliases } = selection.kind === Kind.FIELD ? withField(selection, inner) : inner
      shape.depth = Math.max(shape.depth, depth)
      shape.aliases += aliases
    }
    return shape
  }
  return measureSet(operation.selectionSet)
}

function withField({ name: { value: name }, alias }: FieldNode, inner: OperationShape): OperationShape {
  return {
    depth: name === '__schema' ? 0 : inner.depth + 1,
    aliases: inner.aliases + Number(alias !== undefined && name !== '__typename'),
  }
}

/**
 * Throws an ArgumentError for a value that no resolver and no database can take, at any depth of any argument: a number such as
 * 1e309, which GraphQL accepts in a document, and the character U+0000, which Postgres refuses.
 */
function checkArguments(values: object, around = ''): void {
  for (const [key, value] of Object.entries(values)) {
    const place = Array.isArray(values) ? `${around}[${key}]` : [around, key].filter(Boolean).join('.')
    if (typeof value === 'number' && !Number.isFinite(value))
      throw new ArgumentError(place, `${place} is too large a number.`)
    if (typeof value === 'string' && value.includes('\0'))
      throw new ArgumentError(place, `${place} must not contain the character U+0000.`)
    if (typeof value === 'object' && value !== null) checkArguments(value, place)
  }
}

/**
 * Does work once for a node of a parsed document or of the schema, and remembers its result as long as the node lives: Apollo
 * keeps the documents that it has parsed. A node belongs to one schema, so `rest` is the same for a node each time.
 */
export function oncePerNode<Node extends object, Rest extends unknown[], Result>(
  work: (node: Node, ...rest: Rest) => Result,
): (node: Node, ...rest: Rest) => Result {
  const results = new WeakMap<Node, { result: Result }>()
  return (node, ...rest) => {
    const known = results.get(node)
    if (known) return known.result
    const result = work(node, ...rest)
    results.set(node, { result })
    return result
  }
}
