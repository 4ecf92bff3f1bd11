import { raw, type Sql } from 'sql-template-tag'
import { getMetadataArgsStorage } from 'typeorm'
import { columnName } from '#graph/database/statements.ts'
import { Vehicle } from './vehicle.entity.ts'

/** Only for filters, sort orders and counts. */
const UNREAD = new Set(['searched', 'squeezed', 'seats', 'soldAt'])

/** All other columns, under the names of the class. */
export const VEHICLE_COLUMNS: Sql = raw(
  getMetadataArgsStorage()
    .filterColumns(Vehicle)
    .map(({ propertyName }) => propertyName)
    .filter((property) => !UNREAD.has(property))
    .map((property) => `${columnName(property)} as "${property}"`)
    .join(', '),
)
