import { CellError, type CleanText, cleanLine, cleanText, isWordForNothing, plainKey } from './clean-text.ts'
import { found } from './file-problem.ts'
import { withoutMarkup } from './markup.ts'

/** How the words of a cell become a value. */
export type ValueKind =
  /** One line. */
  | { type: 'line' }
  /** Any number of lines. */
  | { type: 'text' }
  /** A number in words, such as a VIN, which a spreadsheet must not count with. `tidied` takes out the spaces with which people group its characters; a `placeholder` stands where there is none. */
  | { type: 'code'; tidied?(text: string): string; placeholder?: RegExp }
  /** `units` may stand beside the number. */
  | { type: 'number'; units?: RegExp }
  | { type: 'boolean'; words?: Record<string, boolean | string[]> }
  /**
   * The value of each word, by the word's `plainKey`. A key that ends with … stands for every text that begins like it; with a blank
   * before the …, for every text whose first words are these. A list names the meanings of a word that has several.
   */
  | { type: 'choice'; words: Record<string, string> }
  /**
   * `hasPictures`: the items are addresses of pictures, or `<img>`. `hasShortItems`: they seldom have commas. `tidiedItem` writes
   * an item as the table has it.
   */
  | { type: 'list'; hasPictures?: boolean; hasShortItems?: boolean; tidiedItem?(item: unknown): unknown }

interface ReadValue {
  value: unknown
  hadMarkup?: boolean
  /** The words stand where a number is missing. */
  isPlaceholder?: boolean
}

/** The words of a cell that mean a value, whatever file or request has it. A text that is no such value stays text. */
export function readValue(kind: ValueKind, given: unknown): ReadValue {
  if (kind.type === 'list') return readList(kind, given)
  if (typeof given === 'number' && kind.type === 'boolean') return readValue(kind, String(given))
  if (typeof given !== 'string') return { value: given }
  const { text, hadMarkup } = clean(kind, given)
  const value = isWordForNothing(text) ? '' : readText(text, kind)
  const isPlaceholder = kind.type === 'code' && kind.placeholder?.test(String(value))
  return { value: isPlaceholder ? '' : value, hadMarkup, isPlaceholder }
}

const clean = ({ type }: ValueKind, given: string): CleanText => (type === 'text' ? cleanText(given) : cleanLine(given))

function readText(text: string, kind: Exclude<ValueKind, { type: 'list' }>): unknown {
  switch (kind.type) {
    case 'code':
      return readCode(text, kind)
    case 'number':
      return readNumber(text, kind.units)
    case 'boolean':
      return wordOf(text, { ...TRUTH, ...kind.words })
    case 'choice':
      return wordOf(text, kind.words)
    default:
      return text
  }
}

const TRUTH = { true: true, yes: true, y: true, x: true, '1': true, false: false, no: false, n: false, '0': false }

/** "Sold-ish" and "Sold?" are for a person to say. */
const DOUBT = /\?|\b(?:ish|maybe|perhaps|probably|possibly|unsure|fell|void|unwound|cancel+ed)\b/i

function wordOf(text: string, words: Record<string, unknown>): unknown {
  const key = plainKey(text)
  const parts = text.split(/[^\p{L}\p{N}]+/u)
  const starts = parts.map((_, last) => plainKey(parts.slice(0, last + 1).join('')))
  const isOf = (word: string) => {
    if (word.endsWith(' …')) return starts.includes(word.slice(0, -2)) && !DOUBT.test(text)
    return word === key || (word.endsWith('…') && key.startsWith(word.slice(0, -1)))
  }
  const word = Object.keys(words).find(isOf)
  const value = word === undefined ? text : words[word]
  if (Array.isArray(value)) throw ambiguous(text, value)
  return value
}

const ambiguous = (text: string, meanings: string[]) =>
  new CellError(`${found(text)} can be ${meanings.join(' or ')}. Write the one that you mean.`)

function readCode(typed: string, { tidied }: { tidied?(text: string): string }): string {
  // By which spreadsheets keep the zeros of a number.
  const text = typed.replace(/^['’]+(?=\w)|^=(?=\d+$)/, '')
  if (/^-?\d{1,3}(?:[.,]\d+E[+-]?|E[+-])\d+$/i.test(text))
    throw new CellError(
      `The spreadsheet has turned a long number into ${text}, and some of its digits are lost. Format the column as text, and type the number again.`,
    )
  return tidied?.(text) ?? text
}

const PLAIN_NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/
function readNumber(text: string, units: RegExp | undefined): unknown {
  if (text === '') return text
  const number = units ? text.replace(units, '') : text
  // $ -   is how Excel shows an amount of zero.
  if (isWordForNothing(number)) return ''
  const readings = readingsOf(number)
  if (readings.length > 1) throw ambiguous(text, readings)
  if (readings.length === 1)
    throw new CellError(`${found(text)} has its comma and its points exchanged. Write ${readings[0]}.`)
  return PLAIN_NUMBER.test(number) ? Number(number.replaceAll(',', '')) : text
}

/** What a number may mean whose point or comma is not the American one. */
function readingsOf(number: string): string[] {
  // 8.495 is 8495 in Germany, and no amount of money here.
  if (/^-?[1-9]\d{0,2}\.\d{3}$/.test(number)) return [number.replace('.', ''), number]
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(number)) return [number.replaceAll('.', '').replace(',', '.')]
  if (/^-?\d{1,3}(?:\.\d{3}){2,}$/.test(number)) return [number.replaceAll('.', '')]
  const comma = /^(-?\d+),(\d+)$/.exec(number)
  if (comma && !PLAIN_NUMBER.test(number)) return [`${comma[1]}.${comma[2]}`, `${comma[1]}${comma[2]}`]
  return []
}

function readList(
  { hasPictures, hasShortItems, tidiedItem = (item) => item }: Extract<ValueKind, { type: 'list' }>,
  given: unknown,
): ReadValue {
  // Tags such as <li> separate items, too.
  const whole = typeof given === 'string' ? withoutMarkup(given, hasPictures) : undefined
  const items = whole === undefined ? given : splitList(whole, hasPictures)
  if (!Array.isArray(items)) return { value: items }
  if (hasShortItems && whole !== undefined && readsAsSeveral(whole))
    throw new CellError(
      `${found(whole)} can be one item or several. Write ${found(joinList(separated(whole)))} for several, or end it with | for one.`,
    )
  if (hasPictures && items.length === 0 && /</.test(String(given)))
    throw new CellError('There is HTML without the address of a picture. Write the address.')
  const cleaned = items.map((item, index) => cleanItem(item, index, hasPictures))
  return {
    // Items of an array keep their places: alt texts belong to pictures by theirs.
    value: cleaned.map(({ text }) => tidiedItem(text)).filter((text) => whole === undefined || text !== ''),
    hadMarkup: (whole !== undefined && whole !== given) || cleaned.some(({ hadMarkup }) => hadMarkup),
  }
}

function cleanItem(item: unknown, index: number, hasPictures?: boolean): { text: unknown; hadMarkup?: boolean } {
  if (typeof item !== 'string') return { text: item }
  try {
    // The address of an <img>, which other tags do not have.
    const { text, hadMarkup } = cleanLine(hasPictures ? withoutMarkup(item, true) : item)
    return { text: isWordForNothing(text) ? '' : text, hadMarkup }
  } catch (error) {
    throw error instanceof CellError ? new CellError(error.message, index + 1) : error
  }
}

const separated = (cell: string) => cell.split(/[,;](?!\d)/).flatMap((item) => item.trim() || [])

/** Whether a cell separates its items as other programs do, or is one item with a comma. */
export const readsAsSeveral = (cell: string): boolean => !/[|\r\n]/.test(cell) && separated(cell).length > 1

/** Items with `|` between them; an item's own `|` and `\` have a `\` before them. */
export function joinList(items: readonly string[]): string {
  return items
    .filter(Boolean)
    .map((item) => item.replace(/[\\|]/g, '\\$&'))
    .join('|')
}

// A backslash before any other character was typed by a person, and stays.
function splitList(text: string, hasPictures: boolean | undefined): string[] {
  const items = text.match(/(?:\\[\\|]|[^|\r\n\v\f\u0085\u2028\u2029])+/g) ?? []
  const plain = items.map((item) => item.replace(/\\([\\|])/g, '$1'))
  // A comma before the next address is no part of an address.
  return hasPictures ? plain.flatMap((item) => item.split(/[,;](?=\s*https?:\/\/)/)) : plain
}
