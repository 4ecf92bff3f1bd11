import type { FileNote } from '#graph/files/file-problem.ts'
import type { FieldName } from '#graph/vehicles/inventory-fields.ts'

/** A row of an inventory file before its values are read. */
export interface FileRow {
  /** From 1: the first line of a row of CSV, the number of a vehicle in a JSON array. */
  line: number
  /** As a spreadsheet numbers it; absent where there is no file. */
  row?: number
  /** Only the fields that the file has: as words of a cell, or as values of JSON. */
  values: Partial<Record<FieldName, unknown>>
  /** The vehicle's last change as the file knows it; undefined where the file does not say. */
  updatedAt?: unknown
  /** Problems of the row as a whole, and of names that are no fields. */
  problems: Pick<FileNote, 'column' | 'message'>[]
}
