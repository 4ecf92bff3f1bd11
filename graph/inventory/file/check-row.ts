import { FIELD_NAMES, FIELDS, type FieldName, PRICE_NEEDED, REQUIRED_FIELDS } from '#graph/vehicles/vehicle-fields.ts'
import { hasFormOfVin } from '#graph/vehicles/vin.ts'
import { found } from './file-problem.ts'
import type { FileRow } from './file-row.ts'
import type { InventoryRecord } from './inventory-record.ts'

/** A checked row. Fields that it leaves out stay as they are in stock; a new vehicle needs more than an id. */
export type InventoryInput = Partial<InventoryRecord> & { updatedAt?: string }

interface CheckedRow {
  /** The row without its wrong values, to compare with other rows and the stock; undefined if what names its vehicle is wrong. */
  input?: InventoryInput
  problems: FileRow['problems']
}

export function checkRow({ values, updatedAt, problems }: FileRow): CheckedRow {
  // A row that could not be split has no values: problems about missing values would mislead.
  if (problems.length > 0 && Object.keys(values).length === 0) return { problems }
  const given: FileRow['values'] = { ...values, id: values.id || undefined }
  if ('availability' in values) given.availability = asConstant(values.availability)
  const wrong = FIELD_NAMES.filter((name) => !isAccepted(name, given[name]))
  const right = { ...given, ...Object.fromEntries(wrong.map((name) => [name, instead(name)])) } as InventoryInput
  const timeProblem = timeProblemIn(updatedAt)
  if (updatedAt && !timeProblem) right.updatedAt = updatedAt as string
  const all = [
    ...problems,
    ...wrong.map((name) => ({ column: name, message: complain(name, given[name]) })),
    ...[timeProblem, contradictionIn(right)].filter((problem) => problem !== undefined),
  ]
  const decisive: FieldName[] = values.id ? ['id'] : ['stockNumber', 'vin', 'brand', 'name']
  return { input: decisive.some((name) => wrong.includes(name)) ? undefined : right, problems: all }
}

/** Replaces a wrong value. Null keeps a required field from being reported as missing, too. */
function instead(name: FieldName): null | undefined {
  return REQUIRED_FIELDS.some((required) => required === name) ? null : undefined
}

/** "on hold" and "On-Hold" as ON_HOLD. */
function asConstant(value: unknown): unknown {
  return typeof value === 'string'
    ? value
        .trim()
        .toUpperCase()
        .replace(/[\s-]+/g, '_')
    : value
}

function timeProblemIn(updatedAt: unknown): FileRow['problems'][number] | undefined {
  if (updatedAt == null || updatedAt === '' || (typeof updatedAt === 'string' && isTime(updatedAt))) return
  const message = `expected nothing or a time as exports have it, such as 2026-11-23T09:30:00.000Z, found ${found(updatedAt)}`
  return { column: 'updatedAt', message }
}

/** As exports write it. A day that does not exist, such as February 31, would be read as another. Postgres reads the years 1 to 9999. */
function isTime(text: string): boolean {
  const time = new Date(text)
  return /^(?!0000)\d{4}-/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text
}

function contradictionIn({ inStock, availability }: InventoryInput): FileRow['problems'][number] | undefined {
  if (inStock === undefined || availability === undefined || inStock === (availability === 'IN_STOCK')) return
  const expected = inStock ? 'IN_STOCK' : 'another value than IN_STOCK'
  const message = `expected ${expected}, because inStock is ${inStock}, found ${availability}: correct one of them, or leave inStock out`
  return { column: 'availability', message }
}

function isAccepted(name: FieldName, value: unknown): boolean {
  return value === undefined || FIELDS[name].accepts(value)
}

function complain(name: FieldName, value: unknown): string {
  if (name === 'price' && !value) return PRICE_NEEDED
  return `expected ${FIELDS[name].expected}, found ${found(value)}${hintOf(name, value)}`
}

function hintOf(name: FieldName, value: unknown): string {
  if (name === 'vin' && hasFormOfVin(value)) return ' (its check digit does not fit the other characters)'
  if (name === 'vin') return " (the maker's serial number of a cart that has no VIN goes to serialNumber)"
  return ''
}
