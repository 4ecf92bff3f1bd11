import { FILLERS, NUMBERS, SYNONYMS } from './search-words.ts'

/** A condition of a search: a vehicle needs one of the texts, or a price up to `maxPrice`. */
export interface SearchTerm {
  texts: readonly string[]
  /** The text must be in the name or the description exactly as typed, spaces included. */
  isQuoted?: boolean
  maxPrice?: number
}

/** Further words of a search are ignored. */
const MOST_TERMS = 10

/** Ends name and description in the text that is searched; what follows are the other facts, each in a line. */
export const FACTS_MARK = '\u001f'

const LONGEST_PHRASE = 3

// The look behind begins at the first mark of the end only: without it, the time would be quadratic.
const PUNCTUATION = /^[.,;:!?()]+|(?<![.,;:!?()])[.,;:!?()]+$/g
const NUMBER = `\\d{1,2}|${NUMBERS.join('|')}`
const SEATS = new RegExp(
  `^(${NUMBER})[\\s-]?(?:seat|seats|seater|seaters|passenger|passengers|person|people)$|^seats\\s(${NUMBER})$`,
)
const HIGHEST_PRICE = /^(?:under|below|less than|up to) (?:\$(\d{1,8})|(\d{4,8})|\$?(\d{1,4})k)(?:\.\d\d)?$/

/**
 * The terms that each vehicle of a search must have. Words stand for themselves, for what they mean to a shopper, or for nothing; those in
 * quotation marks are one text. Each term finds at least the vehicles that its own words find.
 */
export function searchTerms(search: string): SearchTerm[] {
  const pieces = search.split(/["“”]/)
  const terms = pieces.flatMap((piece, index) =>
    // The last piece has no closing mark.
    index % 2 === 1 && index < pieces.length - 1 ? quoted(piece) : wordTerms(piece),
  )
  return terms.slice(0, MOST_TERMS)
}

function quoted(text: string): SearchTerm[] {
  return text.trim() ? [{ texts: [text], isQuoted: true }] : []
}

function wordTerms(text: string): SearchTerm[] {
  const words = [...text.matchAll(/\S+/g)]
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; ) {
    const { length, term } = readPhrase(text, words.slice(at, at + LONGEST_PHRASE))
    if (term) terms.push(term)
    at += length
  }
  return terms
}

/** The longest phrase with a meaning at the start of the words, or else the first word. */
function readPhrase(text: string, words: RegExpExecArray[]): { length: number; term?: SearchTerm } {
  for (let length = words.length; length > 0; length--) {
    const last = words[length - 1]!
    const typed = text.slice(words[0]!.index, last.index + last[0].length)
    const phrase = typed.replace(PUNCTUATION, '') || typed
    const term = meaningOf(phrase)
    if (term) return { length, term }
    if (length > 1) continue
    return { length, term: FILLERS.has(phrase.toLowerCase()) ? undefined : { texts: wordTexts(phrase) } }
  }
  return { length: 1 }
}

function meaningOf(phrase: string): SearchTerm | undefined {
  const key = phrase.toLowerCase().replace(/\s+/g, ' ')
  const seats = SEATS.exec(key)
  if (seats) return { texts: [seatsLine(numberOf((seats[1] ?? seats[2])!)), phrase] }
  const price = HIGHEST_PRICE.exec(key.replaceAll(',', ''))
  if (price) return { texts: [phrase], maxPrice: price[3] ? Number(price[3]) * 1000 : Number(price[1] ?? price[2]) }
  return Object.hasOwn(SYNONYMS, key) ? { texts: [phrase, ...SYNONYMS[key]!] } : undefined
}

/** "cameras" also finds "camera", and "mountain-top" also finds "mountain top". */
function wordTexts(word: string): string[] {
  const singular = /^\w{3,}[^s\W]s$/i.test(word) ? word.slice(0, -1) : word
  return singular.includes('-') ? [singular, singular.replaceAll('-', ' ')] : [singular]
}

function numberOf(word: string): number {
  return NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 1 : Number(word)
}

/** The line of the number of seats, which no other number contains. */
function seatsLine(seats: number): string {
  return `\n${seats} seats\n`
}
