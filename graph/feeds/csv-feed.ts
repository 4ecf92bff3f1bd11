import { ADDRESS_COLUMN, cellsOf, lineOf, TIME_COLUMN } from '#graph/inventory/file/csv-file.ts'
import { inventoryRecord } from '#graph/inventory/file/inventory-record.ts'
import { FIELD_NAMES } from '#graph/vehicles/vehicle-fields.ts'
import type { Feed } from './feed.ts'

export const CSV_COLUMNS = [...FIELD_NAMES, ADDRESS_COLUMN, TIME_COLUMN]

/** The inventory file with the address and the time of each vehicle; an import reads it back without a change. */
export const CSV_FEED: Feed = {
  mediaType: 'text/csv; charset=utf-8; header=present',
  start: () => lineOf(CSV_COLUMNS),
  item: (vehicle, site) =>
    lineOf([...cellsOf(inventoryRecord(vehicle)), site.vehiclePage(vehicle.id), vehicle.updatedAt.toISOString()]),
  end: '',
}
