import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { CHANGE_LOCK } from '#graph/database/advisory-locks.ts'
import { VEHICLE_COLUMNS } from '#graph/vehicles/vehicle-columns.ts'
import type { ChangePosition } from './change-position.ts'

/**
 * The time now, and the time before which no change can appear any more: now, or the minute in which the oldest open transaction
 * that wrote vehicles began. Such transactions hold advisory locks (see the migration).
 */
export function selectTimes(): Sql {
  return sql`
    select
      date_trunc('milliseconds', statement_timestamp()) as now,
      date_trunc('milliseconds', least(statement_timestamp(), to_timestamp(min(objid::bigint) * 60))) as "settledUntil"
    from pg_locks
    where locktype = 'advisory' and classid = ${raw(String(CHANGE_LOCK))} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
  `
}

export interface Changes {
  since: Date
  /** Exclusive. */
  until: Date
  after?: ChangePosition
  limit: number
}

/** The latest change of each id, the oldest first, with the columns of vehicles that still exist. */
export function selectChanges({ since, until, after, limit }: Changes): Sql {
  return sql`
    select vehicle_id as "vehicleId", changed_at as "changedAt", removed, ${VEHICLE_COLUMNS}
    from (
      select vehicle_id, changed_at, removed from vehicle_log
      where changed_at >= ${since} and changed_at < ${until}
        ${after ? sql`and (changed_at, vehicle_id) > (${after.time}::timestamptz, ${after.id})` : empty}
      order by changed_at, vehicle_id
      limit ${limit}
    ) change
    left join vehicles on id = vehicle_id
    order by changed_at, vehicle_id
  `
}
