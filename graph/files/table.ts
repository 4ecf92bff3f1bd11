import { isSpreadsheetError, plainKey } from './clean-text.ts'
import { type CsvRow, csvRows, FIRST_ROWS, restored } from './csv.ts'
import { found, UnreadableFileError } from './file-problem.ts'

/** Their columns for ours: `theirs` are put together with spaces between them. `values` has what their values are in ours, by their lowercase. */
export type ColumnMapping = { theirs: string[]; ours: string; values?: Map<string, string> }[]

export interface TableOptions<Name extends string> {
  /** The names of the columns, each once in any order. */
  columns: readonly Name[]
  /** What else the header needs; undefined when it has it. */
  lacks?: (names: readonly string[]) => string | undefined
  mapping?: ColumnMapping
}

export interface TableRow<Name extends string> {
  /** Of the columns that the file has. */
  cells: Partial<Record<Name, string>>
  row: number
  line: number
  problem?: string
}

/** A column of ours and the places of its cells. */
interface Column<Name> {
  name: Name
  places: number[]
  values?: Map<string, string>
}

interface Header<Name> {
  columns: Column<Name>[]
  unnamed: number[]
  width: number
}

/** The rows of a CSV file below the names of its columns. Throws an UnreadableFileError where it has none. */
export async function* tableRows<Name extends string>(
  chunks: AsyncIterable<string>,
  options: TableOptions<Name>,
): AsyncGenerator<TableRow<Name>> {
  const known = new Set([...options.columns, ...(options.mapping ?? []).flatMap(({ theirs }) => theirs)].map(plainKey))
  const countNames = (cells: string[]) => cells.filter((cell) => known.has(plainKey(cell))).length
  let header: Header<Name> | undefined
  const first: CsvRow[] = []
  // A title can have a word that is the name of a column.
  const readFirst = () => {
    const at = first.reduce(
      (best, { cells }, place) => (countNames(cells) > countNames(first[best]!.cells) ? place : best),
      0,
    )
    header = readHeader(first[at]!, options)
    return first.slice(at + 1).map((row) => tableRow(row, header!))
  }
  for await (const row of csvRows(chunks, countNames)) {
    if (header) yield tableRow(row, header)
    else if (first.push(row) && row.row >= FIRST_ROWS) yield* readFirst()
  }
  if (!header && first.length) yield* readFirst()
}

function tableRow<Name extends string>(
  { cells, row, line }: CsvRow,
  { columns, unnamed, width }: Header<Name>,
): TableRow<Name> {
  const [surplus] = cells.filter((cell, place) => cell.trim() && (place >= width || unnamed.includes(place)))
  const problem = surplus && `${found(surplus)} is in a column without a name. Is there a comma or a quote too many?`
  return { cells: cellsOf(columns, cells), row, line, ...(problem && { problem }) }
}

function cellsOf<Name extends string>(columns: Column<Name>[], cells: string[]): Partial<Record<Name, string>> {
  // Excel leaves out the separators of empty cells at the end of a row.
  const cellOf = ({ places, values }: Column<Name>) => {
    const cell = places.flatMap((place) => restored(cells[place] ?? '') || []).join(' ')
    return values?.get(cell.trim().toLowerCase()) ?? cell
  }
  return Object.fromEntries(columns.map((column) => [column.name, cellOf(column)])) as Partial<Record<Name, string>>
}

function readHeader<Name extends string>({ cells, line }: CsvRow, options: TableOptions<Name>): Header<Name> {
  const { columns: names, lacks, mapping } = options
  const refuse = (message: string): never => {
    throw new UnreadableFileError(line, message)
  }
  const keys = cells.map(plainKey)
  const error = cells.find((cell) => isSpreadsheetError(cell.trim()))
  if (error) refuse(`${error} is an error of the spreadsheet. Correct the name of the column.`)
  const unnamed = keys.flatMap((key, place) => (key === '' && !isOwn(cells[place]!) ? place : []))
  const mapped = (mapping ?? []).map(({ theirs, ours, values }) => {
    const places = theirs.map((name) => keys.indexOf(plainKey(name)))
    const missing = theirs.filter((_name, index) => places[index] === -1)
    if (missing.length) refuse(`The file has no column ${missing.map(found).join(', ')}, which the mapping names.`)
    return { name: ours as Name, places, values }
  })
  const taken = new Set([...mapped.flatMap(({ places }) => places), ...unnamed])
  const unknown: string[] = []
  const plain = cells.flatMap((cell, place): Column<Name>[] => {
    if (taken.has(place) || isOwn(cell)) return []
    const name = names.find((each) => plainKey(each) === keys[place])
    if (!name) unknown.push(cell.trim())
    return name && !mapped.some((column) => column.name === name) ? [{ name, places: [place] }] : []
  })
  const columns = [...mapped.filter(({ name }) => name !== ''), ...plain]
  const twice = columns.find(({ name }, index) => columns.findIndex((other) => other.name === name) < index)
  if (unknown.length && !mapping)
    refuse(
      `No column is called ${unknown.slice(0, 10).map(found).join(', ')}. The columns are ${names.join(', ')}. ` +
        'Begin the names of columns of your own with _ or #.',
    )
  if (twice) refuse(`Two columns are called ${twice.name}. Remove one of them.`)
  const lacking = lacks?.(columns.map(({ name }) => name))
  if (lacking) refuse(lacking)
  return { columns, unnamed, width: cells.length }
}

/** A column with the dealer's own notes. */
const isOwn = (name: string): boolean => /^\s*[_#]/.test(name)

/**
 * A mapping file: their columns, and ours for each; without ours a column is left out. `a + b` puts two of theirs together. A
 * third column may have values of theirs with ours: N=new|D=used.
 */
export async function readMapping(chunks: AsyncIterable<string>, known: readonly string[]): Promise<ColumnMapping> {
  const mapping: ColumnMapping = []
  for await (const { cells, line } of tableRows(chunks, {
    columns: ['theirs', 'ours', 'value'],
    lacks: (names) =>
      names.includes('theirs') && names.includes('ours') ? undefined : 'A mapping has the columns theirs and ours.',
  })) {
    const theirs = (cells.theirs ?? '').split(' + ').map((name) => name.trim())
    const typed = (cells.ours ?? '').trim()
    const ours = known.find((name) => plainKey(name) === plainKey(typed)) ?? ''
    if (typed && !ours)
      throw new UnreadableFileError(line, `${found(typed)} is not a column of ours. They are ${known.join(', ')}.`)
    const pairs = (cells.value ?? '').split(/[|;,\n](?=[^|;,\n=]*=)/).filter((pair) => pair.trim() !== '')
    const wrong = pairs.find((pair) => !/^[^=]*=[^=]*$/.test(pair))
    if (wrong)
      throw new UnreadableFileError(
        line,
        `${found(wrong)} has no "=". Write their value, =, and ours, such as N=new|D=used.`,
      )
    const values = pairs.map((pair) => pair.split('=').map((text) => text.trim()) as [string, string])
    mapping.push({ theirs, ours, values: new Map(values.map(([their, our]) => [their.toLowerCase(), our])) })
  }
  return mapping
}
