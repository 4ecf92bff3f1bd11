import { FIELDS, isSpecification } from '#graph/vehicles/vehicle-fields.ts'
import { found, UnreadableFileError } from './file-problem.ts'
import type { FileRow } from './file-row.ts'
import type { ExportedRecord } from './inventory-record.ts'

const isAtTop = (name: string) => Object.hasOwn(FIELDS, name) && !isSpecification(name)

/** In characters: the text is parsed as a whole. A CSV file may have any length. */
export const MAX_JSON_LENGTH = 100_000_000

/** The vehicles of a JSON array, numbered from 1. Throws an UnreadableFileError where the file is no such array. */
export async function* readJson(chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const vehicles = parse(await readAll(chunks))
  if (!Array.isArray(vehicles)) throw new UnreadableFileError(1, 'expected a JSON array of vehicles')
  for (const [index, vehicle] of vehicles.entries()) yield rowOf(vehicle, index + 1)
}

async function readAll(chunks: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) {
    text += chunk
    if (text.length > MAX_JSON_LENGTH) {
      throw new UnreadableFileError(1, `expected at most ${MAX_JSON_LENGTH} characters: save a larger file as CSV`)
    }
  }
  return text
}

function parse(text: string): unknown {
  if (!text.trim()) throw new UnreadableFileError(1, 'expected a JSON array of vehicles, found nothing')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableFileError(1, `expected valid JSON: ${(error as SyntaxError).message}`)
  }
}

function rowOf(vehicle: unknown, line: number): FileRow {
  if (!isObject(vehicle)) {
    return { line, values: {}, problems: [{ message: `expected a vehicle as an object, found ${found(vehicle)}` }] }
  }
  const { specifications, updatedAt, ...others } = vehicle
  const top = pick(others, isAtTop, 'no such field')
  const specified = readSpecifications(specifications)
  return {
    line,
    updatedAt,
    values: { ...top.values, ...specified.values },
    problems: [...top.problems, ...specified.problems],
  }
}

function readSpecifications(specifications: unknown): Pick<FileRow, 'values' | 'problems'> {
  if (specifications === undefined || specifications === null) return { values: {}, problems: [] }
  if (isObject(specifications)) return pick(specifications, isSpecification, 'no such field of the specifications')
  const message = `expected an object, found ${found(specifications)}`
  return { values: {}, problems: [{ column: 'specifications', message }] }
}

function pick(
  object: object,
  isField: (name: string) => boolean,
  complaint: string,
): Pick<FileRow, 'values' | 'problems'> {
  const entries = Object.entries(object)
  return {
    values: Object.fromEntries(entries.filter(([name]) => isField(name))),
    problems: entries
      .filter(([name]) => !isField(name))
      .map(([name]) => ({ column: name, message: `expected ${complaint}` })),
  }
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

function vehicleOf({ updatedAt, ...record }: ExportedRecord): object {
  const entries = Object.entries(record)
  const specifications = Object.fromEntries(entries.filter(([name]) => isSpecification(name)))
  return { ...Object.fromEntries(entries.filter(([name]) => isAtTop(name))), specifications, updatedAt }
}
