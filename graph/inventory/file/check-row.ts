import { COLUMNS, type Column } from './csv-row.ts'
import { found } from './file-problem.ts'
import type { FileRow } from './file-row.ts'
import type { InventoryRecord } from './inventory-record.ts'

/** What a checked row says; what it leaves out stays as it is in stock. */
export type InventoryInput = Partial<InventoryRecord> &
  Pick<InventoryRecord, 'id' | 'name' | 'brand' | 'category' | 'price' | 'description'>

interface Field {
  /** What a value has to be, as a problem's message says it. */
  expected: string
  accepts: (value: unknown) => boolean
}

const MAX_PRICE = 99_999_999.99
const MAX_SEATS = 100
const MAX_ITEMS = 50
const MAX_ADDRESS = 100

// Line breaks and tabs are text; other control characters are not. Postgres stores neither U+0000 nor half a surrogate pair.
const UNSTORABLE = /\p{Cs}|[^\P{Cc}\t\n\r]/u
const ADDRESS = /^[a-z\d][\w.~-]*$/i
const WEB_ADDRESS = /^https?:\/\/[^\s\\]+$/i
const PATH = /^[^\\:]+$/
const NO_SEGMENT = /^\.{0,2}$/

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && !UNSTORABLE.test(value)

const isAddress = (value: unknown) => isText(value, MAX_ADDRESS) && ADDRESS.test(value)

const isWebAddress = (value: unknown) => isText(value, 2000) && WEB_ADDRESS.test(value) && URL.canParse(value)

const isPicturePath = (value: unknown) =>
  isText(value, 500) &&
  PATH.test(value) &&
  !value
    .replace(/^\.\//, '')
    .split('/')
    .some((segment) => NO_SEGMENT.test(segment))

const isCents = (value: number) => Number(value.toFixed(2)) === value

const text = (max: number): Field => ({
  expected: `text of 1 to ${max} characters`,
  accepts: (value) => isText(value, max) && value.trim() !== '',
})

const optional = ({ expected, accepts }: Field): Field => ({
  expected: `nothing or ${expected}`,
  accepts: (value) => value === null || accepts(value),
})

const list = (items: string, isItem: (value: unknown) => boolean): Field => ({
  expected: `at most ${MAX_ITEMS} ${items}`,
  accepts: (value) => Array.isArray(value) && value.length <= MAX_ITEMS && value.every(isItem),
})

const truth: Field = { expected: 'true or false', accepts: (value) => typeof value === 'boolean' }

const address: Field = {
  expected: `up to ${MAX_ADDRESS} letters a to z, digits and - _ . ~, the first a letter or digit`,
  accepts: isAddress,
}

const specification = optional(text(200))

const FIELDS: Record<Column, Field> = {
  id: address,
  name: text(200),
  brand: text(100),
  category: text(100),
  price: {
    expected: `US dollars from 0 to ${MAX_PRICE} with at most two decimals, such as 8495 or 8495.50`,
    accepts: (value) => typeof value === 'number' && value >= 0 && value <= MAX_PRICE && isCents(value),
  },
  description: { expected: 'text of up to 10000 characters', accepts: (value) => isText(value, 10_000) },
  images: list(
    'pictures, each a path such as vehicles/cart.webp or an http or https address',
    (value) => isWebAddress(value) || isPicturePath(value),
  ),
  externalUrl: optional({ expected: 'an http or https address', accepts: isWebAddress }),
  topSpeed: specification,
  range: specification,
  seatingCapacity: optional({
    expected: `a whole number from 1 to ${MAX_SEATS}`,
    accepts: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SEATS,
  }),
  batteryType: specification,
  chargingTime: specification,
  payload: specification,
  features: list('texts of 1 to 300 characters', (value) => isText(value, 300) && value.trim() !== ''),
  inStock: truth,
  isNew: truth,
  aliases: list(`names of ${address.expected}`, isAddress),
}

/** Without these a row is no vehicle; an id is made from brand and name where it is missing. */
export const REQUIRED_COLUMNS = ['name', 'brand', 'category', 'price', 'description'] as const satisfies Column[]

/** The row with its values checked, or what is wrong with it. */
export function checkRow({ values, problems }: FileRow): InventoryInput | FileRow['problems'] {
  const id = values.id || idFrom(values)
  const input: Partial<Record<Column, unknown>> = { ...values, id }
  if (problems.length === 0 && COLUMNS.every((column) => isAccepted(input, column))) return input as InventoryInput

  // A row that could not be taken apart has no values whose absence would say anything.
  const wrong = Object.keys(values).length ? COLUMNS.filter((column) => !isAccepted(input, column)) : []
  return [...problems, ...wrong.map((column) => ({ column, message: complain(column, input[column]) }))]
}

function isAccepted(input: Partial<Record<Column, unknown>>, column: Column): boolean {
  const value = input[column]
  if (value === undefined) return !(REQUIRED_COLUMNS as readonly string[]).includes(column)
  return FIELDS[column].accepts(value)
}

function complain(column: Column, value: unknown): string {
  const hint = column === 'id' && value === '' ? ' (brand and name have none to make an id from)' : ''
  return `expected ${FIELDS[column].expected}, found ${found(value)}${hint}`
}

/** "Denago" and "Nomad XL" make "denago-nomad-xl", and so does a name that starts with its brand. */
function idFrom({ brand, name }: FileRow['values']): string {
  const [ofBrand, ofName] = [slug(brand), slug(name)]
  const isInName = ofBrand === '' || ofName === ofBrand || ofName.startsWith(`${ofBrand}-`)
  const id = isInName ? ofName : `${ofBrand}-${ofName}`
  return id.slice(0, MAX_ADDRESS).replace(/-$/, '')
}

function slug(value: unknown): string {
  if (typeof value !== 'string') return ''
  const letters = value.slice(0, 200).normalize('NFKD').toLowerCase()
  return letters
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
}
