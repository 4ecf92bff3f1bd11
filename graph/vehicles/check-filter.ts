import { ArgumentError } from '#graph/schema/argument-error.ts'
import { checkLength, checkSearch } from '#graph/schema/check-text.ts'
import { LIMITS } from '#graph/schema/limits.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'

/** Throws an ArgumentError that names the condition with too many words or characters, or with a number that makes no sense. */
export function checkFilter({ search, brand, category, ...numbers }: VehicleFilter): void {
  checkSearch('filter.search', search)
  checkWords('filter.brand', brand)
  checkWords('filter.category', category)
  checkNumbers(numbers)
}

/** A number such as 1e309 is infinite, which GraphQL accepts in a document. */
function checkNumbers(conditions: Omit<VehicleFilter, 'search' | 'brand' | 'category'>): void {
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
  if (words.length > LIMITS.filterWords) {
    throw new ArgumentError(argument, `${argument} may have ${LIMITS.filterWords} entries, not ${words.length}.`)
  }
  for (const [index, word] of words.entries()) {
    checkLength(`${argument}[${index}]`, word, LIMITS.filterWordCharacters)
  }
}
