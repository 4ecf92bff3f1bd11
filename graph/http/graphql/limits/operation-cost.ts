import { type DocumentNode, GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { type ComplexityEstimator, fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity'
import { LRUCache } from 'lru-cache'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS, RATE } from '#graph/schema/limits.ts'
import { costOfOffset, costOfRows, DEFAULT_PAGE_SIZE } from '#graph/schema/pagination/page-size.ts'

export interface Operation {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

const KEPT_PER_OPERATION = 50
const LONGEST_KEY = 200

/** The cost of an operation by its text and variables, before the number of vehicles is known. */
interface Work {
  points: number
  /** The number of fields that scan every vehicle. */
  scans: number
}

const known = new WeakMap<OperationDefinitionNode, LRUCache<string, Work>>()

/**
 * Points of an operation: one for each field and for each entry of a list in its arguments. The selection of a paged
 * field counts once for each requested row. A field that scans every vehicle costs one point more for every 150 of them,
 * an offset one for every 500 that it leaves out.
 * Undefined when a variable is wrong: the execution says so in better words.
 */
export async function costOf(operation: Operation, countVehicles: () => Promise<number>): Promise<number | undefined> {
  const work = workOf(operation)
  if (!work?.scans) return work?.points
  // Without a database nothing is scanned.
  const vehicles = await countVehicles().catch(() => 0)
  return work.points + work.scans * Math.floor(vehicles / RATE.scannedVehiclesPerPoint)
}

function workOf(operation: Operation): Work | undefined {
  const key = keyOf(operation.variables)
  if (key.length > LONGEST_KEY) return compute(operation)
  const knownWork = known.get(operation.operation) ?? new LRUCache({ max: KEPT_PER_OPERATION })
  known.set(operation.operation, knownWork)
  const work = knownWork.get(key) ?? compute(operation)
  if (work !== undefined) knownWork.set(key, work)
  return work
}

/** The variables without the words of their texts: the words of an inquiry are personal, and change no cost. */
function keyOf(variables: Record<string, unknown>): string {
  return JSON.stringify(variables, (_name, value) => (typeof value === 'string' ? value !== '' : value))
}

function compute({ schema, document, operation, variables }: Operation): Work | undefined {
  const context = { scans: 0 }
  try {
    const points = getComplexity({
      context,
      schema,
      query: document,
      operationName: operation.name?.value,
      variables,
      estimators: [fieldExtensionsEstimator(), fieldCost],
      maxQueryNodes: LIMITS.cost,
    })
    return { points, scans: context.scans }
  } catch (error) {
    // An error about a wrong value has nodes; the other possible error is that fragments unfold into too many fields.
    if (error instanceof GraphQLError && error.nodes) return undefined
    throw new Refusal(`The operation has more than ${LIMITS.cost} fields, those of its fragments included.`, {
      code: ErrorCode.QUERY_TOO_COSTLY,
      status: 400,
      details: { maximum: LIMITS.cost },
    })
  }
}

const INTROSPECTION = new Set(['__schema', '__type'])

/** A field and the entries of the lists in its arguments cost a point each, and the selection below it one for each row. */
const fieldCost: ComplexityEstimator = ({ field, args, childComplexity, context }) => {
  const { isScan } = field.extensions as { isScan?: (given: typeof args) => boolean }
  if (isScan?.(args)) context!.scans += 1
  // The lists of the introspection are as long as the schema.
  if (INTROSPECTION.has(field.name)) return RATE.introspectionPoints + childComplexity
  const isPaged = field.args.some(({ name }) => name === 'first')
  const rows = isPaged ? Number(args.first ?? args.last ?? DEFAULT_PAGE_SIZE) : 1
  return entriesIn(args) + costOfOffset(args.offset) + costOfRows(rows, childComplexity)
}

function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts = Object.values(value)
  return parts.reduce((sum: number, part) => sum + entriesIn(part), Array.isArray(value) ? parts.length : 0)
}
