import { csvLine } from '#graph/files/csv.ts'
import { cellsOf } from '#graph/inventory/file/csv-file.ts'
import { EXPORTED_NAMES, inventoryRecord } from '#graph/inventory/file/inventory-record.ts'
import type { Feed } from './feed.ts'

export const CSV_COLUMNS = [...EXPORTED_NAMES, 'url', 'updatedAt']

/** The inventory file as an export has it, with the address of each vehicle; an import reads it back without a change. */
export const CSV_FEED: Feed = {
  mediaType: 'text/csv; charset=utf-8; header=present',
  start: () => csvLine(CSV_COLUMNS),
  item: (vehicle, site) =>
    csvLine([...cellsOf(inventoryRecord(vehicle)), site.vehiclePage(vehicle.id), vehicle.updatedAt.toISOString()]),
  end: '',
}
