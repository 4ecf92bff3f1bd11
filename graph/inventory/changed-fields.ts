import type { FieldName } from '#graph/vehicles/inventory-fields.ts'
import { EXPORTED_NAMES, rowRecord } from './file/inventory-record.ts'

/** A field as the inventory file names it. */
export interface ChangedField {
  column: FieldName
  before: unknown
  after: unknown
}

/** The row of a vehicle before and after an import. */
export interface Changes {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export function fieldsOf({ before, after }: Changes): ChangedField[] {
  const [old, next] = [rowRecord(before), rowRecord(after)]
  const fields = EXPORTED_NAMES.filter((name) => name !== 'id').map((column) => {
    return { column, before: old[column], after: next[column] }
  })
  return fields.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}
