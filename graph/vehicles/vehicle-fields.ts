import type { VehicleSpecifications } from './vehicle.entity.ts'
import { VehicleAvailability } from './vehicle-state.result.ts'
import { isVin } from './vin.ts'

/** A field of the inventory file. */
export interface VehicleField<Value = unknown> {
  type: 'text' | 'number' | 'boolean' | 'list'
  /** The accepted values, for error messages about the file. */
  expected: string
  accepts(value: unknown): value is Value
}

interface SpecificationField<Value = unknown> extends VehicleField<Value> {
  /** Its name in structured data. */
  label: string
}

export const MAX_ADDRESS = 100
/** What is said of a price that is zero or missing. */
export const PRICE_NEEDED = 'A cart needs a price in dollars, such as 8495'

const MIN_PRICE = 0.01
const MAX_PRICE = 99_999_999.99
const MAX_ITEMS = 50
const MAX_MILEAGE = 9_999_999
const MAX_RANK = 1_000_000
const FIRST_MODEL_YEAR = 1950
// Manufacturers name a model year up to two years ahead.
const LAST_MODEL_YEAR = new Date().getFullYear() + 2

// Control characters other than line breaks and tabs, and lone surrogates. Postgres can store neither these nor U+0000.
const UNSTORABLE = /\p{Cs}|[^\P{Cc}\t\n\r]/u
const ADDRESS = /^[a-z\d][\w.~-]*$/i
const WEB_ADDRESS = /^https?:\/\/[^\s\\]+$/i
const PATH = /^[^\\:]+$/
const NO_SEGMENT = /^\.{0,2}$/

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && !UNSTORABLE.test(value)

const isFilledText = (value: unknown, max: number): value is string => isText(value, max) && value.trim() !== ''

const isAddress = (value: unknown): value is string => isText(value, MAX_ADDRESS) && ADDRESS.test(value)

const isWebAddress = (value: unknown): value is string =>
  isText(value, 2000) && WEB_ADDRESS.test(value) && URL.canParse(value)

const isPicturePath = (value: unknown): value is string =>
  isText(value, 500) &&
  PATH.test(value) &&
  !value
    .replace(/^\.\//, '')
    .split('/')
    .some((segment) => NO_SEGMENT.test(segment))

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value >= MIN_PRICE && value <= MAX_PRICE && Number(value.toFixed(2)) === value

const text = (max: number): VehicleField<string> => ({
  type: 'text',
  expected: `text of 1 to ${max} characters`,
  accepts: (value) => isFilledText(value, max),
})

const line = (max: number): VehicleField<string> => ({
  type: 'text',
  expected: `one line of 1 to ${max} characters`,
  accepts: (value): value is string => isFilledText(value, max) && !/[\t\n\r]/.test(value),
})

const list = (items: string, isItem: (value: unknown) => value is string): VehicleField<string[]> => ({
  type: 'list',
  expected: `at most ${MAX_ITEMS} ${items}`,
  accepts: (value): value is string[] => Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isItem),
})

const optional = <Value>({ type, expected, accepts }: VehicleField<Value>): VehicleField<Value | null> => ({
  type,
  expected: `nothing or ${expected}`,
  accepts: (value): value is Value | null => value === null || accepts(value),
})

const specification = <Value>(label: string, field: VehicleField<Value>): SpecificationField<Value | null> => ({
  ...optional(field),
  label,
})

const address: VehicleField<string> = {
  type: 'text',
  expected: `up to ${MAX_ADDRESS} letters a to z, digits and - _ . ~, the first a letter or digit`,
  accepts: isAddress,
}

const price: VehicleField<number> = {
  type: 'number',
  expected: `US dollars from ${MIN_PRICE} to ${MAX_PRICE} with at most two decimals, such as 8495 or 8495.50`,
  accepts: isPrice,
}

const wholeNumber = (min: number, max: number): VehicleField<number> => ({
  type: 'number',
  expected: `a whole number from ${min} to ${max}`,
  accepts: (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
})

const vin: VehicleField<string> = {
  type: 'text',
  expected: 'a VIN of 17 digits and letters without I, O and Q, the ninth its check digit',
  accepts: isVin,
}

const AVAILABILITIES = Object.values(VehicleAvailability)

const availability: VehicleField<`${VehicleAvailability}`> = {
  type: 'text',
  expected: `${AVAILABILITIES.slice(0, -1).join(', ')} or ${AVAILABILITIES.at(-1)}`,
  accepts: (value): value is VehicleAvailability => AVAILABILITIES.some((state) => state === value),
}

const boolean: VehicleField<boolean> = {
  type: 'boolean',
  expected: 'true or false',
  accepts: (value) => typeof value === 'boolean',
}

/** The content of the column `specifications`. */
export const SPECIFICATIONS = {
  topSpeed: specification('Top speed', text(200)),
  range: specification('Range', text(200)),
  seatingCapacity: specification('Seats', wholeNumber(1, 100)),
  batteryType: specification('Battery', text(200)),
  chargingTime: specification('Charging time', text(200)),
  payload: specification('Payload', text(200)),
} satisfies Partial<Record<keyof VehicleSpecifications, SpecificationField>>

/** The fields of the inventory file, in the order of its columns. */
export const FIELDS = {
  id: address,
  name: text(200),
  brand: text(100),
  category: text(100),
  price,
  description: {
    type: 'text',
    expected: 'text of up to 10000 characters',
    accepts: (value: unknown): value is string => isText(value, 10_000),
  },
  images: list(
    'pictures, each a path such as vehicles/cart.webp or an http or https address of a picture of at least 400 × 300 pixels',
    (value): value is string =>
      isPicturePath(value) || (typeof value === 'string' && isWebAddress(value.replaceAll(' ', '%20'))),
  ),
  alt: list('texts of 1 to 1000 characters, in the order of the pictures', (value): value is string =>
    isFilledText(value, 1000),
  ),
  externalUrl: optional({ type: 'text', expected: 'an http or https address', accepts: isWebAddress }),
  ...SPECIFICATIONS,
  features: list('texts of 1 to 300 characters', (value): value is string => isFilledText(value, 300)),
  inStock: boolean,
  availability,
  isNew: boolean,
  aliases: list(`names of ${address.expected}`, isAddress),
  stockNumber: optional(text(50)),
  vin: optional(vin),
  serialNumber: optional(line(50)),
  modelYear: optional(wholeNumber(FIRST_MODEL_YEAR, LAST_MODEL_YEAR)),
  color: optional(text(50)),
  mileage: optional(wholeNumber(0, MAX_MILEAGE)),
  listPrice: optional(price),
  location: optional(text(100)),
  rank: optional(wholeNumber(0, MAX_RANK)),
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
