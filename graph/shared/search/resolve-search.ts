import { type ReadSearch, readSearch, type SearchTerm } from './search-terms.ts'
import type { SearchTowns } from './search-towns.ts'

/** Asks whether a vehicle has all terms, and gets the answer. */
type Asking<Result> = Generator<readonly SearchTerm[], Result, boolean>

/**
 * Reads a sentence by the stock: where no vehicle has all of its words, it does without those that only happen to stand in a text. What is
 * known to us, and a part of a vehicle's name, is never left out. Words that say nothing at all find nothing, unless they are in a sentence about carts.
 */
export function* readingSearch(search: string, towns?: SearchTowns): Asking<ReadSearch> {
  const read = readSearch(search, towns)
  const { terms, sort, notes } = read
  const told = (kept: readonly SearchTerm[]) => [...notes, ...new Set(kept.flatMap(({ note }) => note ?? []))]
  const strict = terms.filter(({ word }) => word === undefined)
  const isFound = terms.length === strict.length || (yield terms)
  if (isFound || (strict.length > 0 && !(yield strict))) return { terms, sort, notes: told(terms) }

  const kept = [...strict]
  const left: SearchTerm[] = []
  for (const term of terms.filter(({ word }) => word !== undefined)) {
    const isKept =
      (yield [...kept, term]) ||
      (!term.facts && !term.missing && !term.isColor && !term.or && (yield [{ ...term, isInName: true }]))
    ;(isKept ? kept : left).push(term)
  }
  const missing = left.flatMap((term) => term.missing ?? [])
  if (kept.length === 0 && missing.length === 0 && !read.isSentence) return { terms, sort, notes: told([]) }
  const words = left.flatMap((term) => (term.missing ? [] : `“${term.word}”`))
  const without = words.length > 0 ? [`No cart has all of that, so we left out ${LIST.format(words)}.`] : []
  return { terms: kept, sort, notes: [...new Set(missing), ...told(kept), ...without] }
}

const LIST = /* @__PURE__ */ new Intl.ListFormat('en-US')

export function resolveSearch(
  search: string,
  towns: SearchTowns | undefined,
  exists: (terms: readonly SearchTerm[]) => boolean,
): ReadSearch {
  const reading = readingSearch(search, towns)
  let step = reading.next()
  while (!step.done) step = reading.next(exists(step.value))
  return step.value
}
