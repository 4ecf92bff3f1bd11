import { type Meaning, meaningOf, type SearchedFacts, type SearchSort } from './search-phrases.ts'
import type { SearchTowns } from './search-towns.ts'
import { FILLERS, JOINTS } from './search-words.ts'

/** A condition of a search: a vehicle needs one of the texts, or all of the facts, or one of the other terms. */
export interface SearchTerm {
  texts: readonly string[]
  facts?: SearchedFacts
  /** The text must be in the name or the description exactly as typed, spaces included. */
  isQuoted?: boolean
  /** The text must be in the name. */
  isInName?: boolean
  isColor?: boolean
  /** The word may go on: it is the last one, which the visitor still types. */
  isUnfinished?: boolean
  or?: readonly SearchTerm[]
  /** A vehicle must not have it. */
  isExcluded?: boolean
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
 * quotation marks are one text.
 */
export function readSearch(search: string, towns?: SearchTowns): ReadSearch {
  const pieces = search.split(/["“”]/)
  const read = pieces.flatMap((piece, index) =>
    // The last piece has no closing mark.
    index % 2 === 1 && index < pieces.length - 1 ? quoted(piece) : readWords(piece, towns),
  )
  const last = read.at(-1)
  if (last?.term?.word && !last.meaning && !last.term.facts) last.term.isUnfinished = true
  const terms = joinTerms(read).slice(0, MOST_TERMS)
  const sorting = read.find(({ meaning }) => meaning?.sort)?.meaning
  const told = read.find(({ term, meaning }) => !term && !meaning?.sort && meaning?.note)?.meaning
  const isSentence = read.some(({ term, meaning }) => !term && !meaning)
  return { terms, isSentence, sort: sorting?.sort, notes: [told, sorting].flatMap((meaning) => meaning?.note ?? []) }
}

type Read = { length: number; filler?: string; term?: SearchTerm; meaning?: Meaning }

/** "red or blue" is one term, and "no lead acid" one that is excluded. */
function joinTerms(read: readonly Read[]): SearchTerm[] {
  const terms: SearchTerm[] = []
  let joint: 'or' | 'not' | undefined
  for (const { filler, term } of read) {
    if (filler && JOINTS.has(filler)) joint = JOINTS.get(filler)
    if (!term) continue
    const previous = joint === 'or' ? terms.pop() : undefined
    if (previous) terms.push(eitherOf(previous, term))
    else terms.push(joint === 'not' ? { texts: [], or: [{ ...term, isUnfinished: false }], isExcluded: true } : term)
    joint = undefined
  }
  return terms
}

/** The words can be left out only if both may. */
function eitherOf(one: SearchTerm, other: SearchTerm): SearchTerm {
  const word = one.word && other.word && `${one.word} or ${other.word}`
  return { ...one, or: [...(one.or ?? []), other], word }
}

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
    return FILLERS.has(key) || JOINTS.has(key)
      ? { length, filler: key }
      : { length, term: { texts: wordTexts(phrase), word: phrase } }
  }
  return { length: 1 }
}

function termOf(phrase: string, { texts, facts, sort, note, missing, isColor }: Meaning): SearchTerm | undefined {
  if (sort || !(texts || facts)) return undefined
  return {
    texts: isColor || texts?.[0]?.startsWith('\n') ? texts! : [phrase, ...(texts ?? [])],
    ...(isColor && { isColor, word: phrase }),
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
