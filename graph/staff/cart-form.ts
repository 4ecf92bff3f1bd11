import { joinList } from '#graph/files/read-value.ts'
import type { CartValues } from '#graph/inventory/changed-fields.ts'
import { EXPORTED_NAMES } from '#graph/inventory/file/inventory-record.ts'
import {
  expectedOf,
  FIELDS,
  type FieldName,
  groupOf,
  REQUIRED_FIELDS,
  type VehicleField,
} from '#graph/vehicles/inventory-fields.ts'

/** The fields of the file that are typed: photos and their texts are no words. */
export const FORM_NAMES = EXPORTED_NAMES.filter((name) => !['id', 'images', 'alt'].includes(name))

/** What belongs to one cart, and not to another one like it. */
const OF_ONE_CART = new Set<FieldName>(['aliases', 'stockNumber', 'vin', 'serialNumber', 'mileage', 'availability'])

/** What a new cart has where nobody says otherwise. */
export const NEW_CART: CartValues = { availability: 'IN_STOCK', isNew: true }

/** The values of a cart that is like another one. */
export function likeCart(values: CartValues): CartValues {
  const kept = FORM_NAMES.filter((name) => !OF_ONE_CART.has(name) && groupOf(name) !== 'inspection')
  return { ...NEW_CART, ...Object.fromEntries(kept.map((name) => [name, values[name]])) }
}

/** A value as a form shows it: a list has an item on each line. */
export function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((item: string) => joinList([item])).join('\n')
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '')
}

/** What to write in a field. */
export function ruleOf(name: FieldName): string {
  const field: VehicleField & { item?: VehicleField } = FIELDS[name]
  const rule = field.item ? `one a line: ${field.item.expected}, ${field.limits}` : expectedOf(name)
  return `${rule.charAt(0).toUpperCase()}${rule.slice(1)}.`
}

const REQUIRED = new Set<FieldName>(REQUIRED_FIELDS)

export const isNeeded = (name: FieldName) => REQUIRED.has(name) && !FIELDS[name].accepts('')

/** What a form changes: the fields whose words are others than those with which it was shown. */
export function typedChanges(shown: CartValues, typed: (name: string) => string) {
  const isTyped = (name: string) => plain(typed(name)) !== plain(wordsOf(shown[name]))
  const names = FORM_NAMES.filter((name) => name in shown && isTyped(name))
  return {
    before: Object.fromEntries(names.map((name) => [name, shown[name]])),
    after: Object.fromEntries(names.map((name) => [name, typed(name).replaceAll('\r\n', '\n')])),
  }
}

/** The words of a new cart; an empty field has none, but where a cart needs it. */
export function newCartWords(typed: (name: string) => string): CartValues {
  const words = FORM_NAMES.map((name) => [name, typed(name).replaceAll('\r\n', '\n')] as const)
  return Object.fromEntries(words.filter(([name, text]) => text !== '' || REQUIRED.has(name)))
}

/** Browsers send the line ends of Windows. */
const plain = (words: string) => words.replaceAll('\r\n', '\n').trim()
