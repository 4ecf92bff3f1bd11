import { extname } from 'node:path'
import { csvWriter, readCsv } from './csv-file.ts'
import type { FileRow } from './file-row.ts'
import type { ExportedRecord } from './inventory-record.ts'
import { JSON_WRITER, readJson } from './json-file.ts'

/** Reads and writes one kind of inventory file. */
export interface InventoryFormat {
  /** The unit in which rows and problems are numbered. */
  unit: 'line' | 'vehicle'
  read(chunks: AsyncIterable<string>): AsyncIterable<FileRow>
  writer: {
    start: string
    record(record: ExportedRecord, isFirst: boolean): string
    end: string
  }
}

const FORMATS: Record<string, InventoryFormat> = {
  '.csv': { unit: 'line', read: readCsv, writer: csvWriter(',') },
  '.tsv': { unit: 'line', read: readCsv, writer: csvWriter('\t') },
  '.json': { unit: 'vehicle', read: readJson, writer: JSON_WRITER },
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
