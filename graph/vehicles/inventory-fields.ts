import { plainKey } from '#graph/files/clean-text.ts'
import type { ValueKind } from '#graph/files/read-value.ts'
import type { VehicleSpecifications } from './vehicle.entity.ts'
import { VehicleAvailability } from './vehicle-state.result.ts'
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
const FIRST_MODEL_YEAR = 1950

// Control characters other than line breaks and tabs, and lone surrogates. Postgres can store neither these nor U+0000.
const UNSTORABLE = /\p{Cs}|[^\P{Cc}\t\n\r]/u
const ADDRESS = /^[A-Za-z\d][\w.~-]*$/
const MAX_WEB_ADDRESS = 2000
const WEB_ADDRESS = /^https?:\/\/[^\s\\]+$/i
const PATH = /^[^\\:]+$/
const NO_SEGMENT = /^\.{0,2}$/

/** What the staff write for each state, and what other programs write. */
const AVAILABILITY_WORDS: Record<string, VehicleAvailability> = Object.fromEntries(
  (
    [
      ['IN_STOCK', 'in stock, available, available now, for sale, on lot, on the lot'],
      ['ON_HOLD', 'on hold, hold, held, pending, sale pending, pending sale, reserved, deposit'],
      ['SOLD', 'sold'],
      ['ON_ORDER', 'on order, ordered, in transit, incoming, coming soon, preorder, backorder, backordered'],
      ['OUT_OF_STOCK', 'out of stock, unavailable, not available'],
    ] as const
  ).flatMap(([state, words]) => words.split(', ').map((word) => [plainKey(word), VehicleAvailability[state]])),
)

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && !UNSTORABLE.test(value)

const isFilledText = (value: unknown, max: number): value is string => isText(value, max) && value.trim() !== ''

const isAddress = (value: unknown): value is string => isText(value, MAX_ADDRESS) && ADDRESS.test(value)

const isWebAddress = (value: unknown): value is string =>
  isText(value, MAX_WEB_ADDRESS) && WEB_ADDRESS.test(value) && URL.canParse(value)

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

const code = (noun: string, max: number): VehicleField<string> => ({ ...line(noun, max), type: 'code' })

/** `item` is checked as a field of its own, so that problems can name the item. */
const list = (item: VehicleField<string>, hasPictures?: boolean): ListField => ({
  type: 'list',
  hasPictures,
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

const boolean = (words?: Record<string, boolean>): VehicleField<boolean> => ({
  type: 'boolean',
  words,
  noun: 'yes or no',
  expected: 'yes or no',
  schema: { type: 'boolean' },
  accepts: (value) => typeof value === 'boolean',
})

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
  images: list(picture, true),
  alt: list(line('what a picture shows', 1000)),
  externalUrl: optional({
    type: 'line',
    noun: 'an address',
    expected: 'an address that begins with https://',
    schema: { type: 'string', maxLength: MAX_WEB_ADDRESS, format: 'uri' },
    accepts: isWebAddress,
  }),
  ...SPECIFICATIONS,
  features: list(line('a feature', 300)),
  inStock: boolean({ instock: true, available: true, outofstock: false, sold: false }),
  availability,
  isNew: boolean({ new: true, brandnew: true, used: false, preowned: false, secondhand: false }),
  aliases: list(address('an alias')),
  stockNumber: optional(code('a stock number', 50)),
  vin: optional(vin),
  serialNumber: optional(code('a serial number', 50)),
  modelYear: optional(modelYear),
  color: optional(line('a color', 50)),
  mileage: optional(wholeNumber('a mileage', 640, [0, MAX_MILEAGE], / ?(?:mi|miles?)\.?$/i)),
  listPrice: optional(price('a list price')),
  location: optional(line('a place', 100)),
  rank: optional(wholeNumber('a rank', 10, [0, MAX_RANK])),
} satisfies Record<string, VehicleField>

export type FieldName = keyof typeof FIELDS
export type SpecificationName = keyof typeof SPECIFICATIONS

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** Required in every row. A missing id is generated from brand and name. */
export const REQUIRED_FIELDS = ['name', 'brand', 'category', 'price', 'description'] as const satisfies FieldName[]

export function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

export function isSpecification(name: string): name is SpecificationName {
  return Object.hasOwn(SPECIFICATIONS, name)
}

/** What to write in a field, with its bounds. */
export function expectedOf(name: FieldName): string {
  const { expected, limits }: VehicleField = FIELDS[name]
  return limits ? `${expected}, ${limits}` : expected
}
