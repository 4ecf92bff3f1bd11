import { stringify } from 'csv-stringify/sync'
import { COLUMNS, toRow } from '#graph/inventory-file/inventory-row.ts'
import type { Feed } from './feed.ts'

// RFC 4180 ends lines with CR LF.
const line = (cells: readonly string[]) => stringify([[...cells]], { record_delimiter: '\r\n' })

/** The inventory file: what an import reads back without a change. */
export const CSV_FEED: Feed = {
  mediaType: 'text/csv; charset=utf-8; header=present',
  start: () => line(COLUMNS),
  item(vehicle) {
    const row = toRow(vehicle)
    return line(COLUMNS.map((column) => row[column]))
  },
  end: '',
}
