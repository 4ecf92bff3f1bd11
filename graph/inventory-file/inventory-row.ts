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

const LISTS = new Set<Column>(['images', 'features', 'aliases'])
const NUMBERS = new Set<Column>(['price', 'seatingCapacity'])
const TRUTHS = new Set<Column>(['inStock', 'isNew'])
const REQUIRED_TEXTS = new Set<Column>(['id', 'name', 'brand', 'category', 'description'])

/** The cells of a record, which `fromRow` reads back. */
export function toRow(record: InventoryRecord): Record<Column, string> {
  const cells = COLUMNS.map((column) => [column, neutralize(writeCell(record[column]))])
  return Object.fromEntries(cells)
}

/**
 * The values of the given cells. What is no number or no truth value stays the text that it is, so that whoever checks
 * the values can say what was wrong; an empty cell is null, or an empty list, or an empty text where one is required.
 */
export function fromRow(row: Partial<Record<Column, string>>): Partial<Record<Column, unknown>> {
  const values = COLUMNS.flatMap((column) => {
    const cell = row[column]
    return cell === undefined ? [] : [[column, readCell(column, restore(cell))]]
  })
  return Object.fromEntries(values)
}

function writeCell(value: InventoryRecord[Column]): string {
  if (Array.isArray(value)) return joinList(value)
  return value === null ? '' : String(value)
}

function readCell(column: Column, text: string): unknown {
  if (LISTS.has(column)) return splitList(text)
  if (REQUIRED_TEXTS.has(column)) return text
  if (text === '') return null
  if (NUMBERS.has(column)) return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text
  if (TRUTHS.has(column)) return { true: true, false: false }[text.toLowerCase()] ?? text
  return text
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
