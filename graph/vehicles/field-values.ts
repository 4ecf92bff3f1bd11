import { plainKey } from '#graph/files/clean-text.ts'
import type { ValueKind } from '#graph/files/read-value.ts'
import { AVAILABILITY_WORDS as AVAILABILITIES, type Availability } from '#graph/shared/availability.ts'
import { isDay, isoDay } from '#graph/shared/day.ts'
import { FINDING_STATES, findingOf, historyEntryOf, SPOTS } from '#graph/shared/inspection-words.ts'
import { hasCredentials } from '#graph/shared/site-address.ts'
import { wordsOfName } from '#graph/shared/words.ts'
import { isVin, VIN, withoutGaps } from './vin.ts'

/** The values of a field: how they are read, and which are accepted. */
export type FieldValues<Value = unknown> = ValueKind & {
  /** What a value is, as in "This is not a price". */
  noun: string
  /** What to write, for messages: "a number such as 8495". */
  expected: string
  /** Its bounds, as in "a number such as 8495, from 1 to 9". */
  limits?: string
  /** What is said where a value is missing; by default, that a cart needs one. */
  missing?: string
  /** Its values in JSON Schema, as far as that can say it. */
  schema: object
  /** Of a list, what an item is: problems name the item. */
  item?: FieldValues<string>
  accepts(value: unknown): value is Value
}

export const MAX_ADDRESS = 100
/** What is said of a price that is zero or missing. */
export const PRICE_NEEDED = 'A cart needs a price in dollars, such as 8495.'

const MIN_PRICE = 0.01
const MAX_PRICE = 99_999_999.99
export const MAX_ITEMS = 50
/** With its spot and state. */
const MAX_FINDING = 350
const FIRST_MODEL_YEAR = 1950

// Control characters other than line breaks and tabs, and lone surrogates. Postgres can store neither these nor U+0000.
const UNSTORABLE = /\p{Cs}|[^\P{Cc}\t\n\r]/u
const ADDRESS = /^[A-Za-z\d][\w.~-]*$/
const MAX_WEB_ADDRESS = 2000
const WEB_ADDRESS = /^https?:\/\/[^\s\\]+$/i
const PATH = /^[^\\:]+$/
const NO_SEGMENT = /^\.{0,2}$/

/** What the staff write for each state, and what other programs write; `sold …` is all whose first word it is. */
const AVAILABILITY_WORDS: Record<string, Availability> = Object.fromEntries(
  (
    [
      [
        'IN_STOCK',
        'in stock, available, available now, for sale, on lot, on the lot, in inventory, active, live, listed, ready',
      ],
      ['ON_HOLD', 'on hold …, hold …, held, pending, sale pending …, pending sale, reserved …, deposit …, deposits …'],
      ['SOLD', 'sold …'],
      ['ON_ORDER', 'on order …, ordered, in transit …, incoming, coming soon, preorder, backorder, backordered'],
      ['OUT_OF_STOCK', 'out of stock, unavailable, not available'],
    ] as const
  ).flatMap(([state, words]) => keysOf(words).map((key) => [key, state])),
)

/** What is new, what is used, and what may be either, as dealers and their programs write it. */
export const CONDITION_WORDS: Record<string, boolean | string[]> = {
  ...Object.fromEntries(
    keysOf('new, brand new, factory new, new vehicle, new cart, new condition').map((key) => [key, true]),
  ),
  ...Object.fromEntries(
    keysOf(
      'used …, u, c, d, certified …, cpo …, pre owned …, previously owned, second hand …, refurb…, recondition…, remanufactured…, ' +
        'rebuilt …, renewed …, demo …, demonstrator …, like new …, as new, nearly new, almost new, open box, not new, trade in, off lease, rental, ' +
        'gently used, lightly used, dealer demo, factory refurb…, manufacturer refurb…, excellent …, very good …, good …, fair …',
    ).map((key) => [key, false]),
  ),
  n: ['new', 'no (used)'],
}

function keysOf(words: string): string[] {
  return words.split(', ').map((word) => plainKey(word) + (/ ?…$/.exec(word)?.[0] ?? ''))
}

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && !UNSTORABLE.test(value)

const isFilledText = (value: unknown, max: number): value is string => isText(value, max) && value.trim() !== ''

const isAddress = (value: unknown): value is string => isText(value, MAX_ADDRESS) && ADDRESS.test(value)

const isWebAddress = (value: unknown): value is string =>
  isText(value, MAX_WEB_ADDRESS) && WEB_ADDRESS.test(value) && URL.canParse(value) && !hasCredentials(value)

const isPicturePath = (value: unknown): value is string =>
  isText(value, 500) &&
  PATH.test(value) &&
  !value
    .replace(/^(?:\.|\/media)\//, '')
    .split('/')
    .some((segment) => NO_SEGMENT.test(segment))

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value >= MIN_PRICE && value <= MAX_PRICE && Number(value.toFixed(2)) === value

export const line = (noun: string, max: number): FieldValues<string> => ({
  type: 'line',
  noun,
  expected: 'text',
  limits: `at most ${max} characters`,
  schema: { type: 'string', minLength: 1, maxLength: max },
  accepts: (value) => isFilledText(value, max),
})

export const text = (noun: string, max: number): FieldValues<string> => ({
  type: 'text',
  noun,
  expected: 'text',
  limits: `at most ${max} characters`,
  schema: { type: 'string', maxLength: max },
  accepts: (value) => isText(value, max),
})

/** What people and programs write where a cart has no number. */
const NO_NUMBER =
  /^(?:0+|x{2,20}|\?+|t\.?b\.?[ad]\.?|to be .+|unknown|pending|not (?:available|assigned)|no (?:vin|number|serial).*)$/i

export const number = (noun: string): FieldValues<string> => ({
  ...line(noun, 50),
  type: 'code',
  placeholder: NO_NUMBER,
})

/** `item` is checked as a field of its own, so that problems can name the item. */
export const list = (
  item: FieldValues<string>,
  reading?: { hasPictures?: boolean; hasShortItems?: boolean; tidiedItem?(item: unknown): unknown },
): ListField => ({
  type: 'list',
  ...reading,
  item,
  noun: 'a list',
  expected: `a list, in each item ${item.expected}`,
  limits: [`at most ${MAX_ITEMS} items`, item.limits && `each of ${item.limits}`].filter(Boolean).join(', '),
  schema: { type: 'array', maxItems: MAX_ITEMS, items: item.schema },
  accepts: (value): value is string[] => Array.isArray(value) && value.length <= MAX_ITEMS && value.every(item.accepts),
})

type ListField = FieldValues<string[]> & { item: FieldValues<string> }

export const optional = <Value, Field extends FieldValues<Value>>(
  field: Field & FieldValues<Value>,
): FieldValues<Value | null> => ({
  ...field,
  accepts: (value): value is Value | null => value === null || field.accepts(value),
})

export const optionalList = ({
  accepts,
  ...field
}: ListField): FieldValues<string[] | null> & Pick<ListField, 'item'> => ({
  ...field,
  accepts: (value): value is string[] | null => value === null || accepts(value),
})

export const address = (noun: string): FieldValues<string> => ({
  type: 'code',
  noun,
  expected: 'letters a to z, digits and - _ . ~, with a letter or digit first, such as nomad-xl',
  limits: `at most ${MAX_ADDRESS} characters`,
  schema: { type: 'string', maxLength: MAX_ADDRESS, pattern: ADDRESS.source },
  accepts: isAddress,
})

export const price = (noun: string): FieldValues<number> => ({
  type: 'number',
  units: /^(?:US)?\$ ?|^USD ?| ?(?:US)?\$$| ?(?:USD|dollars?)$/gi,
  noun,
  expected: 'a number such as 8495',
  limits: `US dollars from ${MIN_PRICE} to ${MAX_PRICE}, at most two decimals`,
  missing: PRICE_NEEDED,
  schema: { type: 'number', minimum: MIN_PRICE, maximum: MAX_PRICE },
  accepts: isPrice,
})

export const wholeNumber = (
  noun: string,
  example: number,
  [min, max]: [number, number],
  units?: RegExp,
): FieldValues<number> => ({
  type: 'number',
  units,
  noun,
  expected: `a whole number such as ${example}`,
  limits: `from ${min} to ${max}`,
  schema: { type: 'integer', minimum: min, maximum: max },
  accepts: (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
})

/** The words do not name this year: the schema has them, and a process runs over New Year. */
export const yearOfModel: FieldValues<number> = {
  type: 'number',
  noun: 'a model year',
  expected: 'a whole number such as 2026',
  limits: `from ${FIRST_MODEL_YEAR} to two years ahead`,
  schema: { type: 'integer', minimum: FIRST_MODEL_YEAR },
  accepts: (value): value is number =>
    Number.isInteger(value) && Number(value) >= FIRST_MODEL_YEAR && Number(value) <= new Date().getFullYear() + 2,
}

export const vin: FieldValues<string> = {
  type: 'code',
  tidied: withoutGaps,
  placeholder: new RegExp(`${NO_NUMBER.source}|^(.)\\1+$`, 'i'),
  noun: 'a VIN',
  expected: 'the 17 digits and letters of its plate (I, O and Q do not occur)',
  schema: { type: 'string', pattern: VIN.source },
  accepts: isVin,
}

export const webAddress: FieldValues<string> = {
  type: 'line',
  noun: 'an address',
  expected: 'an address that begins with https://',
  schema: { type: 'string', maxLength: MAX_WEB_ADDRESS, format: 'uri' },
  accepts: isWebAddress,
}

export const picture: FieldValues<string> = {
  type: 'line',
  noun: 'a picture',
  expected: 'the http or https address of a picture of at least 400 × 300 pixels, or a path such as vehicles/cart.webp',
  schema: { type: 'string', minLength: 1, maxLength: MAX_WEB_ADDRESS },
  accepts: (value): value is string =>
    isPicturePath(value) || (typeof value === 'string' && isWebAddress(value.replaceAll(' ', '%20'))),
}

export const availability: FieldValues<Availability> = {
  type: 'choice',
  words: AVAILABILITY_WORDS,
  noun: 'an availability',
  expected: 'in stock, on hold, sold, on order or out of stock',
  schema: { type: 'string', enum: Object.keys(AVAILABILITIES) },
  accepts: (value): value is Availability => Object.hasOwn(AVAILABILITIES, String(value)),
}

export const boolean = (words?: Record<string, boolean | string[]>): FieldValues<boolean> => ({
  type: 'boolean',
  words,
  noun: 'yes or no',
  expected: 'yes or no',
  schema: { type: 'boolean' },
  accepts: (value) => typeof value === 'boolean',
})

/** Of a column that says new or used, where N is no "no". */
export const CONDITION: FieldValues<boolean> = {
  ...boolean({ ...CONDITION_WORDS, n: true }),
  noun: 'a condition',
  expected: 'NEW or USED',
}

export const day: FieldValues<string> = {
  type: 'code',
  tidied: isoDay,
  noun: 'a day',
  expected: 'a day such as 2026-11-12 or 11/12/2026',
  schema: { type: 'string', format: 'date' },
  accepts: (value): value is string => typeof value === 'string' && isDay(value),
}

export const THIRTY_SECONDS = / ?\/ ?32(?:nds?)?(?: ?(?:inch(?:es)?|in\.?|"))?$/i

export const finding: FieldValues<string> = {
  ...line('a finding', MAX_FINDING),
  expected: `the spot, what was done, and the finding, such as "rear step, left: Light scratches". Spots are ${SPOTS.map(wordsOfName).join(', ')}; what was done is ${FINDING_STATES.map(wordsOfName).join(', ')}`,
  accepts: (value): value is string => isFilledText(value, MAX_FINDING) && findingOf(value) !== undefined,
}

export const historyEntry: FieldValues<string> = {
  ...line('a year of its history', MAX_FINDING),
  expected: 'the year and what happened, such as "2023: Sold new, one owner"',
  accepts: (value): value is string => isFilledText(value, MAX_FINDING) && historyEntryOf(value) !== undefined,
}
