import sql, { empty, raw, type Sql } from 'sql-template-tag'
import { CHANGE_LOCK } from '#graph/database/advisory-locks.ts'
import { selectList } from '#graph/vehicles/vehicle-columns.ts'

/**
 * The time now, and the time before which no change can appear any more: now, or the minute in which the oldest open transaction with
 * changed vehicles began. Such transactions hold locks (see the migration).
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

/** A place in the log of changes: that of the change with this time and id. */
export interface ChangePosition {
  time: Date
  id: string
}

export interface Changes {
  since: Date
  /** Exclusive. */
  until: Date
  after?: ChangePosition
  limit: number
}

/** The latest change of each vehicle, the oldest change first, with the columns of vehicles that still exist. */
export function selectChanges({ since, until, after, limit }: Changes): Sql {
  const within = (time: Sql) => sql`
    ${time} >= ${since} and ${time} < ${until}
    ${after ? sql`and (${time}, id) > (${after.time}::timestamptz, ${after.id})` : empty}
  `
  const page = sql`order by "changedAt", id limit ${limit}`
  return sql`
    select "changedAt", removed, ${selectList()}
    from (
      (
        select id, updated_at as "changedAt", false as removed from vehicles
        where ${within(sql`updated_at`)} ${page}
      )
      union all
      (
        select id, withdrawn_at as "changedAt", true as removed from withdrawn_vehicles
        where ${within(sql`withdrawn_at`)} ${page}
      )
      ${page}
    ) change
    left join vehicles using (id)
    order by "changedAt", id
  `
}
