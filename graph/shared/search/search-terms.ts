import { type Meaning, meaningOf, type SearchedFacts, type SearchSort } from './search-phrases.ts'
import type { SearchTowns } from './search-towns.ts'
import { FILLERS } from './search-words.ts'

/** A condition of a search: a vehicle needs one of the texts, or all of the facts. */
export interface SearchTerm {
  texts: readonly string[]
  facts?: SearchedFacts
  /** The text must be in the name or the description exactly as typed, spaces included. */
  isQuoted?: boolean
  /** The text must be in the name. */
  isInName?: boolean
  /** As it was typed, where the search may do without it. */
  word?: string
  /** Told where the search does without it. */
  missing?: string
  note?: string
}

/** A sentence as it was read. */
export interface ReadSearch {
  terms: SearchTerm[]
  sort?: SearchSort
  notes: string[]
  /** Whether it has words that say nothing about one cart, such as "a cart for". */
  isSentence?: boolean
}

/** Further words of a search are ignored. */
const MOST_TERMS = 10

/** Ends name and description in the text that is searched; what follows are the other facts, each in a line. */
export const FACTS_MARK = '\u001f'

/** "at least 25 miles per hour" */
const LONGEST_PHRASE = 6

// The look behind begins at the first mark of the end only: without it, the time would be quadratic.
const PUNCTUATION = /^[.,;:!?()]+|(?<![.,;:!?()])[.,;:!?()]+$/g

/**
 * The terms that each vehicle of a search must have. Words stand for themselves, for what they mean to a shopper, or for nothing; those in
 * quotation marks are one text. Each term finds at least the vehicles that its own words find.
 */
export function readSearch(search: string, towns?: SearchTowns): ReadSearch {
  const pieces = search.split(/["“”]/)
  const read = pieces.flatMap((piece, index) =>
    // The last piece has no closing mark.
    index % 2 === 1 && index < pieces.length - 1 ? quoted(piece) : readWords(piece, towns),
  )
  const terms = read.flatMap(({ term }) => term ?? []).slice(0, MOST_TERMS)
  const sorting = read.find(({ meaning }) => meaning?.sort)?.meaning
  const isSentence = read.some(({ term, meaning }) => !term && !meaning)
  return { terms, isSentence, sort: sorting?.sort, notes: sorting?.note ? [sorting.note] : [] }
}

type Read = { length: number; term?: SearchTerm; meaning?: Meaning }

function quoted(text: string): Read[] {
  return text.trim() ? [{ length: 1, term: { texts: [text], isQuoted: true } }] : []
}

function readWords(text: string, towns?: SearchTowns): Read[] {
  const words = [...text.matchAll(/\S+/g)]
  const read: Read[] = []
  for (let at = 0; at < words.length; ) {
    const phrase = readPhrase(text, words.slice(at, at + LONGEST_PHRASE), towns)
    read.push(phrase)
    at += phrase.length
  }
  return read
}

/** The longest phrase with a meaning at the start of the words, or else the first word. */
function readPhrase(text: string, words: RegExpExecArray[], towns?: SearchTowns): Read {
  for (let length = words.length; length > 0; length--) {
    const last = words[length - 1]!
    const typed = text.slice(words[0]!.index, last.index + last[0].length)
    const phrase = typed.replace(PUNCTUATION, '') || typed
    const key = phrase.toLowerCase().replace(/\s+/g, ' ')
    const meaning = meaningOf(key)
    if (meaning) return { length, meaning, term: termOf(phrase, meaning) }
    const town = towns?.get(key.replaceAll('-', ' '))
    if (town) return { length, term: { texts: [phrase], word: phrase, ...town } }
    if (length > 1) continue
    return { length, term: FILLERS.has(key) ? undefined : { texts: wordTexts(phrase), word: phrase } }
  }
  return { length: 1 }
}

function termOf(phrase: string, { texts, facts, sort, note, missing }: Meaning): SearchTerm | undefined {
  if (sort || !(texts || facts)) return undefined
  return {
    texts: [phrase, ...(texts ?? [])],
    ...(facts && { facts }),
    ...(note && { note }),
    ...(missing && { missing, word: phrase }),
  }
}

/** "cameras" also finds "camera", "mountain-top" also "mountain top", and "xl-6" also "xl6". */
function wordTexts(word: string): string[] {
  const singular = /^\w{3,}[^s\W]s$/i.test(word) ? word.slice(0, -1) : word
  return singular.includes('-') ? [singular, singular.replaceAll('-', ' '), singular.replaceAll('-', '')] : [singular]
}
