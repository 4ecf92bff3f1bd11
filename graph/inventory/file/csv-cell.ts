import { FIELDS, type FieldName, type VehicleField } from '#graph/vehicles/vehicle-fields.ts'
import type { InventoryRecord } from './inventory-record.ts'

/** A value as a cell that `readCell` reads back. */
export function writeCell(value: InventoryRecord[FieldName]): string {
  if (Array.isArray(value)) return neutralize(joinList(value))
  return neutralize(String(value ?? ''))
}

/**
 * The value of a cell. Text that is no number or no boolean stays text, for the problem that names it. An empty
 * cell is null, an empty list, or an empty text in a field that must not be null.
 */
export function readCell(name: FieldName, cell: string): unknown {
  return READERS[FIELDS[name].type](restore(cell), FIELDS[name])
}

const TRUTH_VALUES = new Map([
  ['true', true],
  ['false', false],
])

/** As spreadsheets show a price: `$8,495.00`. */
const NUMBER = /^-?\$?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/

function readNumber(text: string): number | string | null {
  if (text === '') return null
  return NUMBER.test(text) ? Number(text.replace(/[$,]/g, '')) : text
}

const READERS: Record<VehicleField['type'], (text: string, field: VehicleField) => unknown> = {
  text: (text, { accepts }) => (text === '' && accepts(null) ? null : text),
  number: readNumber,
  boolean: (text) => TRUTH_VALUES.get(text.toLowerCase()) ?? text,
  list: splitList,
}

/** Items with `|` between them; an item's own `|` and `\` have a `\` before them. Empty items are left out. */
function joinList(items: readonly string[]): string {
  return items
    .filter(Boolean)
    .map((item) => item.replace(/[\\|]/g, '\\$&'))
    .join('|')
}

// A backslash before any other character was typed by a person, and stays.
function splitList(text: string): string[] {
  const items = text.match(/(?:\\[\\|]|[^|])+/g) ?? []
  return items.map((item) => item.replace(/\\([\\|])/g, '$1'))
}

// Spreadsheets run a cell that starts like a formula. Quotes before the formula count too, so that `restore` is exact.
function neutralize(text: string): string {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function restore(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
