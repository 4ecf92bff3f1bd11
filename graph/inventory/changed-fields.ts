import { COLUMNS } from './import.sql.ts'

export interface ChangedField {
  column: string
  before: unknown
  after: unknown
}

/** The columns of a vehicle before and after an import. */
export interface Changes {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export function fieldsOf({ before, after }: Changes): ChangedField[] {
  const fields = COLUMNS.map((column) => ({ column, before: before[column], after: after[column] }))
  return fields.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}
