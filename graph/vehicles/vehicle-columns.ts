import { raw, type Sql } from 'sql-template-tag'
import { getMetadataArgsStorage } from 'typeorm'
import { columnName } from '#graph/database/column-name.ts'
import { Vehicle } from './vehicle.entity.ts'

/** They find, sort and count vehicles, and no answer shows them. */
const UNREAD = new Set(['searched', 'seats', 'soldAt'])

/** The columns that answers show, with the names of the class. */
export const VEHICLE_COLUMNS: Sql = raw(
  getMetadataArgsStorage()
    .filterColumns(Vehicle)
    .map(({ propertyName }) => propertyName)
    .filter((property) => !UNREAD.has(property))
    .map((property) => `${columnName(property)} as "${property}"`)
    .join(', '),
)
