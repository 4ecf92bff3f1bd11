import { ArgumentError } from '#graph/schema/argument-error.ts'
import { RATE } from '#graph/schema/limits.ts'

export const DEFAULT_PAGE_SIZE = 24

export const MAX_PAGE_SIZE = 250

export const MAX_OFFSET = 1_000_000

/** Points of a field that answers so many rows. A page size that is not allowed is refused by the field, which knows its name. */
export function costOfRows(rows: number, costOfRow: number): number {
  return 1 + Math.min(Math.max(rows, 0), MAX_PAGE_SIZE) * costOfRow
}

/** Points of the rows that an offset leaves out, which the database reads all the same. */
export function costOfOffset(offset: number | null | undefined): number {
  return Math.floor(Math.min(Math.max(offset ?? 0, 0), MAX_OFFSET) / RATE.skippedVehiclesPerPoint)
}

export function checkPageSize(argument: string, size: number): void {
  if (size >= 1 && size <= MAX_PAGE_SIZE) return
  throw new ArgumentError(argument, `${argument} must be between 1 and ${MAX_PAGE_SIZE}, not ${size}.`)
}
