import { pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { FIELD_NAMES, type FieldName, isField, REQUIRED_FIELDS } from '#graph/vehicles/vehicle-fields.ts'
import { readCell, writeCell } from './csv-cell.ts'
import { found, UnreadableFileError } from './file-problem.ts'
import { type FileRow, MAX_ROW_LENGTH } from './file-row.ts'
import type { ExportedRecord, InventoryRecord } from './inventory-record.ts'

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

/** Of an export: when the vehicle last changed. */
export const TIME_COLUMN = 'updatedAt'
/** Of the feed, which an import takes as well: it reads past the address. */
export const ADDRESS_COLUMN = 'url'

type Column = FieldName | typeof TIME_COLUMN | typeof ADDRESS_COLUMN

const COLUMNS: readonly string[] = [...FIELD_NAMES, ADDRESS_COLUMN, TIME_COLUMN]
const COLUMN_OF = new Map(COLUMNS.map((name) => [name.toLowerCase(), name]))

const TOO_LONG = `expected a row of at most ${MAX_ROW_LENGTH} characters: is a closing quote missing?`

const COMPLAINTS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'expected a closing quote before the end of the file',
  CSV_INVALID_CLOSING_QUOTE: 'expected a separator or the end of the line after a closing quote',
  INVALID_OPENING_QUOTE: 'expected quotes around the whole cell, with each quote inside it doubled',
}

/** The vehicles of a CSV file. Throws an UnreadableFileError where the file is no CSV or the header is wrong. */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<FileRow> {
  let columns: Column[] | undefined
  for await (const { cells, line } of csvRecords(chunks)) {
    if (columns) yield rowOf(columns, cells, line)
    else columns = readHeader(cells, line)
  }
}

/** The lines of a CSV file, of which the first is the header. Throws an UnreadableFileError where it is no CSV or empty. */
export async function* csvRecords(chunks: AsyncIterable<string>): AsyncGenerator<{ cells: string[]; line: number }> {
  const { start, whole } = await withStart(chunks)
  const parser = parse({
    delimiter: separatorOf(start),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // Spreadsheets may end a file with lines that have only separators.
    skip_records_with_empty_values: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  // The loop below throws the errors of both streams.
  pipeline(boundedRows(whole), parser, () => {})

  let countedTwice = 0
  let lastLine = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      // The parser tells the line where a row ends; a row whose cells have line breaks began further up. The parser
      // counts each CR LF in a cell as two breaks.
      countedTwice += count(record, /\r\n/g)
      lastLine = info.lines - countedTwice
      yield { cells: record, line: lastLine - count(record, /\r\n|\n|\r/g) }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableFileError(lastLine + 1, COMPLAINTS[error.code] ?? 'expected comma-separated values')
  }
  if (lastLine === 0) {
    throw new UnreadableFileError(1, 'expected a header line with the names of the columns, found nothing')
  }
}

/** The first piece of the text, and all of it. */
async function withStart(chunks: AsyncIterable<string>) {
  const iterator = chunks[Symbol.asyncIterator]()
  const { value: start = '' } = await iterator.next()
  async function* whole(): AsyncGenerator<string> {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { start, whole: whole() }
}

/** Spreadsheets separate cells by commas, semicolons or tabs. No name of a column has one of them. */
function separatorOf(text: string): string {
  return /[;\t]/.exec(/[^\r\n]+/.exec(text)?.[0] ?? '')?.[0] ?? ','
}

/**
 * The same chunks as long as no row has more than MAX_ROW_LENGTH characters: the parser bounds the length of a cell, but
 * not the number of cells.
 */
async function* boundedRows(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let line = 1
  let isQuoted = false
  // Of the current row: its first line, and its length in earlier chunks.
  let firstLine = 1
  let earlier = 0
  const check = (length: number) => {
    if (length > MAX_ROW_LENGTH) throw new UnreadableFileError(firstLine, TOO_LONG)
  }
  for await (const chunk of chunks) {
    let start = 0
    for (const { 0: mark, index } of chunk.matchAll(/["\n\r]/g)) {
      if (mark === '\n') line += 1
      if (mark === '"') isQuoted = !isQuoted
      if (mark === '"' || isQuoted) continue
      check(earlier + index - start)
      earlier = 0
      start = index
      firstLine = line
    }
    earlier += chunk.length - start
    check(earlier)
    yield chunk
  }
}

function count(cells: string[], pattern: RegExp): number {
  return cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0)
}

function readHeader(cells: string[], line: number): Column[] {
  // A phone's keyboard writes the first letter of a cell in capitals.
  const names = cells.map((cell) => COLUMN_OF.get(cell.trim().toLowerCase()) ?? cell)
  // With more names than columns, an unknown or repeated one is among the first.
  const first = names.slice(0, COLUMNS.length + 1)
  const unknown = first.filter((name) => !COLUMNS.includes(name))
  // Rows with ids or numbers may change vehicles of the stock; other rows add vehicles.
  const isNaming = ['id', 'stockNumber', 'vin'].some((column) => names.includes(column))
  const missing = isNaming ? [] : REQUIRED_FIELDS.filter((column) => !names.includes(column))
  const repeated = first.filter((name, index) => first.indexOf(name) < index)
  const complaints = [
    unknown.length && `no column ${unknown.map(found).join(', ')} (the columns are ${FIELD_NAMES.join(', ')})`,
    missing.length && `a column ${missing.join(', ')}`,
    repeated.length && `each column once, found ${repeated.map(found).join(', ')} again`,
  ].filter(Boolean)
  if (complaints.length) throw new UnreadableFileError(line, `expected ${complaints.join('; ')}`)
  return names as Column[]
}

function rowOf(columns: Column[], cells: string[], line: number): FileRow {
  if (cells.length !== columns.length) {
    const message = `expected ${columns.length} cells as in the header, found ${cells.length}`
    return { line, values: {}, problems: [{ message }] }
  }
  const values = Object.fromEntries(
    columns.flatMap((name, index) => (isField(name) ? [[name, readCell(name, cells[index]!)]] : [])),
  )
  return { line, values, updatedAt: cells[columns.indexOf(TIME_COLUMN)], problems: [] }
}

/** A line as RFC 4180 wants it, ended by CR LF. A single CR or LF in a cell needs quotes: it would end a line as well. */
export function lineOf(cells: readonly string[], delimiter = ','): string {
  return stringify([[...cells]], { delimiter, record_delimiter: '\r\n', quoted_match: /[\r\n]/ })
}

/** The cells of a vehicle, in the order of FIELD_NAMES. */
export function cellsOf(record: InventoryRecord): string[] {
  return FIELD_NAMES.map((name) => writeCell(record[name]))
}

export const csvWriter = (delimiter: string) => ({
  start: lineOf([...FIELD_NAMES, TIME_COLUMN], delimiter),
  record: ({ updatedAt, ...record }: ExportedRecord): string =>
    lineOf([...cellsOf(record), updatedAt?.toISOString() ?? ''], delimiter),
  end: '',
})
