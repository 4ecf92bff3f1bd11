import { extname } from 'node:path'
import type { ColumnMapping } from '#graph/files/table.ts'
import { csvWriter, readCsv } from './csv-file.ts'
import type { FileRow } from './file-row.ts'
import type { ExportedRecord } from './inventory-record.ts'
import { JSON_WRITER, readJson } from './json-file.ts'

/** Reads and writes one kind of inventory file. */
export interface InventoryFormat {
  /** `mapping`: the names of columns in files of other programs, for CSV alone. */
  read(chunks: AsyncIterable<string>, mapping?: ColumnMapping): AsyncIterable<FileRow>
  writer: {
    start: string
    record(record: ExportedRecord, isFirst: boolean): string
    end: string
  }
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

/** The text of an inventory file with these records. */
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
