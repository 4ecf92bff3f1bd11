import type { FieldName } from '#graph/vehicles/fields.ts'
import { EXPORTED_NAMES, rowRecord } from './file/inventory-record.ts'

export interface ChangedField {
  column: FieldName
  before: unknown
  after: unknown
}

export interface Changes {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** The fields of a vehicle by their names in the file, but its id. */
export type CartValues = Record<string, unknown>

/** A vehicle before and after an import; null where it is not there. */
export interface CartChange {
  id: string
  name: string
  stockNumber: string | null
  before: CartValues | null
  after: CartValues | null
}

export function cartChange({ id, before, after }: { id: string } & { [Side in keyof Changes]: Changes[Side] | null }) {
  const { name, stock_number: stockNumber } = (after ?? before) as { name: string; stock_number: string | null }
  return { id, name, stockNumber, before: before && valuesOf(before), after: after && valuesOf(after) }
}

const NAMES = EXPORTED_NAMES.filter((name) => name !== 'id')

function valuesOf(row: Record<string, unknown>): CartValues {
  const record = rowRecord(row)
  return Object.fromEntries(NAMES.map((name) => [name, record[name]]))
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

export function fieldsOf({ before, after }: Changes): ChangedField[] {
  const [old, next] = [valuesOf(before), valuesOf(after)]
  return NAMES.map((column) => ({ column, before: old[column], after: next[column] })).filter(
    ({ before, after }) => !isSame(before, after),
  )
}
