import { csvLine, neutralized } from '#graph/files/csv.ts'
import { joinList, readsAsSeveral } from '#graph/files/read-value.ts'
import { type ColumnMapping, tableRows } from '#graph/files/table.ts'
import { FIELD_NAMES, type FieldName, isField, REQUIRED_FIELDS } from '#graph/vehicles/fields.ts'
import { EXPORTED_NAMES, type ExportedRecord, type FileRow, type InventoryRecord } from './inventory-record.ts'

/** Of an export: when the vehicle last changed. */
export const TIME_COLUMN = 'updatedAt'
/** Of the feed, which an import takes as well: it reads past the address. */
const ADDRESS_COLUMN = 'url'

export const COLUMNS = [...FIELD_NAMES, ADDRESS_COLUMN, TIME_COLUMN] as const

/** By which a cart in stock can be found. */
export const NAMING_FIELDS = ['id', 'stockNumber', 'vin', 'serialNumber'] as const satisfies FieldName[]

/** The vehicles of a CSV file. Throws an UnreadableFileError where the file is no CSV or the header is wrong. */
export async function* readCsv(chunks: AsyncIterable<string>, mapping?: ColumnMapping): AsyncGenerator<FileRow> {
  const options = { columns: COLUMNS, lacks, mapping: mapping?.map(withCondition) }
  for await (const { cells, row, line, problem } of tableRows(chunks, options)) {
    const fields = Object.entries(cells).filter(([name]) => isField(name))
    yield {
      line,
      row,
      values: problem ? {} : Object.fromEntries(fields),
      updatedAt: cells[TIME_COLUMN],
      problems: problem ? [{ message: problem }] : [],
    }
  }
}

const YES_IS_USED = [
  ...['y', 'yes', 'true', '1', 'x'].map((word) => [word, 'used']),
  ...['n', 'no', 'false', '0'].map((word) => [word, 'new']),
] as [string, string][]

/** N is new in a column of theirs such as Type, New/Used or Used, where Y is used; in one that is called New it may be no. */
function withCondition({ theirs, ours, values = new Map() }: ColumnMapping[number]): ColumnMapping[number] {
  if (ours !== 'isNew') return { theirs, ours, values }
  const name = theirs.join(' ').toLowerCase()
  const asksIfUsed = /used|pre.?owned/.test(name) && !name.includes('new')
  const saysNewOrUsed = name.lastIndexOf('new') <= name.lastIndexOf('used')
  const meanings: [string, string][] = asksIfUsed ? YES_IS_USED : saysNewOrUsed ? [['n', 'new']] : []
  return { theirs, ours, values: new Map([...meanings, ...values]) }
}

function lacks(names: readonly string[]): string | undefined {
  const missing = REQUIRED_FIELDS.filter((name) => !names.includes(name))
  if (missing.length === 0 || NAMING_FIELDS.some((name) => names.includes(name))) return undefined
  return (
    `There is no column ${missing.join(', ')}. New carts need ${REQUIRED_FIELDS.join(', ')}; ` +
    'a file that changes carts needs id, stockNumber, vin or serialNumber, and the columns that change.'
  )
}

/** A value as a cell that reads back as the same. */
export function writeCell(name: FieldName, value: InventoryRecord[FieldName]): string {
  const cell = Array.isArray(value) ? joinList(value) : String(value ?? '')
  return neutralized(name === 'features' && readsAsSeveral(cell) ? `${cell}|` : cell)
}

export const cellsOf = (record: InventoryRecord): string[] =>
  EXPORTED_NAMES.map((name) => writeCell(name, record[name]))

export const csvWriter = (delimiter: string) => ({
  // Excel reads a file without a byte order mark as Windows-1252.
  start: `\u{FEFF}${csvLine([...EXPORTED_NAMES, TIME_COLUMN], delimiter)}`,
  record: ({ updatedAt, ...record }: ExportedRecord): string =>
    csvLine([...cellsOf(record), updatedAt?.toISOString() ?? ''], delimiter),
  end: '',
})
