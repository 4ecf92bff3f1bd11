import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql'
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js'
import { checkArguments } from '#graph/api/check-arguments.ts'
import { ErrorCode } from '#graph/api/error-code.ts'
import { LIMITS, RATE } from '#graph/api/limits.ts'
import { costOfOffset, costOfReading } from '#graph/api/pagination/page-size.ts'
import { oncePerNode } from '#graph/graphql/once-per-node.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'

type Arguments = Record<string, unknown>

export interface Operation {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode
  /** Coerced, as resolvers get them. */
  variables: Record<string, unknown>
}

export interface OperationPrice {
  /** The most points that it can cost, by the rows that it requests. */
  bound: number
  /** The points for the rows that were returned, at most the bound. */
  chargeOf(data: Record<string, unknown>): number
}

/** What a field states about its cost by `@Extensions`. */
export interface CostExtensions {
  points?: number | ((args: Arguments) => number)
  /** The cost in words, where `points` is a function. */
  cost?: string
  /** Rows of the list in the field's object, where the number follows from other arguments than `first` and `last`. */
  rows?: (args: Arguments) => number
  /** The most rows of a list without arguments for its size. */
  mostRows?: number
  /** Whether the field scans every vehicle with these arguments. */
  isScan?: (args: Arguments) => boolean
}

interface Selection {
  points: number
  parts: Part[]
}

interface Part {
  /** Its key in the response. */
  name: string
  /** The most rows of a list, each of which costs its selection; undefined if the selection counts once. */
  rows: number | undefined
  kinds: Selection[]
}

/** The fields of a connection, and of what a mutation returns, that list its rows. */
const ROWS = new Set(['nodes', 'edges', 'results'])

/**
 * The price of an operation: a point for each field and for each entry of a list in its arguments. The selection of a list counts
 * once for each row, and a page costs a point for every 100 rows that it requests. A field that scans every vehicle costs another
 * point for every 150 of them, an offset one for every 500 that it skips.
 */
export async function priceOf(operation: Operation, countVehicles: () => Promise<number>): Promise<OperationPrice> {
  const isConstant = !operation.operation.variableDefinitions?.length
  const { selection, scans } = isConstant ? readConstant(operation.operation, operation) : readOperation(operation)
  // Without a database there are no scans.
  const vehicles = scans > 0 ? await countVehicles().catch(() => 0) : 0
  const scanning = scans * Math.floor(vehicles / RATE.scannedVehiclesPerPoint)
  const bound = boundOf(selection) + scanning
  return { bound, chargeOf: (data) => Math.min(chargeOf(selection, data) + scanning, bound) }
}

function boundOf({ points, parts }: Selection): number {
  return parts.reduce((sum, { rows = 1, kinds }) => sum + rows * Math.max(...kinds.map(boundOf)), points)
}

function chargeOf({ points, parts }: Selection, data: unknown): number {
  return parts.reduce((sum, part) => sum + chargeOfPart(part, (data as Record<string, unknown>)[part.name]), points)
}

function chargeOfPart({ rows, kinds }: Part, value: unknown): number {
  const objects = (Array.isArray(value) ? value.slice(0, rows) : [value]).filter((object) => object != null)
  const charges = objects.map((object) => Math.max(...kinds.map((kind) => chargeOf(kind, object))))
  return rows === undefined ? Math.max(0, ...charges) : charges.reduce((sum, charge) => sum + charge, 0)
}

/** Reads the selection, and checks its arguments. Merged fields count once, however often the document repeats them. */
function readOperation({ schema, document, operation, variables }: Operation): { selection: Selection; scans: number } {
  const fragments: Record<string, FragmentDefinitionNode> = {}
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
  }
  let scans = 0
  let fields = 0

  const selectionOf = (type: GraphQLObjectType, selected: ReturnType<typeof collectFields>, pageRows?: number) => {
    const selection: Selection = { points: 0, parts: [] }
    for (const [name, nodes] of selected) {
      const field = fieldOf(schema, type, nodes[0]!)
      if (!field) continue
      fields += 1
      if (fields > LIMITS.cost) {
        const message = `The operation has more than ${LIMITS.cost} fields, those of its fragments included.`
        throw new HttpError(ErrorCode.QUERY_TOO_COSTLY, message, { details: { maximum: LIMITS.cost } })
      }
      const args = getArgumentValues(field, nodes[0]!, variables)
      // A mutation reports errors in its input itself.
      if (operation.operation !== OperationTypeNode.MUTATION) checkArguments(args)
      const { isScan } = field.extensions as CostExtensions
      if (isScan?.(args)) scans += 1
      selection.points += ownPoints(field, args)
      const kinds = kindsOf(field, args, nodes)
      if (kinds.length > 0) selection.parts.push({ name, rows: rowsOf(field, args, pageRows), kinds })
    }
    return selection
  }

  const kindsOf = (field: GraphQLField<unknown, unknown>, args: Arguments, nodes: readonly FieldNode[]) => {
    const type = getNamedType(field.type)
    const types = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : []
    const { rows } = field.extensions as CostExtensions
    const pageRows = isConnection(field) ? askedRows(field, args) : rows?.(args)
    return types.map((kind) => {
      const selected = collectSubfields(schema, fragments, variables, kind, nodes)
      return selectionOf(kind, selected, pageRows)
    })
  }

  const root = schema.getRootType(operation.operation)!
  const selected = collectFields(schema, fragments, variables, root, operation.selectionSet)
  const selection = selectionOf(root, selected)
  return { selection, scans }
}

const readConstant = oncePerNode((_node: OperationDefinitionNode, operation: Operation) => readOperation(operation))

/** Undefined for `__typename`, which is free. */
function fieldOf(schema: GraphQLSchema, type: GraphQLObjectType, { name: { value: name } }: FieldNode) {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  }
  return type.getFields()[name]
}

function ownPoints(field: GraphQLField<unknown, unknown>, args: Arguments): number {
  // The lists of an introspection are as long as the schema.
  if (field === SchemaMetaFieldDef || field === TypeMetaFieldDef) return RATE.introspectionPoints
  const { points = 1 } = field.extensions as CostExtensions
  const own = typeof points === 'function' ? points(args) : points
  const reading = isConnection(field) ? costOfReading(askedRows(field, args)) : 0
  return own + reading + entriesIn(args) + costOfOffset(args.offset as number | undefined)
}

function rowsOf(
  field: GraphQLField<unknown, unknown>,
  args: Arguments,
  pageRows: number | undefined,
): number | undefined {
  const { mostRows } = field.extensions as CostExtensions
  if (mostRows !== undefined) return mostRows
  if (sizeOf(field)) return isConnection(field) ? undefined : askedRows(field, args)
  return ROWS.has(field.name) ? pageRows : undefined
}

/** The argument for the number of rows: `first` or `last` of a connection, `limit` of a short list. */
export const sizeOf = oncePerNode(({ args }: GraphQLField<unknown, unknown>) =>
  args.find(({ name }) => name === 'first' || name === 'limit'),
)

/** Whether the field returns a page: an object with rows and facts about the list. */
export const isConnection = (field: GraphQLField<unknown, unknown>) =>
  sizeOf(field) !== undefined && !isListType(getNullableType(field.type))

/** The field itself refuses an invalid page size, because it knows the argument's name. */
function askedRows(field: GraphQLField<unknown, unknown>, args: Arguments): number {
  const byDefault = sizeOf(field)?.defaultValue ?? LIMITS.defaultPageRows
  return Math.min(Math.max(Number(args.first ?? args.last ?? args.limit ?? byDefault), 0), LIMITS.pageRows)
}

function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts = Object.values(value)
  return parts.reduce((sum: number, part) => sum + entriesIn(part), Array.isArray(value) ? parts.length : 0)
}
