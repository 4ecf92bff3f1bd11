import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity'
import { LRUCache } from 'lru-cache'
import { ErrorCode } from '#graph/error-code.ts'
import { Refusal } from '#graph/http/refusal.ts'
import { costOfRows, DEFAULT_PAGE_SIZE } from '#graph/pagination/page-size.ts'
import { LIMITS } from './limits.ts'

interface Operation {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

const KEPT_PER_OPERATION = 50
const LONGEST_KEY = 200

const known = new WeakMap<OperationDefinitionNode, LRUCache<string, number>>()

/**
 * Points of an operation: one for each field and for each entry of a list in its arguments; the selection of a paged field
 * counts once for each row that is asked for. Undefined when its variables are wrong: the execution says so in better words.
 */
export function costOf(operation: Operation): number | undefined {
  const key = keyOf(operation.variables)
  if (key.length > LONGEST_KEY) return compute(operation)
  const costs = costsKnownOf(operation.operation)
  const cost = costs.get(key) ?? compute(operation)
  if (cost !== undefined) costs.set(key, cost)
  return cost
}

function costsKnownOf(operation: OperationDefinitionNode): LRUCache<string, number> {
  const costs = known.get(operation) ?? new LRUCache({ max: KEPT_PER_OPERATION })
  known.set(operation, costs)
  return costs
}

/** The variables without their texts: no cost depends on them, and those of an inquiry are personal. */
function keyOf(variables: Record<string, unknown>): string {
  return JSON.stringify(variables, (_name, value) => (typeof value === 'string' ? undefined : value))
}

function compute({ schema, document, operation, variables }: Operation): number | undefined {
  try {
    return getComplexity({
      schema,
      query: document,
      operationName: operation.name?.value,
      variables,
      estimators: [fieldExtensionsEstimator(), fieldCost],
      maxQueryNodes: LIMITS.cost,
    })
  } catch (error) {
    // Only a wrong value stands somewhere in the document; the other error is that fragments unfold without end.
    if (error instanceof GraphQLError && error.nodes) return undefined
    throw new Refusal(`The operation has more than ${LIMITS.cost} fields, those of its fragments included.`, {
      code: ErrorCode.QUERY_TOO_COSTLY,
      status: 400,
      details: { maximum: LIMITS.cost },
    })
  }
}

/** A field and the entries of the lists in its arguments cost a point each, and the selection below it one for each row. */
const fieldCost: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const isPaged = field.args.some(({ name }) => name === 'first')
  const rows = isPaged ? Number(args.first ?? args.last ?? DEFAULT_PAGE_SIZE) : 1
  return entriesIn(args) + costOfRows(rows, childComplexity)
}

function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts = Object.values(value)
  return parts.reduce((sum: number, part) => sum + entriesIn(part), Array.isArray(value) ? parts.length : 0)
}
