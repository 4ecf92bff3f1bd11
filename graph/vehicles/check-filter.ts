import { ArgumentError } from '#graph/schema/argument-error.ts'
import { checkLength, checkSearch } from '#graph/schema/check-text.ts'
import { LIMITS } from '#graph/schema/limits.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'

/** Throws an ArgumentError that names the condition with too many words or characters. */
export function checkFilter({ search, brand, category }: VehicleFilter): void {
  checkSearch('filter.search', search)
  checkWords('filter.brand', brand)
  checkWords('filter.category', category)
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
