import { plainKey } from '#graph/files/clean-text.ts'
import type { ValueKind } from '#graph/files/read-value.ts'
import { isDay } from '#graph/shared/day.ts'
import {
  FINDING_STATES,
  findingOf,
  historyEntryOf,
  SPOTS,
  TREAD_WHEN_NEW,
  tidiedFinding,
  tidiedHistory,
} from '#graph/shared/inspection-words.ts'
import { hasCredentials } from '#graph/shared/site-address.ts'
import { wordsOfName } from '#graph/shared/words.ts'
import { VehicleAvailability } from './state.result.ts'
import type { StatedInspection, VehicleSpecifications } from './vehicle.entity.ts'
import { isVin, VIN, withoutGaps } from './vin.ts'

/** A field of the inventory file. */
export type VehicleField<Value = unknown> = ValueKind & {
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
  accepts(value: unknown): value is Value
}

type SpecificationField<Value = unknown> = VehicleField<Value> & {
  /** Its name in structured data. */
  label: string
}

export const MAX_ADDRESS = 100
/** What is said of a price that is zero or missing. */
export const PRICE_NEEDED = 'A cart needs a price in dollars, such as 8495.'

const MIN_PRICE = 0.01
const MAX_PRICE = 99_999_999.99
export const MAX_ITEMS = 50
const MAX_DESCRIPTION = 10_000
const MAX_MILEAGE = 9_999_999
const MAX_RANK = 1_000_000
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
const AVAILABILITY_WORDS: Record<string, VehicleAvailability> = Object.fromEntries(
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
  ).flatMap(([state, words]) => keysOf(words).map((key) => [key, VehicleAvailability[state]])),
)

/** What is new, what is used, and what may be either, as dealers and their programs write it. */
const CONDITION_WORDS: Record<string, boolean | string[]> = {
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

const line = (noun: string, max: number): VehicleField<string> => ({
  type: 'line',
  noun,
  expected: 'text',
  limits: `at most ${max} characters`,
  schema: { type: 'string', minLength: 1, maxLength: max },
  accepts: (value) => isFilledText(value, max),
})

/** What people and programs write where a cart has no number. */
const NO_NUMBER =
  /^(?:0+|x{2,20}|\?+|t\.?b\.?[ad]\.?|to be .+|unknown|pending|not (?:available|assigned)|no (?:vin|number|serial).*)$/i

const number = (noun: string): VehicleField<string> => ({ ...line(noun, 50), type: 'code', placeholder: NO_NUMBER })

/** `item` is checked as a field of its own, so that problems can name the item. */
const list = (
  item: VehicleField<string>,
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

type ListField = VehicleField<string[]> & { item: VehicleField<string> }

const optional = <Value, Field extends VehicleField<Value>>(
  field: Field & VehicleField<Value>,
): VehicleField<Value | null> => ({
  ...field,
  accepts: (value): value is Value | null => value === null || field.accepts(value),
})

const optionalList = ({ accepts, ...field }: ListField): VehicleField<string[] | null> & Pick<ListField, 'item'> => ({
  ...field,
  accepts: (value): value is string[] | null => value === null || accepts(value),
})

const specification = <Value>(label: string, field: VehicleField<Value>): SpecificationField<Value | null> => ({
  ...optional<Value, VehicleField<Value>>(field),
  label,
})

const address = (noun: string): VehicleField<string> => ({
  type: 'code',
  noun,
  expected: 'letters a to z, digits and - _ . ~, with a letter or digit first, such as nomad-xl',
  limits: `at most ${MAX_ADDRESS} characters`,
  schema: { type: 'string', maxLength: MAX_ADDRESS, pattern: ADDRESS.source },
  accepts: isAddress,
})

const price = (noun: string): VehicleField<number> => ({
  type: 'number',
  units: /^(?:US)?\$ ?|^USD ?| ?(?:US)?\$$| ?(?:USD|dollars?)$/gi,
  noun,
  expected: 'a number such as 8495',
  limits: `US dollars from ${MIN_PRICE} to ${MAX_PRICE}, at most two decimals`,
  missing: PRICE_NEEDED,
  schema: { type: 'number', minimum: MIN_PRICE, maximum: MAX_PRICE },
  accepts: isPrice,
})

const wholeNumber = (
  noun: string,
  example: number,
  [min, max]: [number, number],
  units?: RegExp,
): VehicleField<number> => ({
  type: 'number',
  units,
  noun,
  expected: `a whole number such as ${example}`,
  limits: `from ${min} to ${max}`,
  schema: { type: 'integer', minimum: min, maximum: max },
  accepts: (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
})

/** The words do not name this year: the schema has them, and a process runs over New Year. */
const modelYear: VehicleField<number> = {
  type: 'number',
  noun: 'a model year',
  expected: 'a whole number such as 2026',
  limits: `from ${FIRST_MODEL_YEAR} to two years ahead`,
  schema: { type: 'integer', minimum: FIRST_MODEL_YEAR },
  accepts: (value): value is number =>
    Number.isInteger(value) && Number(value) >= FIRST_MODEL_YEAR && Number(value) <= new Date().getFullYear() + 2,
}

const vin: VehicleField<string> = {
  type: 'code',
  tidied: withoutGaps,
  placeholder: new RegExp(`${NO_NUMBER.source}|^(.)\\1+$`, 'i'),
  noun: 'a VIN',
  expected: 'the 17 digits and letters of its plate (I, O and Q do not occur)',
  schema: { type: 'string', pattern: VIN.source },
  accepts: isVin,
}

const picture: VehicleField<string> = {
  type: 'line',
  noun: 'a picture',
  expected: 'the http or https address of a picture of at least 400 × 300 pixels, or a path such as vehicles/cart.webp',
  schema: { type: 'string', minLength: 1, maxLength: MAX_WEB_ADDRESS },
  accepts: (value): value is string =>
    isPicturePath(value) || (typeof value === 'string' && isWebAddress(value.replaceAll(' ', '%20'))),
}

const availability: VehicleField<`${VehicleAvailability}`> = {
  type: 'choice',
  words: AVAILABILITY_WORDS,
  noun: 'an availability',
  expected: 'in stock, on hold, sold, on order or out of stock',
  schema: { type: 'string', enum: Object.values(VehicleAvailability) },
  accepts: (value): value is VehicleAvailability => Object.values<unknown>(VehicleAvailability).includes(value),
}

const boolean = (words?: Record<string, boolean | string[]>): VehicleField<boolean> => ({
  type: 'boolean',
  words,
  noun: 'yes or no',
  expected: 'yes or no',
  schema: { type: 'boolean' },
  accepts: (value) => typeof value === 'boolean',
})

/** Of a column that says new or used, where N is no "no". */
export const CONDITION: VehicleField<boolean> = {
  ...boolean({ ...CONDITION_WORDS, n: true }),
  noun: 'a condition',
  expected: 'NEW or USED',
}

/** The content of the column `specifications`. */
export const SPECIFICATIONS = {
  topSpeed: specification('Top speed', line('a top speed', 200)),
  range: specification('Range', line('a range', 200)),
  seatingCapacity: specification(
    'Seats',
    wholeNumber('a number of seats', 4, [1, 100], /[ -]?(?:seats?|seater|passengers?|people|persons?)$/i),
  ),
  batteryType: specification('Battery', line('a battery', 200)),
  chargingTime: specification('Charging time', line('a charging time', 200)),
  payload: specification('Payload', line('a payload', 200)),
} satisfies Partial<Record<keyof VehicleSpecifications, SpecificationField>>

/** Days as spreadsheets write them: 11/12/2026 is 2026-11-12. */
function isoDay(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  return month ? `${year}-${month.padStart(2, '0')}-${day!.padStart(2, '0')}` : text
}

const day: VehicleField<string> = {
  type: 'code',
  tidied: isoDay,
  noun: 'a day',
  expected: 'a day such as 2026-11-12 or 11/12/2026',
  schema: { type: 'string', format: 'date' },
  accepts: (value): value is string => typeof value === 'string' && isDay(value),
}

const THIRTY_SECONDS = / ?\/ ?32(?:nds?)?(?: ?(?:inch(?:es)?|in\.?|"))?$/i

const finding: VehicleField<string> = {
  ...line('a finding', MAX_FINDING),
  expected: `the spot, what was done, and the finding, such as "rear step, left: Light scratches". Spots are ${SPOTS.map(wordsOfName).join(', ')}; what was done is ${FINDING_STATES.map(wordsOfName).join(', ')}`,
  accepts: (value): value is string => isFilledText(value, MAX_FINDING) && findingOf(value) !== undefined,
}

const historyEntry: VehicleField<string> = {
  ...line('a year of its history', MAX_FINDING),
  expected: 'the year and what happened, such as "2023: Sold new, one owner"',
  accepts: (value): value is string => isFilledText(value, MAX_FINDING) && historyEntryOf(value) !== undefined,
}

/** The content of the column `inspection`. */
const INSPECTION = {
  inspectedBy: optional(line('a name', 100)),
  inspectedOn: optional(day),
  batteryHealth: optional(wholeNumber('a percentage', 96, [1, 100], / ?(?:%|percent)$/i)),
  tread: optional(wholeNumber('a tread in 32nds of an inch', 8, [0, 40], THIRTY_SECONDS)),
  treadNew: optional(wholeNumber('a tread in 32nds of an inch', TREAD_WHEN_NEW, [1, 40], THIRTY_SECONDS)),
  findings: optionalList(list(finding, { tidiedItem: tidiedFinding })),
  history: optionalList(list(historyEntry, { tidiedItem: tidiedHistory })),
  soldAsIs: optional(boolean({ asis: true, soldasis: true, notasis: false, notsoldasis: false })),
} satisfies Record<keyof StatedInspection, VehicleField>

/** The fields of the inventory file, in the order of its columns. */
export const FIELDS = {
  id: address('an id'),
  name: line('a name', 200),
  brand: line('a brand', 100),
  category: line('a category', 100),
  price: price('a price'),
  description: {
    type: 'text',
    noun: 'a description',
    expected: 'text',
    limits: `at most ${MAX_DESCRIPTION} characters`,
    schema: { type: 'string', maxLength: MAX_DESCRIPTION },
    accepts: (value: unknown): value is string => isText(value, MAX_DESCRIPTION),
  },
  images: list(picture, { hasPictures: true }),
  alt: list(line('what a picture shows', 1000)),
  externalUrl: optional({
    type: 'line',
    noun: 'an address',
    expected: 'an address that begins with https://',
    schema: { type: 'string', maxLength: MAX_WEB_ADDRESS, format: 'uri' },
    accepts: isWebAddress,
  }),
  ...SPECIFICATIONS,
  features: list(line('a feature', 300), { hasShortItems: true }),
  inStock: boolean({ instock: true, available: true, outofstock: false, sold: false }),
  availability,
  isNew: { ...boolean(CONDITION_WORDS), noun: 'new or used', expected: 'yes (new) or no (used)' },
  aliases: list(address('an alias')),
  stockNumber: optional(number('a stock number')),
  vin: optional(vin),
  serialNumber: optional(number('a serial number')),
  modelYear: optional(modelYear),
  color: optional(line('a color', 50)),
  mileage: optional(wholeNumber('a mileage', 640, [0, MAX_MILEAGE], / ?(?:mi|miles?)\.?$/i)),
  listPrice: optional(price('a list price')),
  location: optional(line('a place', 100)),
  rank: optional(wholeNumber('a rank', 10, [0, MAX_RANK])),
  warranty: optional(line('a warranty', 300)),
  ...INSPECTION,
} satisfies Record<string, VehicleField>

export type FieldName = keyof typeof FIELDS
export type SpecificationName = keyof typeof SPECIFICATIONS

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** What every new cart needs. A missing id is generated from brand and name. */
export const REQUIRED_FIELDS = ['name', 'brand', 'category', 'price'] as const satisfies FieldName[]

export function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

/** The columns that have several fields of the file, which are objects in JSON and in the API. */
const GROUPS = { specifications: SPECIFICATIONS, inspection: INSPECTION }
export type GroupName = keyof typeof GROUPS
export type GroupedName = SpecificationName | keyof StatedInspection
export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[]

/** The group of a field; undefined for a field with a column of its own. */
export function groupOf(name: string): GroupName | undefined {
  return GROUP_NAMES.find((group) => Object.hasOwn(GROUPS[group], name))
}

/** The values of each group, out of those of all fields. */
export function groupedValues(values: object): Record<GroupName, Record<string, unknown>> {
  const entries = Object.entries(values)
  const valuesOf = (group: GroupName) => Object.fromEntries(entries.filter(([name]) => groupOf(name) === group))
  return { specifications: valuesOf('specifications'), inspection: valuesOf('inspection') }
}

/** What to write in a field, with its bounds. */
export function expectedOf(name: FieldName): string {
  const { expected, limits }: VehicleField = FIELDS[name]
  return limits ? `${expected}, ${limits}` : expected
}
