import {
  type FieldNode,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { raw, type Sql } from 'sql-template-tag'
import { getMetadataArgsStorage } from 'typeorm'
import { columnName } from '#graph/database/column-name.ts'
import { Vehicle } from './vehicle.entity.ts'

export type VehicleColumn = keyof Vehicle

/** They find, sort and count vehicles, and no answer shows them. */
const UNREAD = new Set<string>(['searched', 'seats', 'rank'])

const COLUMNS = getMetadataArgsStorage()
  .filterColumns(Vehicle)
  .map(({ propertyName }) => propertyName as VehicleColumn)
  .filter((column) => !UNREAD.has(column))

/** Fields of the schema that are made of other columns; a field that is in neither list needs all columns. */
const COLUMNS_OF_FIELDS: Record<string, VehicleColumn[]> = {
  condition: ['isNew'],
  availability: ['inStock'],
  mainImage: ['images'],
  url: ['id'],
  currency: [],
  similar: ['id'],
}

const COLUMNS_OF_MEASURES: Record<string, VehicleColumn[]> = {
  topSpeedMph: ['topSpeedMph'],
  rangeMiles: ['rangeMinMiles', 'rangeMaxMiles'],
  chargingHours: ['chargingMinHours', 'chargingMaxHours'],
  payloadPounds: ['payloadPounds'],
}

/** The columns, all of them by default, as a select list with the names of the class. */
export function selectList(columns: readonly VehicleColumn[] = COLUMNS): Sql {
  return raw(columns.map((column) => `${columnName(column)} as "${column}"`).join(', '))
}

type Fragments = GraphQLResolveInfo['fragments']

/**
 * The columns that an operation needs of the vehicles that a field leads to. A list of cards costs a tenth less
 * processor time than with all columns, a list of names half. `@skip` and `@include` are ignored: a column too many does no harm.
 */
export function askedColumns({ fieldNodes, fragments, returnType }: GraphQLResolveInfo): VehicleColumn[] {
  const asked = new Set<string>(['id'])
  const collect = (type: unknown, set: SelectionSetNode | undefined) => {
    if (!isObjectType(type)) return
    for (const { name, selectionSet } of fieldsOf(set, fragments)) {
      if (type.name === 'Vehicle')
        for (const column of columnsOf(name.value, selectionSet, fragments)) asked.add(column)
      else collect(getNamedType(type.getFields()[name.value]?.type), selectionSet)
    }
  }
  for (const { selectionSet } of fieldNodes) collect(getNamedType(returnType), selectionSet)
  return COLUMNS.filter((column) => asked.has(column))
}

/** The fields of a selection, with those of its fragments. */
function* fieldsOf(set: SelectionSetNode | undefined, fragments: Fragments): Generator<FieldNode> {
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) yield selection
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* fieldsOf(selection.selectionSet, fragments)
    else yield* fieldsOf(fragments[selection.name.value]?.selectionSet, fragments)
  }
}

function columnsOf(field: string, set: SelectionSetNode | undefined, fragments: Fragments): readonly string[] {
  if (field === '__typename') return []
  if (field === 'specifications') {
    return [...fieldsOf(set, fragments)].flatMap(({ name }) => COLUMNS_OF_MEASURES[name.value] ?? ['specifications'])
  }
  if (COLUMNS.some((column) => column === field)) return [field]
  return COLUMNS_OF_FIELDS[field] ?? COLUMNS
}
