import { CSV_WRITER } from '#graph/inventory/file/csv-file.ts'
import type { Feed } from './feed.ts'

/** The inventory file, which an import reads back without a change. */
export const CSV_FEED: Feed = {
  mediaType: 'text/csv; charset=utf-8; header=present',
  start: () => CSV_WRITER.start,
  item: CSV_WRITER.record,
  end: CSV_WRITER.end,
}
