import { extname } from 'node:path'
import { CellError, plainKey } from '#graph/files/clean-text.ts'
import { found, shortened, UnreadableFileError } from '#graph/files/file-problem.ts'
import { readValue } from '#graph/files/read-value.ts'
import type { ColumnMapping } from '#graph/files/table.ts'
import { CONDITION } from '#graph/vehicles/field-values.ts'
import { fieldOf, isField, SHARED_COLUMNS, sharedColumns } from '#graph/vehicles/fields.ts'
import { DERIVED_JSON_FIELDS } from '#graph/vehicles/json.ts'
import { refusal } from './check-row.ts'
import { COLUMNS, csvWriter, readCsv, TIME_COLUMN } from './csv-file.ts'
import { EXPORTED_NAMES, type ExportedRecord, type FileRow } from './inventory-record.ts'

export interface InventoryFormat {
  /** `mapping`: the names of columns in files of other programs, for CSV alone. */
  read(chunks: AsyncIterable<string>, mapping?: ColumnMapping): AsyncIterable<FileRow>
  writer: { start: string; record(record: ExportedRecord, isFirst: boolean): string; end: string }
}

const JSON_WRITER = {
  start: '[',
  record: (record: ExportedRecord, isFirst: boolean): string =>
    `${isFirst ? '' : ','}\n${JSON.stringify(vehicleOf(record), null, 2)}`,
  end: '\n]\n',
}

const FORMATS: Record<string, InventoryFormat> = {
  '.csv': { read: readCsv, writer: csvWriter(',') },
  '.tsv': { read: readCsv, writer: csvWriter('\t') },
  '.json': { read: readJson, writer: JSON_WRITER },
}

/** By the file's extension; undefined for any but .csv, .tsv and .json. */
export function formatOf(file: string): InventoryFormat | undefined {
  return FORMATS[extname(file).toLowerCase()]
}

export async function* inventoryText(
  { start, record, end }: InventoryFormat['writer'],
  chunks: AsyncIterable<ExportedRecord[]>,
): AsyncGenerator<string> {
  yield start
  let isFirst = true
  for await (const records of chunks) {
    const texts = records.map((each, index) => record(each, isFirst && index === 0))
    isFirst = false
    yield texts.join('')
  }
  yield end
}

/** What else a vehicle may have: what follows from its fields in the API's JSON, and the dealer's own notes. */
const IGNORED = new Set<string>(DERIVED_JSON_FIELDS)
const GROUP_EXAMPLES = { specifications: '{"topSpeed": "25 mph"}', inspection: '{"batteryHealth": 96}' }
const NAMES = new Map(COLUMNS.map((name) => [plainKey(name), name]))

/** The vehicles of a JSON array, numbered from 1. Throws an UnreadableFileError where the file is no such array. */
async function* readJson(chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
  for (const [index, vehicle] of (await jsonArray(chunks)).entries()) yield vehicleRow(vehicle, index + 1)
}

function vehicleRow(vehicle: unknown, row: number): FileRow {
  const problems: FileRow['problems'] = []
  if (!isObject(vehicle)) {
    const message = `${found(vehicle)} is not a cart. Write an object such as {"id": "nomad-xl", "price": 8495}.`
    return { line: row, row, values: {}, problems: [{ message }] }
  }
  const { specifications, inspection, condition, ...given } = vehicle
  const groups = { specifications, inspection }
  // The API has the word beside `isNew`; a program may send either.
  const { isNew, message } = readCondition(condition)
  const others = isNew === undefined ? given : { isNew, ...given }
  if (message) problems.push({ column: 'condition', message })
  if (isNew !== undefined && given.isNew === !isNew)
    problems.push({ column: 'condition', message: 'It contradicts isNew. Leave one of them out.' })
  const entries = Object.entries(others)
  for (const group of SHARED_COLUMNS) {
    const values = groups[group]
    if (isObject(values)) entries.push(...Object.entries(values))
    else if (values != null)
      problems.push({ column: group, message: `${found(values)} is not an object such as ${GROUP_EXAMPLES[group]}.` })
  }
  const named = entries.map(([given, value]) => ({ given, name: NAMES.get(plainKey(given)), value }))
  for (const { given, name } of named) {
    if (!name && !IGNORED.has(given) && !/^[_#]/.test(given))
      problems.push({
        column: shortened(given),
        message: 'No field has this name. Begin the names of your own with _.',
      })
  }
  const values = Object.fromEntries(named.flatMap(({ name, value }) => (name && isField(name) ? [[name, value]] : [])))
  const updatedAt = named.find(({ name }) => name === TIME_COLUMN)?.value
  return { line: row, row, values: flattened(values), updatedAt, problems }
}

function readCondition(condition: unknown): { isNew?: boolean; message?: string } {
  if (condition == null) return {}
  try {
    const { value } = readValue(CONDITION, condition)
    return typeof value === 'boolean' ? { isNew: value } : { message: refusal(CONDITION, condition) }
  } catch (error) {
    if (!(error instanceof CellError)) throw error
    return { message: error.message }
  }
}

/** The API's JSON has the place as an object, and pictures as objects with their texts. */
function flattened({ location, images, alt, ...values }: FileRow['values']): FileRow['values'] {
  const pictures = Array.isArray(images) && images.length > 0 && images.every(isPicture) ? images : undefined
  return {
    ...values,
    ...(location !== undefined && { location: isObject(location) ? location.id : location }),
    ...(images !== undefined && { images: pictures?.map(({ url }) => url) ?? images }),
    ...(pictures ? { alt: pictures.map((picture) => picture.alt) } : alt !== undefined && { alt }),
  }
}

function isPicture(value: unknown): value is { url: unknown; alt: unknown } {
  return isObject(value) && 'url' in value && 'alt' in value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function vehicleOf(record: ExportedRecord): object {
  const valuesOf = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, record[name as keyof ExportedRecord]]))
  return {
    ...valuesOf(EXPORTED_NAMES.filter((name) => !fieldOf(name).column)),
    ...sharedColumns(record),
    updatedAt: record.updatedAt,
  }
}

/** In characters: about 50,000 carts. */
const MOST_CHARACTERS = 100_000_000

/** The items of a JSON array. Throws an UnreadableFileError where the file is none. */
async function jsonArray(chunks: AsyncIterable<string>): Promise<unknown[]> {
  let text = ''
  for await (const chunk of chunks) {
    text += chunk
    if (text.length > MOST_CHARACTERS)
      throw new UnreadableFileError(1, `The file has more than ${MOST_CHARACTERS / 1e6} million characters. Split it.`)
  }
  if (!text.trim()) throw new UnreadableFileError(1, 'The file is empty. Write a JSON array of carts: [{…}, {…}].')
  const items = parse(text)
  if (!Array.isArray(items))
    throw new UnreadableFileError(1, 'The file is JSON, but no array. Write the carts between [ and ].')
  return items
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const { message } = error as SyntaxError
    // Without a position the text has ended too early.
    const end = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.trimEnd().length)
    const line = text.slice(0, end).split(/\r\n|\n|\r/).length
    throw new UnreadableFileError(line, `This is no valid JSON: ${message.replace(/ in JSON at position.*/, '')}.`)
  }
}
