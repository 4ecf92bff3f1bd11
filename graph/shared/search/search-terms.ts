import { type Meaning, meaningOf, type SearchedFacts, type SearchSort } from './search-phrases.ts'
import type { SearchTowns } from './search-towns.ts'
import { FILLERS, JOINTS } from './search-words.ts'

/** A condition of a search: a vehicle needs one of the texts, or all of the facts, or all terms of one of the alternatives. */
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
  or?: readonly (readonly SearchTerm[])[]
  /** A vehicle must not have it. */
  isExcluded?: boolean
  /** As it was typed, where the search may do without it: not what is in quotation marks, or excluded. */
  word?: string
  /** Where no vehicle has all terms, those with a higher rank are kept first: facts, then phrases that we know. */
  rank?: number
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

/** Further words of a search are ignored, also those behind "or" and in a name. */
const MOST_TERMS = 10

/** Ends name and description in the text that is searched; what follows are the other facts, each in a line. */
export const FACTS_MARK = '\u001f'

/** "at least 25 miles per hour" */
const LONGEST_PHRASE = 6

// The look behind begins at the first mark of the end only: without it, the time would be quadratic.
const PUNCTUATION = /^[.,;:!?()]+|(?<![.,;:!?()])[.,;:!?()]+$/g

/** The mark of inches is none of a quotation: 6" lift. */
const INCHES = /\b(\d{1,2})["”](?= *(?:lift|tires?|wheels?|screen|touch))/gi

/** "delivered to Kingston": each cart can be. */
const DELIVERY =
  /^(?:deliver(?:ed|y|s|ing)?|ship(?:ped|ping)?)(?: (?:it|to|in|near|around|me|my|the|home|house))* | delivery$/

/**
 * The terms that each vehicle of a search must have. Words stand for themselves, for what they mean to a shopper, or for nothing; those in
 * quotation marks are one text.
 */
export function readSearch(search: string, towns?: SearchTowns): ReadSearch {
  const pieces = search.replace(INCHES, '$1-inch').split(/["“”]/)
  const read = pieces.flatMap((piece, index) =>
    // The last piece has no closing mark.
    index % 2 === 1 && index < pieces.length - 1 ? quoted(piece) : readWords(piece, towns),
  )
  const last = read.at(-1)
  if (last && isPlain(last)) last.term!.isUnfinished = true
  let left = MOST_TERMS
  const terms = joinTerms(read.filter(({ term }) => !term || left-- > 0))
  const sorting = read.find(({ meaning }) => meaning?.sort)?.meaning
  const told = read.find(({ term, meaning }) => !term && !meaning?.sort && meaning?.note)?.meaning
  const isSentence = read.some(({ term, meaning }) => !term && !meaning)
  return { terms, isSentence, sort: sorting?.sort, notes: [told, sorting].flatMap((meaning) => meaning?.note ?? []) }
}

type Read = { length: number; filler?: string; term?: SearchTerm; meaning?: Meaning }

/** A word that says nothing to us. */
const isPlain = ({ term, meaning }: Read) => term?.word !== undefined && !meaning && !term.facts

/**
 * "red or blue" is one term, and "no lead acid" one that is excluded. A brand and the words behind it are one name, so that "denago nomad or
 * evolution d5" has two alternatives.
 */
function joinTerms(read: readonly Read[]): SearchTerm[] {
  const terms: SearchTerm[] = []
  let joint: 'or' | 'not' | undefined
  /** The last name of several words. */
  let name: SearchTerm[] | undefined
  for (let at = 0; at < read.length; at++) {
    const { filler, term, meaning } = read[at]!
    if (filler && JOINTS.has(filler)) joint = JOINTS.get(filler)
    if (!term) continue
    const found = [term]
    while (meaning?.isBrand && read[at + 1] && isPlain(read[at + 1]!)) found.push(read[++at]!.term!)
    const isName = found.length > 1
    if (joint === 'not') {
      const or = [found.map((one) => ({ ...one, isUnfinished: false }))]
      const excluded = { texts: [], or, isExcluded: true }
      terms.push(excluded)
      name = isName ? [excluded] : undefined
    } else if (joint === 'or' && name && meaning?.isBrand) {
      const either = eitherOf(name, found)
      terms.splice(terms.indexOf(name[0]!), name.length, either)
      name = [either]
    } else {
      const previous = joint === 'or' ? terms.pop() : undefined
      if (previous) found[0] = eitherOf([previous], [term])
      terms.push(...found)
      if (previous || meaning?.isBrand) name = isName && !previous ? found : undefined
    }
    joint = undefined
  }
  return terms
}

/** The words can be left out only if all may. */
function eitherOf(one: readonly SearchTerm[], other: readonly SearchTerm[]): SearchTerm {
  const words = [one, other].map((terms) => terms.map(({ word }) => word).join(' '))
  const isSpare = [...one, ...other].every(({ word }) => word)
  return {
    ...(one[0]!.isExcluded && { isExcluded: true }),
    texts: [],
    or: [...(one[0]!.or ?? [one]), other],
    rank: Math.max(one[0]!.rank ?? 0, other[0]!.rank ?? 0),
    ...(isSpare && { word: words.join(' or ') }),
  }
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
    if (towns?.has(key.replace(DELIVERY, '').replaceAll('-', ' ')) && DELIVERY.test(key)) return { length, filler: key }
    const town = towns?.get(key.replaceAll('-', ' '))
    if (town) return { length, term: { texts: [phrase], word: phrase, ...town } }
    if (length > 1) continue
    return FILLERS.has(key) || JOINTS.has(key)
      ? { length, filler: key }
      : { length, term: { texts: wordTexts(phrase), word: phrase } }
  }
  return { length: 1 }
}

function termOf(
  phrase: string,
  { texts, facts, sort, note, missing, isColor, isBrand }: Meaning,
): SearchTerm | undefined {
  if (sort || !(texts || facts)) return undefined
  const isFact = facts || texts?.[0]?.startsWith('\n')
  return {
    word: phrase,
    texts: isColor || isBrand || missing || (isFact && texts) ? texts! : [phrase, ...(texts ?? [])],
    ...(isFact ? { rank: 2 } : !(isColor || isBrand || missing) && { rank: 1 }),
    ...(isColor && { isColor }),
    ...(facts && { facts }),
    ...(note && { note }),
    ...(missing && { missing }),
  }
}

/** "cameras" also finds "camera", "mountain-top" also "mountain top", and "xl-6" also "xl6". */
function wordTexts(word: string): string[] {
  const singular = /^\w{3,}[^s\W]s$/i.test(word) ? word.slice(0, -1) : word
  return singular.includes('-') ? [singular, singular.replaceAll('-', ' '), singular.replaceAll('-', '')] : [singular]
}
