import { type ReadSearch, readSearch, type SearchTerm } from './search-terms.ts'
import type { SearchTowns } from './search-towns.ts'

/** Asks whether a vehicle has all terms, and gets the answer. */
type Asking<Result> = Generator<readonly SearchTerm[], Result, boolean>

/**
 * Reads a sentence by the stock: where no vehicle has all of it, each term counts only if some vehicle has it and those before: names first, then
 * facts, then other phrases that are known to us. Words that say nothing at all find nothing, unless they are in a sentence about carts.
 */
export function* readingSearch(search: string, towns?: SearchTowns): Asking<ReadSearch> {
  const read = readSearch(search, towns)
  const { terms, sort, notes } = read
  const told = (kept: readonly SearchTerm[]) => [...notes, ...new Set(kept.flatMap(({ note }) => note ?? []))]
  const spare = terms.filter(({ word }) => word !== undefined)
  const kept = terms.filter(({ word }) => word === undefined)
  const isSure = spare.length === 0 || (terms.length === 1 && spare[0]!.rank)
  if (isSure || (yield terms) || (kept.length > 0 && !(yield kept))) return { terms, sort, notes: told(terms) }

  for (const term of spare) {
    const isWord = !term.rank && !term.facts && !term.missing && !term.isColor
    if (isWord && (yield [...kept, inName(term)])) kept.push(term)
  }
  const others = spare.filter((term) => !kept.includes(term))
  for (const term of others.toSorted((one, other) => (other.rank ?? 0) - (one.rank ?? 0)))
    if (yield [...kept, term]) kept.push(term)
  const left = others.filter((term) => !kept.includes(term))
  const missing = left.flatMap((term) => term.missing ?? [])
  const isAbout = missing.length > 0 || read.isSentence
  if (kept.length === 0 && !(isAbout && left.every(({ rank }) => !rank)))
    return { terms, sort, notes: told(terms.filter(({ rank }) => rank)) }
  const words = left.flatMap((term) => (term.missing ? [] : `“${term.word}”`))
  const without = words.length > 0 ? [`No cart has all of that, so we left out ${LIST.format(words)}.`] : []
  return { terms: kept, sort, notes: [...new Set(missing), ...told(kept), ...without] }
}

const inName = (term: SearchTerm): SearchTerm => ({
  ...term,
  isInName: true,
  or: term.or?.map((all) => all.map(inName)),
})

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
