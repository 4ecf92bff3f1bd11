import { ArgumentError } from '#graph/api/argument-error.ts'
import { LIMITS, RATE } from '#graph/api/limits.ts'

/** Points of reading a page of so many rows, which the database does whatever is selected of them. */
export function costOfReading(rows: number): number {
  return Math.floor(rows / RATE.readRowsPerPoint)
}

/** Points of the rows that an offset leaves out, which the database reads all the same. */
export function costOfOffset(offset: number | null | undefined): number {
  return Math.floor(Math.min(Math.max(offset ?? 0, 0), LIMITS.offset) / RATE.skippedVehiclesPerPoint)
}

export function checkPageSize(argument: 'first' | 'last' | 'limit', size: number): void {
  const least = argument === 'limit' ? 1 : 0
  if (size >= least && size <= LIMITS.pageRows) return
  throw new ArgumentError(argument, `${argument} must be between ${least} and ${LIMITS.pageRows}, not ${size}.`)
}
