import type { FieldName } from '#graph/vehicles/vehicle-fields.ts'

/** A row of an inventory file before its values are checked. */
export interface FileRow {
  /** From 1: the first line of a row of CSV, the number of a vehicle in a JSON array. */
  line: number
  /** As a spreadsheet numbers it, where that is another number. */
  row?: number
  /** Only the fields that the file has. */
  values: Partial<Record<FieldName, unknown>>
  /** The vehicle's last change as the file knows it; undefined where the file does not say. */
  updatedAt?: unknown
  /** Problems of the row as a whole, and of names that are no fields. */
  problems: { column?: string; message: string }[]
}

/** In characters. A longer row is an accident, such as a quote that is never closed. */
export const MAX_ROW_LENGTH = 1_000_000
