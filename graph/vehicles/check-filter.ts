import { ArgumentError } from '#graph/schema/argument-error.ts'
import { checkLength, checkSearch } from '#graph/schema/check-text.ts'
import { LIMITS } from '#graph/schema/limits.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'

export const MOST_BOUNDS = 10

/** Throws an ArgumentError for too many ids. */
export function checkIds(ids: readonly string[]): void {
  checkEntries('ids', ids, LIMITS.listEntries)
}

/** Throws an ArgumentError that names the condition with too many words or characters, or with a number that makes no sense. */
export function checkFilter({ search, brand, category, seats, ...numbers }: VehicleFilter): void {
  checkSearch('filter.search', search)
  checkWords('filter.brand', brand)
  checkWords('filter.category', category)
  checkEntries('filter.seats', seats ?? [], LIMITS.filterWords)
  checkNumbers(numbers)
}

/** Throws an ArgumentError unless there are 1 to 10 bounds, each above the one before. */
export function checkBounds(argument: string, bounds: readonly number[]): void {
  checkEntries(argument, bounds, MOST_BOUNDS)
  if (bounds.length === 0) throw new ArgumentError(argument, `${argument} must have at least one entry.`)
  const wrong = bounds.findIndex((bound, index) => index > 0 && bound <= bounds[index - 1]!)
  if (wrong > 0) throw new ArgumentError(argument, `${argument}[${wrong}] must be above ${argument}[${wrong - 1}].`)
}

/** A number such as 1e309 is infinite, which GraphQL accepts in a document. */
function checkNumbers(conditions: Omit<VehicleFilter, 'search' | 'brand' | 'category' | 'seats'>): void {
  for (const [name, value] of Object.entries(conditions)) {
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new ArgumentError(`filter.${name}`, `filter.${name} is too large a number.`)
    }
  }
  const { minPrice, maxPrice } = conditions
  if (minPrice != null && maxPrice != null && minPrice > maxPrice) {
    throw new ArgumentError('filter.minPrice', 'filter.minPrice must not be above filter.maxPrice.')
  }
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
