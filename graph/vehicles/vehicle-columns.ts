import {
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { raw, type Sql } from 'sql-template-tag'

/** What a Vehicle is made of, as the class and as the table name it. */
const COLUMNS = {
  id: 'id',
  aliases: 'aliases',
  name: 'name',
  brand: 'brand',
  category: 'category',
  price: 'price',
  description: 'description',
  images: 'images',
  externalUrl: 'external_url',
  specifications: 'specifications',
  topSpeedMph: 'top_speed_mph',
  rangeMinMiles: 'range_min_miles',
  rangeMaxMiles: 'range_max_miles',
  chargingMinHours: 'charging_min_hours',
  chargingMaxHours: 'charging_max_hours',
  payloadPounds: 'payload_pounds',
  features: 'features',
  inStock: 'in_stock',
  isNew: 'is_new',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
}

export type VehicleColumn = keyof typeof COLUMNS

export const ALL_COLUMNS = Object.keys(COLUMNS) as VehicleColumn[]

/** What fields are made of that are not columns themselves; one that is named nowhere is made of everything. */
const COLUMNS_OF_FIELDS: Record<string, VehicleColumn[]> = {
  condition: ['isNew'],
  availability: ['inStock'],
  mainImage: ['images'],
  url: ['id'],
  similar: ['id'],
}

const MEASURES: Record<string, VehicleColumn[]> = {
  topSpeedMph: ['topSpeedMph'],
  rangeMiles: ['rangeMinMiles', 'rangeMaxMiles'],
  chargingHours: ['chargingMinHours', 'chargingMaxHours'],
  payloadPounds: ['payloadPounds'],
}

/** The columns as a select list that names them as the class does. */
export function selectList(columns: readonly VehicleColumn[] = ALL_COLUMNS): Sql {
  return raw(columns.map((column) => `${COLUMNS[column]} as "${column}"`).join(', '))
}

const known = new WeakMap<object, VehicleColumn[]>()

/**
 * The columns that an operation asks for below a field: of the vehicles that the field leads to, not of those that these
 * lead to in turn. `@skip` and `@include` are not looked at: a column too many does no harm.
 */
export function askedColumns(info: GraphQLResolveInfo): VehicleColumn[] {
  const [node, ...others] = info.fieldNodes
  // A field that is asked for in several places may have other ones the next time, by `@include`.
  if (others.length > 0) return collect(info)
  const columns = known.get(node!) ?? collect(info)
  known.set(node!, columns)
  return columns
}

function collect({ fieldNodes, fragments, returnType }: GraphQLResolveInfo): VehicleColumn[] {
  const columns = new Set<VehicleColumn>(['id'])
  const add = (more: readonly VehicleColumn[]) => {
    for (const column of more) columns.add(column)
  }

  /** Calls `visit` for each field of the selection, those of its fragments included. */
  const eachField = (set: SelectionSetNode | undefined, visit: (name: string, set?: SelectionSetNode) => void) => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) visit(selection.name.value, selection.selectionSet)
      else if (selection.kind === Kind.INLINE_FRAGMENT) eachField(selection.selectionSet, visit)
      else eachField(fragments[selection.name.value]?.selectionSet, visit)
    }
  }
  const addOfVehicle = (name: string, set?: SelectionSetNode) => {
    if (name === '__typename') return
    if (name === 'specifications') return eachField(set, (part) => add(MEASURES[part] ?? ['specifications']))
    add(Object.hasOwn(COLUMNS, name) ? [name as VehicleColumn] : (COLUMNS_OF_FIELDS[name] ?? ALL_COLUMNS))
  }
  const descend = (type: GraphQLObjectType, set: SelectionSetNode | undefined) => {
    if (type.name === 'Vehicle') return eachField(set, addOfVehicle)
    eachField(set, (name, below) => {
      const next = getNamedType(type.getFields()[name]?.type)
      if (isObjectType(next)) descend(next, below)
    })
  }

  const type = getNamedType(returnType)
  if (isObjectType(type)) for (const { selectionSet } of fieldNodes) descend(type, selectionSet)
  return ALL_COLUMNS.filter((column) => columns.has(column))
}
