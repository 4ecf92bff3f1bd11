import { pipeline } from 'node:stream'
import { CsvError, type Options, parse } from 'csv-parse'
import { stringify } from 'csv-stringify/sync'
import { UnreadableFileError } from './file-problem.ts'

/** In characters. A longer row is an accident, such as a quote that is never closed. */
const MAX_ROW_LENGTH = 1_000_000

export interface CsvRow {
  cells: string[]
  /** As a spreadsheet numbers it, which counts empty rows. */
  row: number
  /** Where the row begins. */
  line: number
}

const TOO_LONG = `This row has more than ${MAX_ROW_LENGTH} characters. Look for a quote that is never closed.`
const NOT_CLOSED =
  'A cell of this row begins with a quote that is never closed. Add the closing quote, or remove the first.'
const BEHIND_QUOTE =
  'A cell of this row begins with a quote and goes on behind the closing one. Put quotes around the whole cell, and write each quote inside it twice.'
const REFUSALS: Partial<Record<CsvError['code'], string>> = {
  CSV_MAX_RECORD_SIZE: TOO_LONG,
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: BEHIND_QUOTE,
}

/** The rows of a CSV file that are not empty. Throws an UnreadableFileError where it is no CSV or has nothing. */
export async function* csvRows(
  chunks: AsyncIterable<string>,
  countNames: (cells: string[]) => number,
): AsyncGenerator<CsvRow> {
  const { delimiter, text, firstLine } = await withDelimiter(chunks, countNames)
  // Counted here, and not where rows are read: the parser is ahead of its reader, and drops its rows with an error.
  let row = 0
  let line = firstLine
  let emptyLines = 0
  const numbered = (cells: string[], { empty_lines: skipped }: { empty_lines: number }): CsvRow | null => {
    row += skipped - emptyLines
    line += skipped - emptyLines
    emptyLines = skipped
    const found = { cells, row: row + 1, line }
    line += breaksIn(cells) + 1
    row += 1
    return cells.every((cell) => cell.trim() === '') ? null : found
  }
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // As rows, empty lines would cost six times as much, and a push may have millions.
    skip_empty_lines: true,
    // 14" wheels
    relax_quotes: true,
    // Spaces beside the quotes of a cell. It also refuses other text behind the closing quote, which `relax_quotes` would take.
    trim: true,
    max_record_size: MAX_ROW_LENGTH,
    record_delimiter: ['\r\n', '\n', '\r'],
    on_record: numbered as unknown as Options['on_record'],
  })
  // The loop below throws the errors of both streams.
  pipeline(boundedLines(text, firstLine), parser, () => {})
  let isEmpty = true
  try {
    for await (const found of parser as AsyncIterable<CsvRow>) {
      isEmpty = false
      yield found
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { code, empty_lines: skipped } = error as CsvError & { empty_lines: number }
    throw new UnreadableFileError(line + skipped - emptyLines, REFUSALS[code] ?? NOT_CLOSED)
  }
  if (isEmpty) throw new UnreadableFileError(1, 'The file is empty. Its first row has the names of the columns.')
}

const breaksIn = (cells: string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)

/** The header is among the first rows; above it may be a title and a date. */
export const FIRST_ROWS = 5
/** Enough for the names of all columns. */
const START_LENGTH = 4000

/** The text without the line by which Excel names a separator, and what separates its cells. */
async function withDelimiter(chunks: AsyncIterable<string>, countNames: (cells: string[]) => number) {
  const iterator = chunks[Symbol.asyncIterator]()
  let start = ''
  for (let next = await iterator.next(); ; next = await iterator.next()) {
    start += next.value ?? ''
    if (next.done || start.length >= START_LENGTH) break
  }
  const named = /^\s*"?sep=(.)"?[^\r\n]*(?:\r\n|\n|\r|$)/i.exec(start)
  if (named) start = start.slice(named[0].length)
  async function* text(): AsyncGenerator<string> {
    yield start
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  return { delimiter: named?.[1] ?? delimiterOf(start, countNames), text: text(), firstLine: named ? 2 : 1 }
}

const DELIMITERS = [',', ';', '\t', '|']

/** The separator between most names of columns in one of the first lines; without names, what the first has most of. */
function delimiterOf(start: string, countNames: (cells: string[]) => number): string {
  const lines = start.split(/[\r\n]+/, FIRST_ROWS).filter((line) => /[,;\t|]/.test(line))
  const namesBy = (sign: string) => Math.max(0, ...lines.map((line) => countNames(line.split(sign))))
  const cellsBy = (sign: string) => lines[0]?.split(sign).length ?? 0
  return DELIMITERS.toSorted((a, b) => namesBy(b) - namesBy(a) || cellsBy(b) - cellsBy(a))[0]!
}

/** The same chunks, if no line is too long: the parser bounds the length of a row, but not the number of its cells. */
async function* boundedLines(chunks: AsyncIterable<string>, firstLine: number): AsyncGenerator<string> {
  let line = firstLine
  let length = 0
  for await (const chunk of chunks) {
    const lines = chunk.split(/\r\n|\n|\r/)
    for (const [index, { length: more }] of lines.entries()) {
      length = index === 0 ? length + more : more
      if (index > 0) line += 1
      if (length > MAX_ROW_LENGTH) throw new UnreadableFileError(line, TOO_LONG)
    }
    yield chunk
  }
}

/** A line as RFC 4180 wants it, ended by CR LF. A single CR or LF in a cell needs quotes: it would end a line as well. */
export const csvLine = (cells: readonly string[], delimiter = ','): string =>
  stringify([[...cells]], { delimiter, record_delimiter: '\r\n', quoted_match: /[\r\n]/ })

// Spreadsheets run a cell that starts like a formula. Quotes before the formula count too, so that `restored` is exact; and
// quotes before a number, because spreadsheets write one to keep its zeros.
/** A cell that no spreadsheet takes for a formula. */
export const neutralized = (text: string): string => (/^(?:'*[=+\-@\t\r]|'+\d[\d.,]*$)/.test(text) ? `'${text}` : text)

/** The words of a cell without the quote by which a spreadsheet takes it as text. */
export const restored = (cell: string): string =>
  /^\s*'+(?:[=+\-@\t\r]|\d[\d.,]*\s*$)/.test(cell) ? cell.replace("'", '') : cell
