import { CellError, plainKey } from '#graph/files/clean-text.ts'
import { found, shortened } from '#graph/files/file-problem.ts'
import { jsonArray } from '#graph/files/json-array.ts'
import { readValue } from '#graph/files/read-value.ts'
import { CONDITION, GROUP_NAMES, groupedValues, groupOf, isField } from '#graph/vehicles/inventory-fields.ts'
import { DERIVED_JSON_FIELDS } from '#graph/vehicles/vehicle-json.ts'
import { refusal } from './check-row.ts'
import { COLUMNS, TIME_COLUMN } from './csv-file.ts'
import type { FileRow } from './file-row.ts'
import { EXPORTED_NAMES, type ExportedRecord } from './inventory-record.ts'

/** What else a vehicle may have: what follows from its fields in the API's JSON, and the dealer's own notes. */
const IGNORED = new Set<string>(DERIVED_JSON_FIELDS)
const GROUP_EXAMPLES = { specifications: '{"topSpeed": "25 mph"}', inspection: '{"batteryHealth": 96}' }
const NAMES = new Map(COLUMNS.map((name) => [plainKey(name), name]))

/** The vehicles of a JSON array, numbered from 1. Throws an UnreadableFileError where the file is no such array. */
export async function* readJson(chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
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
  for (const group of GROUP_NAMES) {
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

export const JSON_WRITER = {
  start: '[',
  record: (record: ExportedRecord, isFirst: boolean): string =>
    `${isFirst ? '' : ','}\n${JSON.stringify(vehicleOf(record), null, 2)}`,
  end: '\n]\n',
}

function vehicleOf(record: ExportedRecord): object {
  const valuesOf = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, record[name as keyof ExportedRecord]]))
  return {
    ...valuesOf(EXPORTED_NAMES.filter((name) => !groupOf(name))),
    ...groupedValues(record),
    updatedAt: record.updatedAt,
  }
}
