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
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql'
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js'
import { LIMITS, RATE } from '#graph/schema/limits.ts'
import { costOfOffset, costOfReading, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#graph/schema/pagination/page-size.ts'

type Arguments = Record<string, unknown>

/** A field's own statements about its cost, by `@Extensions`. */
interface CostExtensions {
  /** Points of the field itself, 1 by default. */
  points?: number | ((args: Arguments) => number)
  /** The most rows of a list that is always whole; its selection counts once for each row. */
  mostRows?: number
  /** Whether the arguments make the field look at every vehicle. */
  isScan?: (args: Arguments) => boolean
}

/** The price of a selection. */
export interface Selection {
  /** Points of the fields themselves. */
  points: number
  /** The fields with a selection of their own. */
  parts: Part[]
}

interface Part {
  /** Its name in the answer. */
  name: string
  /** The most rows of a list whose selection counts once for each row; undefined where the selection counts once. */
  rows: number | undefined
  /** The selection for each type that the field may answer with. */
  kinds: Selection[]
}

export interface OperationPrice extends Selection {
  /** The number of fields that scan every vehicle. */
  scans: number
  /** The number of fields, each counted once under its name in the answer. */
  fields: number
}

/** Thrown for an operation that unfolds into more fields than an operation may have points. */
export class TooManyFields extends Error {}

/** The lists of a connection that have its rows. */
const ROWS = new Set(['nodes', 'edges'])

/** The most points that a selection can cost. */
export function boundOf({ points, parts }: Selection): number {
  return parts.reduce((sum, { rows = 1, kinds }) => sum + rows * Math.max(...kinds.map(boundOf)), points)
}

/** The points of a selection for the data that it was answered with. */
export function chargeOf({ points, parts }: Selection, data: unknown): number {
  return parts.reduce((sum, part) => sum + chargeOfPart(part, (data as Record<string, unknown>)[part.name]), points)
}

function chargeOfPart({ rows, kinds }: Part, value: unknown): number {
  const objects = (Array.isArray(value) ? value.slice(0, rows) : [value]).filter((object) => object != null)
  const charges = objects.map((object) => Math.max(...kinds.map((kind) => chargeOf(kind, object))))
  return rows === undefined ? Math.max(0, ...charges) : charges.reduce((sum, charge) => sum + charge, 0)
}

/** The price of an operation. Fields that the answer has once count once, however often the document repeats them. */
export function priceOf(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): OperationPrice {
  const fragments: Record<string, FragmentDefinitionNode> = {}
  for (const definition of definitions) {
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
      if (fields > LIMITS.cost) throw new TooManyFields()
      const args = getArgumentValues(field, nodes[0]!, variables)
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
    const pageRows = isConnection(field) ? askedRows(field, args) : undefined
    return types.map((kind) => {
      const selected = collectSubfields(schema, fragments, variables, kind, nodes)
      return selectionOf(kind, selected, pageRows)
    })
  }

  const root = schema.getRootType(operation.operation)!
  const selected = collectFields(schema, fragments, variables, root, operation.selectionSet)
  const selection = selectionOf(root, selected)
  return { ...selection, scans, fields }
}

/** Undefined for `__typename`, which costs nothing. */
function fieldOf(schema: GraphQLSchema, type: GraphQLObjectType, { name: { value: name } }: FieldNode) {
  if (type === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef
  }
  return type.getFields()[name]
}

function ownPoints(field: GraphQLField<unknown, unknown>, args: Arguments): number {
  // The lists of the introspection are as long as the schema.
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

/** The argument for the number of rows: of a connection, or of a short list. */
const sizeOf = ({ args }: GraphQLField<unknown, unknown>) =>
  args.find(({ name }) => name === 'first' || name === 'limit')

/** Whether the field answers with a page: an object that has the rows and facts about the list. */
const isConnection = (field: GraphQLField<unknown, unknown>) =>
  sizeOf(field) !== undefined && !isListType(getNullableType(field.type))

/** A page size that is not allowed is refused by the field, which knows its name. */
function askedRows(field: GraphQLField<unknown, unknown>, args: Arguments): number {
  const byDefault = sizeOf(field)?.defaultValue ?? DEFAULT_PAGE_SIZE
  return Math.min(Math.max(Number(args.first ?? args.last ?? args.limit ?? byDefault), 0), MAX_PAGE_SIZE)
}

function entriesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const parts = Object.values(value)
  return parts.reduce((sum: number, part) => sum + entriesIn(part), Array.isArray(value) ? parts.length : 0)
}
