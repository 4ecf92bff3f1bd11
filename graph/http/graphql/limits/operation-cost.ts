import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { Refusal } from '#graph/http/errors/refusal.ts'
import { ErrorCode } from '#graph/schema/error-code.ts'
import { LIMITS, RATE } from '#graph/schema/limits.ts'
import { boundOf, chargeOf, type OperationPrice, priceOf, TooManyFields } from './operation-price.ts'

export interface Operation {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  variables: Record<string, unknown>
}

/** Points of an operation. */
export interface Cost {
  /** The most that it can cost, by the rows that it asks for. */
  bound: number
  /** Points by the rows that were returned; at most the bound. */
  chargeOf(data: Record<string, unknown>): number
}

/** A field of a price takes some hundred bytes. */
const KEPT_FIELDS = 20_000
const LONGEST_KEY = 200

const numbers = new WeakMap<OperationDefinitionNode, number>()
let lastNumber = 0
const known = new LRUCache<string, OperationPrice>({
  maxSize: KEPT_FIELDS,
  sizeCalculation: ({ fields }) => fields + 1,
})

/**
 * Points of an operation: one for each field and for each entry of a list in its arguments. The selection of rows counts
 * once for each row, and a page costs a point for every 100 rows that it asks for. A field that scans every vehicle costs one
 * point more for every 150 of them, an offset one for every 500 that it leaves out.
 * Undefined when a variable is wrong: the execution says so in better words.
 */
export async function costOf(operation: Operation, countVehicles: () => Promise<number>): Promise<Cost | undefined> {
  const price = knownPriceOf(operation)
  if (!price) return undefined
  // Without a database nothing is scanned.
  const vehicles = price.scans > 0 ? await countVehicles().catch(() => 0) : 0
  const scanning = price.scans * Math.floor(vehicles / RATE.scannedVehiclesPerPoint)
  const bound = boundOf(price) + scanning
  return { bound, chargeOf: (data) => Math.min(chargeOf(price, data) + scanning, bound) }
}

function knownPriceOf(operation: Operation): OperationPrice | undefined {
  const key = keyOf(operation)
  if (key.length > LONGEST_KEY) return compute(operation)
  const price = known.get(key) ?? compute(operation)
  if (price) known.set(key, price)
  return price
}

/** The variables without the words of their texts: the words of an inquiry are personal, and change no cost. */
function keyOf({ operation, variables }: Operation): string {
  const number = numbers.get(operation) ?? ++lastNumber
  numbers.set(operation, number)
  return `${number} ${JSON.stringify(variables, (_name, value) => (typeof value === 'string' ? value !== '' : value))}`
}

function compute({ schema, document, operation, variables }: Operation): OperationPrice | undefined {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 })
  if (!coerced) return undefined
  try {
    return priceOf(schema, document, operation, coerced)
  } catch (error) {
    if (error instanceof GraphQLError) return undefined
    if (!(error instanceof TooManyFields)) throw error
    throw new Refusal(`The operation has more than ${LIMITS.cost} fields, those of its fragments included.`, {
      code: ErrorCode.QUERY_TOO_COSTLY,
      status: 400,
      details: { maximum: LIMITS.cost },
    })
  }
}
