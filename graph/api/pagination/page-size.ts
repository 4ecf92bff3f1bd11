import { ArgumentError } from '#graph/api/argument-error.ts'
import { RATE } from '#graph/api/limits.ts'

export const DEFAULT_PAGE_SIZE = 24

export const MAX_PAGE_SIZE = 250

export const MAX_OFFSET = 1_000_000

/** Points of reading a page of so many rows, which the database does whatever is selected of them. */
export function costOfReading(rows: number): number {
  return Math.floor(rows / RATE.readRowsPerPoint)
}

/** Points of the rows that an offset leaves out, which the database reads all the same. */
export function costOfOffset(offset: number | null | undefined): number {
  return Math.floor(Math.min(Math.max(offset ?? 0, 0), MAX_OFFSET) / RATE.skippedVehiclesPerPoint)
}

export function checkPageSize(argument: string, size: number): void {
  if (size >= 1 && size <= MAX_PAGE_SIZE) return
  throw new ArgumentError(argument, `${argument} must be between 1 and ${MAX_PAGE_SIZE}, not ${size}.`)
}
