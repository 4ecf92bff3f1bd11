import { ArgumentError } from '#graph/api/argument-error.ts'
import { checkLength, checkSearch } from '#graph/api/check-text.ts'
import { LIMITS } from '#graph/api/limits.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'

export const MOST_BOUNDS = 10

/** Conditions that are lists of words. */
const WORDS = ['brand', 'category', 'location', 'stockNumber', 'vin', 'color'] as const

/** Throws an ArgumentError for too many ids. */
export function checkIds(ids: readonly string[]): void {
  checkEntries('ids', ids, LIMITS.listEntries)
}

/** Throws an ArgumentError that names the condition with too many words or characters, or with prices that no vehicle can have. */
export function checkFilter(filter: VehicleFilter): void {
  const { search, availability, condition, batteryKind, seats, minPrice, maxPrice, minModelYear, maxModelYear } = filter
  checkSearch('filter.search', search)
  for (const name of WORDS) checkWords(`filter.${name}`, filter[name])
  checkEntries('filter.condition', condition ?? [], LIMITS.filterWords)
  checkEntries('filter.availability', availability ?? [], LIMITS.filterWords)
  checkEntries('filter.batteryKind', batteryKind ?? [], LIMITS.filterWords)
  checkEntries('filter.seats', seats ?? [], LIMITS.filterWords)
  if (minPrice != null && maxPrice != null && minPrice > maxPrice) {
    throw new ArgumentError('filter.minPrice', 'filter.minPrice must not be above filter.maxPrice.')
  }
  if (minModelYear != null && maxModelYear != null && minModelYear > maxModelYear) {
    throw new ArgumentError('filter.minModelYear', 'filter.minModelYear must not be above filter.maxModelYear.')
  }
}

/** Throws an ArgumentError unless there are 1 to 10 bounds, each above the one before. */
export function checkBounds(argument: string, bounds: readonly number[]): void {
  checkEntries(argument, bounds, MOST_BOUNDS)
  if (bounds.length === 0) throw new ArgumentError(argument, `${argument} must have at least one entry.`)
  const wrong = bounds.findIndex((bound, index) => index > 0 && bound <= bounds[index - 1]!)
  if (wrong > 0) throw new ArgumentError(argument, `${argument}[${wrong}] must be above ${argument}[${wrong - 1}].`)
}

function checkWords(argument: string, words: string[] | null | undefined): void {
  if (!words) return
  checkEntries(argument, words, LIMITS.filterWords)
  for (const [index, word] of words.entries()) {
    checkLength(`${argument}[${index}]`, word, LIMITS.filterWordCharacters)
  }
}

function checkEntries(argument: string, entries: readonly unknown[], most: number): void {
  if (entries.length <= most) return
  throw new ArgumentError(argument, `${argument} may have ${most} entries, not ${entries.length}.`)
}
