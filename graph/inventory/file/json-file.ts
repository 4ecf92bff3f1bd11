import { FIELDS, isSpecification } from '#graph/vehicles/vehicle-fields.ts'
import { found, shortened, UnreadableFileError } from './file-problem.ts'
import { type FileRow, MAX_ROW_LENGTH } from './file-row.ts'
import type { ExportedRecord } from './inventory-record.ts'

const isAtTop = (name: string) => Object.hasOwn(FIELDS, name) && !isSpecification(name)

const NO_ARRAY = 'expected a JSON array of vehicles'
const MARKS = /["\\[\]{},]/g

/** The vehicles of a JSON array, numbered from 1. Throws an UnreadableFileError where the file is no such array. */
export async function* readJson(chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let line = 0
  for await (const text of vehicleTexts(chunks)) {
    line += 1
    yield rowOf(parse(text, line), line)
  }
}

/** The texts between the commas of the array. A file has any length, so it is parsed piece by piece. */
async function* vehicleTexts(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let text = ''
  let line = 1
  let depth = 0
  let hasEnded = false
  let isQuoted = false
  // Positions in the file: of the character behind a backslash, and of the chunk's start.
  let escaped = -1
  let offset = 0
  for await (const chunk of chunks) {
    let start = 0
    const take = (index: number) => {
      const taken = text + chunk.slice(start, index)
      text = ''
      start = index + 1
      return taken
    }
    for (const { 0: mark, index } of chunk.matchAll(MARKS)) {
      if (offset + index === escaped) continue
      if (mark === '\\') escaped = offset + index + 1
      if (mark === '"') isQuoted = !isQuoted
      if (isQuoted || mark === '"' || mark === '\\') continue
      if (mark === '[' || mark === '{') {
        depth += 1
        if (depth > 1) continue
        if (hasEnded || mark === '{' || take(index).trim()) throw new UnreadableFileError(line, NO_ARRAY)
      } else if (mark === ',') {
        if (depth !== 1) continue
        yield take(index)
        line += 1
      } else {
        depth -= 1
        if (depth > 0) continue
        const last = take(index)
        if (line > 1 || last.trim()) yield last
        hasEnded = true
      }
    }
    text += chunk.slice(start)
    offset += chunk.length
    if (text.length > MAX_ROW_LENGTH) {
      throw new UnreadableFileError(line, `expected a vehicle of at most ${MAX_ROW_LENGTH} characters`)
    }
  }
  if (!hasEnded && !text.trim() && depth === 0) throw new UnreadableFileError(1, `${NO_ARRAY}, found nothing`)
  if (!hasEnded && depth > 0) throw new UnreadableFileError(line, 'expected a bracket that closes the array')
  if (text.trim()) throw new UnreadableFileError(line, NO_ARRAY)
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableFileError(line, `expected valid JSON: ${(error as SyntaxError).message}`)
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
      .map(([name]) => ({ column: shortened(name), message: `expected ${complaint}` })),
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
