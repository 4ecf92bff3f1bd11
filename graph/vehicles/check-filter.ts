import { ArgumentError, checkLength, checkSearch } from '#graph/api/argument-error.ts'
import { LIMITS } from '#graph/api/limits.ts'
import type { VehicleFilter } from './filter.input.ts'

export const MOST_BOUNDS = 10

export function checkIds(ids: readonly string[]): void {
  checkEntries('ids', ids, LIMITS.listEntries)
}

/** Throws an ArgumentError that names the condition with too many entries or characters, or with contradictory bounds. */
export function checkFilter(filter: VehicleFilter): void {
  const { search, minPrice, maxPrice, minModelYear, maxModelYear } = filter
  checkSearch('filter.search', search)
  for (const [name, value] of Object.entries(filter)) {
    if (Array.isArray(value)) checkList(`filter.${name}`, value)
  }
  if (minPrice != null && maxPrice != null && minPrice > maxPrice)
    throw new ArgumentError('filter.minPrice', 'filter.minPrice must not be above filter.maxPrice.')
  if (minModelYear != null && maxModelYear != null && minModelYear > maxModelYear)
    throw new ArgumentError('filter.minModelYear', 'filter.minModelYear must not be above filter.maxModelYear.')
}

/** Texts as the import reads them: on one line, without spaces around them; an empty one does not filter. */
export function withoutBlanks(filter: VehicleFilter): VehicleFilter {
  const clean = (value: unknown) => (typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value)
  const conditions = Object.entries(filter).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(clean).filter((entry) => entry !== '') : value,
  ])
  return Object.fromEntries(conditions)
}

/** Throws an ArgumentError unless there are 1 to 10 bounds, each above the one before. */
export function checkBounds(argument: string, bounds: readonly number[]): void {
  checkEntries(argument, bounds, MOST_BOUNDS)
  if (bounds.length === 0) throw new ArgumentError(argument, `${argument} must have at least one entry.`)
  const wrong = bounds.findIndex((bound, index) => index > 0 && bound <= bounds[index - 1]!)
  const fraction = bounds.findIndex((bound) => Number(bound.toFixed(2)) !== bound)
  if (fraction >= 0)
    throw new ArgumentError(`${argument}[${fraction}]`, `${argument}[${fraction}] may have two decimals.`)
  if (wrong > 0) throw new ArgumentError(argument, `${argument}[${wrong}] must be above ${argument}[${wrong - 1}].`)
}

function checkList(argument: string, values: (string | number)[]): void {
  checkEntries(argument, values, LIMITS.filterWords)
  for (const [index, value] of values.entries())
    checkLength(`${argument}[${index}]`, String(value), LIMITS.filterWordCharacters)
}

function checkEntries(argument: string, entries: readonly unknown[], most: number): void {
  if (entries.length <= most) return
  throw new ArgumentError(argument, `${argument} may have ${most} entries, not ${entries.length}.`)
}
