import { ArgumentError } from '#graph/schema/argument-error.ts'
import { checkLength, checkSearch } from '#graph/schema/check-text.ts'
import { LIMITS } from '#graph/schema/limits.ts'
import type { VehicleFilter } from './vehicle-filter.input.ts'

/** Throws an ArgumentError for too many ids. */
export function checkIds(ids: readonly string[]): void {
  checkEntries('ids', ids, LIMITS.listEntries)
}

/** Throws an ArgumentError that names the condition with too many words or characters. */
export function checkFilter({ search, brand, category }: VehicleFilter): void {
  checkSearch('filter.search', search)
  checkWords('filter.brand', brand)
  checkWords('filter.category', category)
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
