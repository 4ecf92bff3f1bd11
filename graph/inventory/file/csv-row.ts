import type { InventoryRecord } from './inventory-record.ts'

/** The columns of the inventory's CSV, in their order. */
export const COLUMNS = [
  'id',
  'name',
  'brand',
  'category',
  'price',
  'description',
  'images',
  'externalUrl',
  'topSpeed',
  'range',
  'seatingCapacity',
  'batteryType',
  'chargingTime',
  'payload',
  'features',
  'inStock',
  'isNew',
  'aliases',
] as const satisfies (keyof InventoryRecord)[]

export type Column = (typeof COLUMNS)[number]

/** The cells of a record, which `fromRow` reads back. */
export function toRow(record: InventoryRecord): Record<Column, string> {
  const cells = COLUMNS.map((column) => [column, neutralize(writeCell(record[column]))])
  return Object.fromEntries(cells)
}

/**
 * The values of cells in the order of these columns. What is no number or no truth value stays the text that it is, so
 * that whoever checks the values can say what was wrong; an empty cell is null, or an empty list, or an empty text where
 * one is required.
 */
export function fromRow(columns: readonly Column[], cells: readonly string[]): Partial<Record<Column, unknown>> {
  const values: Partial<Record<Column, unknown>> = {}
  columns.forEach((column, index) => {
    values[column] = READERS[column](restore(cells[index]!))
  })
  return values
}

function writeCell(value: InventoryRecord[Column]): string {
  if (Array.isArray(value)) return joinList(value)
  return value === null ? '' : String(value)
}

type Reader = (text: string) => unknown

const requiredText: Reader = (text) => text
const optional =
  (read: Reader): Reader =>
  (text) =>
    text === '' ? null : read(text)
const optionalText = optional(requiredText)
const number = optional((text) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text))
const truth = optional((text) => ({ true: true, false: false })[text.toLowerCase()] ?? text)

const READERS: Record<Column, Reader> = {
  id: requiredText,
  name: requiredText,
  brand: requiredText,
  category: requiredText,
  price: number,
  description: requiredText,
  images: splitList,
  externalUrl: optionalText,
  topSpeed: optionalText,
  range: optionalText,
  seatingCapacity: number,
  batteryType: optionalText,
  chargingTime: optionalText,
  payload: optionalText,
  features: splitList,
  inStock: truth,
  isNew: truth,
  aliases: splitList,
}

/** Items with `|` between them; an item's own `|` and `\` have a `\` before them. Empty items are left out. */
function joinList(items: readonly string[]): string {
  return items
    .filter(Boolean)
    .map((item) => item.replace(/[\\|]/g, '\\$&'))
    .join('|')
}

// A backslash before anything else is one that a person has typed, and stays.
function splitList(text: string): string[] {
  const items = text.match(/(?:\\[\\|]|[^|])+/g) ?? []
  return items.map((item) => item.replace(/\\([\\|])/g, '$1'))
}

// Spreadsheets run what starts like a formula. Further quotes before it count as well, so that `restore` is exact.
function neutralize(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function restore(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
