import { nearestFirst } from '#graph/shared/distance.ts'
import type { Coordinates } from '#graph/shared/place.result.ts'
import { capital, dollars } from '#graph/shared/words.ts'
import { type Meaning, meaningOf, type SearchedFacts, type SearchSort } from './search-phrases.ts'
import { AND, CHEAPEST, EITHER, FILLERS, squeeze } from './search-words.ts'

/** A condition of a search: a vehicle needs one of the texts, or all of the facts. */
export interface SearchTerm {
  /** As it was typed. */
  word: string
  texts: readonly string[]
  facts?: SearchedFacts
  /** It says nothing to us: a part of a longer word is enough. */
  isPlain?: boolean
  /** The text must be in the name or the description exactly as typed, spaces included. */
  isQuoted?: boolean
  /** A vehicle of this color comes before one that has the color in its text. */
  isColor?: boolean
  /** Words with the same number have no comma and no "and" between them. */
  part?: number
  note?: string
  /** Told where no vehicle has all terms: this one is left out then. */
  missing?: string
}

export interface ReadSearch {
  /** As it was typed: a vehicle that has it in its name or description is found, whatever the terms are. */
  text: string
  terms: readonly SearchTerm[]
  notes: readonly string[]
  /** The order that it asks for, and how that is said. */
  sort?: readonly [SearchSort, string]
  /** Whether it has words that say nothing about one cart, such as "a cart for". */
  isSentence?: boolean
  /** Whether some vehicle has its words in the name or a number, or as they were typed. */
  isNamed?: boolean
}

/** What the stock says to a search. */
export interface SearchAnswer {
  isFound: boolean
  isNamed: boolean
  /** Whether its parts are names of different vehicles. */
  isEither: boolean
  /** Whether some vehicle has each of the terms; null where one has them all. */
  has: boolean[] | null
}

/** Further words of a search are ignored. */
const MOST_TERMS = 10

/** Ends name and description in the text that is searched; what follows are the other facts, each in a line. */
export const FACTS_MARK = '\u001f'

/** "at least 25 miles per hour" */
const LONGEST_PHRASE = 6

// The look behind begins at the first mark of the end only: without it, the time would be quadratic.
const PUNCTUATION = /^[.,;:!?()]+|(?<![.,;:!?()])[.,;:!?()]+$/g

/** "stock #R-2611", "cart no. 2611": what follows is a number, never a price, and "no" no negation. */
const NUMBER_MARK =
  /^(?:(?:cart|unit|item|model|stock|serial|vin)[\s-]?(?:no\.?|number|#)[\s:]*#?(?=[\w-]*\d{3}[\w-]*$)|#+(?=[^\s#]+$))/i

/** The mark of inches is none of a quotation: 6" lift. */
const INCHES = /\b(\d{1,2})["”](?= *(?:lift|tires?|wheels?|screen|touch))/gi

/** Words in quotation marks, or one word. A mark that is not closed says nothing. */
const WORDS = /["“”]([^"“”]*)["“”]|[^\s"“”]+/g

const SIGNS = /^[^\p{L}\p{N}]+$/u

/** "delivered to Kingston": each cart can be. */
const DELIVERY =
  /^(?:deliver(?:ed|y|s|ing)?|ship(?:ped|ping)?)(?: (?:it|to|in|near|around|me|my|the|home|house))* | delivery$/

/** What a name or number must have of the search; fewer than three letters are in one by chance. */
export function squeezedName(terms: readonly SearchTerm[]): string | undefined {
  const plain = terms.filter(({ isPlain }) => isPlain).map(({ word }) => word)
  const name = squeeze(plain.join(''))
  return name.length > 2 ? name : undefined
}

/** Many texts have such a word by chance, and no index knows it. */
export const isShort = ({ isPlain, word }: SearchTerm) => isPlain === true && !/[\p{L}\p{N}]{3}/u.test(word)

/**
 * The terms that a vehicle must have. Words stand for themselves, for what they mean to a shopper, or for nothing; those in quotation
 * marks are one text. What we can't search for leaves nothing out.
 */
export function readSearch(search: string, towns?: SearchTowns): ReadSearch {
  const text = search.replace(INCHES, '$1-inch')
  const words = [...text.matchAll(WORDS)]
  const terms: SearchTerm[] = []
  const notes = new Set<string>()
  let sort: ReadSearch['sort']
  let isSentence = false
  let part = 0
  for (let at = 0; at < words.length; ) {
    const { length, typed, key, term, meaning } = readPhrase(text, words.slice(at, at + LONGEST_PHRASE), towns)
    if (EITHER.has(key)) {
      terms.length = 0
      notes.add(`We can't search for two things at once, so we ignored “${text.trim()}”. Try one at a time.`)
      break
    }
    if (meaning?.cannot) {
      const left = meaning.isRest ? text.slice(words[at]!.index).trim() : typed
      notes.add(`We can't search for ${meaning.cannot}, so we ignored “${left}”.`)
      if (meaning.isRest) break
    }
    sort ??= meaning?.sort
    if (term) terms.push({ ...term, part })
    else if (meaning?.note) notes.add(meaning.note)
    isSentence ||= !term && !meaning
    if (AND.has(key) || /[,;]$/.test(typed)) part++
    at += length
  }
  return { text: search.trim(), terms: terms.slice(0, MOST_TERMS), notes: [...notes], sort, isSentence }
}

/** Leaves out, and names, what no vehicle has. Words that say nothing at all find nothing, unless they are in a sentence about carts. */
export function resolveSearch(read: ReadSearch, { isFound, isNamed, isEither, has }: SearchAnswer): ReadSearch {
  const { text, terms, notes } = read
  if (isEither) {
    const note = `We can't search for two things at once, so we ignored “${text}”. Try one at a time.`
    return { ...read, terms: [], notes: [...notes, note] }
  }
  const lacking = terms.filter((term, at) => !isFound && (term.missing || !(has?.[at] || isFact(term))))
  const others = terms.filter((term) => !lacking.includes(term))
  const left = lacking.length > 0 && others.every(isShort) ? terms : lacking
  const words = left.flatMap(({ word, missing }) => (missing ? [] : `“${word}”`))
  const kept = terms.filter((term) => !left.includes(term))
  if (kept.length === 0 && words.length === left.length && !read.isSentence) return read
  const messages = [...left.map(({ missing }) => missing), ...kept.map(({ note }) => note)].filter(
    (note) => note !== undefined,
  )
  const rest = kept.length > 0 ? "Here's what fits the rest." : "Here's everything else."
  const without =
    words.length > 0 ? [`We don't have a match for ${LIST.format(words).replace(/”$/, '.”')} ${rest}`] : []
  const clear = kept.filter(({ note }) => !note)
  const understood = clear.map(understoodAs)
  const isNews = kept.some(isFact) && (understood.length > 1 || understood[0] !== clear[0]?.word)
  const summary = isNews ? [`${capital(understood.join(' · '))}.`] : []
  return {
    ...read,
    terms: kept,
    isNamed,
    notes: [...new Set([...summary, ...notes, ...messages, ...without])],
    // Somebody who names a price wants the cheapest cart first.
    sort: read.sort ?? (kept.some(({ facts }) => facts?.maxPrice !== undefined) ? CHEAPEST : undefined),
  }
}

/** "4 seats", "up to $12,000", or the word as it was typed. */
function understoodAs({ word, texts, facts: { minPrice, maxPrice, minSeats } = {} }: SearchTerm): string {
  if (maxPrice !== undefined)
    return minPrice ? `${dollars(minPrice)} to ${dollars(maxPrice)}` : `up to ${dollars(maxPrice)}`
  if (minPrice !== undefined) return `${dollars(minPrice)} or more`
  if (minSeats !== undefined && texts.length === 0) return `${minSeats} seats or more`
  if (texts[0]?.startsWith('\n')) return texts.map((text) => text.trim()).join(' or ')
  return texts.findLast((text) => text.toLowerCase() === word.toLowerCase()) ?? word
}

/** A price or a number of seats is no word that could be left out. */
const isFact = ({ facts, texts }: SearchTerm) => facts !== undefined || texts[0]?.startsWith('\n')

const LIST = new Intl.ListFormat('en-US', { type: 'disjunction' })

interface Phrase {
  length: number
  typed: string
  key: string
  term?: SearchTerm
  meaning?: Meaning
}

/** The longest phrase with a meaning at the start of the words, or else the first word. */
function readPhrase(text: string, words: RegExpExecArray[], towns?: SearchTowns): Phrase {
  const [first] = words as [RegExpExecArray]
  const quoted = first[1]
  if (quoted !== undefined) {
    const term = quoted.trim() ? { word: quoted, texts: [quoted], isQuoted: true } : undefined
    return { length: 1, typed: first[0], key: '', term, meaning: {} }
  }
  const end = words.findIndex((word) => word[1] !== undefined)
  for (let length = end < 0 ? words.length : end; length > 0; length--) {
    const last = words[length - 1]!
    const typed = text.slice(first.index, last.index + last[0].length)
    const phrase = typed.replace(PUNCTUATION, '') || typed
    const key = phrase.toLowerCase().replace(/\s+/g, ' ')
    if (NUMBER_MARK.test(phrase)) return { length, typed, key, term: plainTerm(phrase.replace(NUMBER_MARK, '')) }
    const meaning = meaningOf(key)
    if (meaning) return { length, typed, key, meaning, term: termOf(phrase, meaning) }
    if (towns?.has(key.replace(DELIVERY, '').replaceAll('-', ' ')) && DELIVERY.test(key)) return { length, typed, key }
    const town = towns?.get(key.replaceAll('-', ' '))
    if (town) return { length, typed, key, term: { word: phrase, texts: [phrase], ...town } }
    if (length > 1) continue
    const isFiller = FILLERS.has(key) || AND.has(key) || EITHER.has(key) || SIGNS.test(key)
    return { length, typed, key, term: isFiller ? undefined : plainTerm(phrase) }
  }
  return { length: 1, typed: first[0], key: '' }
}

function termOf(word: string, { texts, facts, note, missing, isColor }: Meaning): SearchTerm | undefined {
  if (!(texts || facts)) return undefined
  const isAsItIs = isColor || missing || isFact({ word, texts: texts ?? [], facts })
  return {
    word,
    texts: isAsItIs ? (texts ?? []) : [word, ...texts!],
    ...(isColor && { isColor }),
    ...(facts && { facts }),
    ...(note && { note }),
    ...(missing && { missing }),
  }
}

const plainTerm = (word: string): SearchTerm => ({ word, texts: wordTexts(word), isPlain: true })

/** "cameras" also finds "camera", "mountain-top" also "mountain top", and "xl-6" also "xl6". */
function wordTexts(word: string): string[] {
  const singular = /^\w{3,}[^s\W]s$/i.test(word) ? word.slice(0, -1) : word
  return singular.includes('-') ? [singular, singular.replaceAll('-', ' '), singular.replaceAll('-', '')] : [singular]
}

/** The towns that a search knows, by their names in lower case: whoever names one means the carts of its nearest showroom. */
export type SearchTowns = ReadonlyMap<string, { facts: SearchedFacts; note: string }>

type Town = { name: string } & Coordinates
type Showroom = { id: string; name: string; city: string | null } & Coordinates

export function searchTowns(towns: readonly Town[], showrooms: readonly Showroom[]): SearchTowns {
  return new Map(
    towns.flatMap((town) => {
      const [nearest] = nearestFirst(town, showrooms)
      if (!nearest) return []
      const note = `${town.name} is closest to our ${nearest.city ?? nearest.name} showroom. These carts are there.`
      return [[town.name.toLowerCase().replaceAll('-', ' '), { facts: { locationId: nearest.id }, note }] as const]
    }),
  )
}
