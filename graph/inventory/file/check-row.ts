import { CellError } from '#graph/files/clean-text.ts'
import { type FileNote, found } from '#graph/files/file-problem.ts'
import { readValue } from '#graph/files/read-value.ts'
import { isDay } from '#graph/shared/day.ts'
import { hasCredentials, WITH_CREDENTIALS } from '#graph/shared/site-address.ts'
import { type FieldValues, MAX_ITEMS, PRICE_NEEDED } from '#graph/vehicles/field-values.ts'
import { FIELD_NAMES, FIELDS, type FieldName, fieldOf, REQUIRED_FIELDS } from '#graph/vehicles/fields.ts'
import { hasFormOfVin } from '#graph/vehicles/vin.ts'
import { cartName, type FileRow, type InventoryRecord } from './inventory-record.ts'

/** A checked row. Fields that it leaves out stay as they are in stock; a new vehicle needs more than an id. */
export type InventoryInput = Partial<InventoryRecord> & { updatedAt?: string }

type Note = Pick<FileNote, 'column' | 'entry' | 'message'>

interface CheckedRow {
  /** The row without its wrong values, to compare with other rows and the stock; undefined if what names its vehicle is wrong. */
  input?: InventoryInput
  /** What the staff call the cart. */
  cart?: string
  problems: Note[]
  /** What was imported and should be looked at. */
  notes: Note[]
}

export function checkRow({ values: words, updatedAt, problems }: FileRow): CheckedRow {
  // A row that could not be split has no values: problems about missing values would mislead.
  if (problems.length > 0 && Object.keys(words).length === 0) return { problems, notes: [] }
  const { values, wrong: unread, notes } = readValues(words)
  const given: FileRow['values'] = { ...values, id: values.id || undefined }
  const refused = FIELD_NAMES.filter((name) => given[name] !== undefined && !FIELDS[name].accepts(given[name]))
  const wrong = [...unread, ...refused.map((name) => ({ column: name, ...complaintAbout(name, given[name]) }))]
  const wrongNames = new Set(wrong.map(({ column }) => column))
  const right = {
    ...given,
    ...Object.fromEntries(wrong.map(({ column }) => [column, instead(column)])),
  } as InventoryInput
  const timeProblem = timeProblemIn(updatedAt)
  if (updatedAt && !timeProblem) right.updatedAt = updatedAt as string
  const decisive: FieldName[] = words.id ? ['id'] : ['stockNumber', 'vin', 'serialNumber', 'brand', 'name']
  return {
    input: decisive.some((name) => wrongNames.has(name)) ? undefined : right,
    cart: cartName(given),
    problems: [...problems, ...wrong, ...(timeProblem ? [timeProblem] : [])],
    notes,
  }
}

/** Fields that an empty cell leaves as they are; a new vehicle has a value of its own. */
const KEPT_WHERE_EMPTY = new Set<FieldName>(['availability', 'inStock', 'isNew'])

/** The values that the words of a row mean. */
function readValues(words: FileRow['values']) {
  const values: FileRow['values'] = {}
  const wrong: (Note & { column: FieldName })[] = []
  const notes: Note[] = []
  for (const name of FIELD_NAMES) {
    if (words[name] === undefined) continue
    try {
      const { value, hadMarkup, isPlaceholder } = readValue(FIELDS[name], words[name])
      if (hadMarkup) notes.push({ column: name, message: 'HTML was taken out. Look at the cart on the site.' })
      if (isPlaceholder)
        notes.push({ column: name, message: `${found(words[name])} isn't ${FIELDS[name].noun}, so we left it empty.` })
      if (!isEmpty(value)) values[name] = value
      else if (!KEPT_WHERE_EMPTY.has(name)) values[name] = emptyOf(name)
    } catch (error) {
      if (!(error instanceof CellError)) throw error
      wrong.push({ column: name, entry: error.entry, message: error.message })
    }
  }
  // It follows from the availability.
  if (values.availability !== undefined) delete values.inStock
  return { values, wrong, notes }
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What a field has where it is emptied; a field that every cart needs does not accept it. */
export function emptyOf(name: FieldName): unknown {
  const { type, accepts } = fieldOf(name)
  if (type === 'list' && !accepts(null)) return []
  return accepts(null) || !accepts('') ? null : ''
}

/** Replaces a wrong value. Null keeps a required field from being reported as missing, too. */
function instead(name: FieldName): null | undefined {
  return REQUIRED_FIELDS.some((required) => required === name) ? null : undefined
}

function timeProblemIn(updatedAt: unknown): Note | undefined {
  if (updatedAt == null || updatedAt === '' || (typeof updatedAt === 'string' && isTime(updatedAt))) return
  const message = `${found(updatedAt)} is not a time. Leave it empty, or copy the time from the export, such as 2026-11-23T09:30:00.000Z.`
  return { column: 'updatedAt', message }
}

/** As exports write it, or as programs write the same moment (RFC 3339). Postgres reads the years 1 to 9999. */
function isTime(text: string): boolean {
  const [, day] = /^((?!0000)\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/i.exec(text) ?? []
  return day !== undefined && isDay(day) && !Number.isNaN(Date.parse(text))
}

/** What is wrong with a value, and what to write instead. */
function complaintAbout(name: FieldName, value: unknown): Pick<Note, 'entry' | 'message'> {
  const field = fieldOf(name)
  if (field.item && Array.isArray(value)) {
    if (value.length > MAX_ITEMS) return { message: `There are ${value.length} items. Leave ${MAX_ITEMS} of them.` }
    const index = value.findIndex((item) => !field.item!.accepts(item))
    return { entry: index + 1, message: refusal(field.item, value[index]) }
  }
  if (name === 'price' && value === 0) return { message: PRICE_NEEDED }
  if (value === null || value === '') return { message: field.missing ?? `A cart needs ${field.noun}.` }
  if (name === 'vin' && hasFormOfVin(value))
    return {
      message: `${found(value)} has a typing mistake: its check digit does not fit. Compare it with the plate of the cart.`,
    }
  const message = refusal(field, value)
  return {
    message: name === 'vin' ? `${message} A maker's serial number has its own field, the serial number.` : message,
  }
}

export function refusal({ noun, expected, limits, type }: FieldValues, value: unknown): string {
  if (typeof value === 'string' && hasCredentials(value)) return `${found(value)} ${WITH_CREDENTIALS}`
  // Who writes words for a number need not know its bounds.
  const bounds = limits && (type !== 'number' || typeof value === 'number') ? `, ${limits}` : ''
  return `${found(value)} is not ${noun}. Write ${expected}${bounds}.`
}
