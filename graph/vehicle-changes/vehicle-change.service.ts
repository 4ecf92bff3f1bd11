import sql, { empty } from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { checkPageSize } from '#graph/api/argument-error.ts'
import { decodeCursor, encodeCursor, PageInfo } from '#graph/api/pagination.ts'
import { CHANGE_LOCK } from '#graph/database/advisory-locks.ts'
import { runStatement } from '#graph/database/statements.ts'
import { selectSimilar } from '#graph/vehicles/similar.sql.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { isTime, VEHICLE_COLUMNS } from '#graph/vehicles/vehicle.sql.ts'
import {
  type ChangePosition,
  DEFAULT_CHANGES,
  type VehicleChange,
  type VehicleChangeConnection,
  VehicleChangeKind,
  type VehicleChangesArgs,
} from './vehicle-change.result.ts'
import type { WithdrawnVehicle } from './withdrawn-vehicle.entity.ts'

const CURSOR = 'CHANGES'

type ChangeRow = Vehicle & { vehicleId: string; changedAt: Date; removed: boolean }

export class VehicleChangeService {
  constructor(private readonly database: DataSource) {}

  /** One page of changes, the oldest first. Throws an ArgumentError for an invalid argument. */
  async page({ since, first, after }: VehicleChangesArgs): Promise<VehicleChangeConnection> {
    const size = first ?? DEFAULT_CHANGES
    checkPageSize('first', size)
    const position = after == null ? undefined : decodeCursor('after', after, CURSOR, isTime)
    const from = position && { time: new Date(position.key as string), id: position.id }

    // Two statements, in this order: the second one sees the changes that commit in between.
    const { now, settledUntil: until } = await this.#times()
    const nodes = await this.#read(since, until, size + 1, from)
    // `since` came from an earlier call, so everything before it is settled: later transactions write later changes. Only a time in
    // the future was never settled.
    const syncedUntil = since > until && since <= now ? since : until
    const goesOn = nodes.splice(size).length > 0
    const edges = nodes.map((node) => ({
      cursor: encodeCursor(CURSOR, { key: node.changedAt, id: node.vehicleId }),
      node,
    }))

    return {
      nodes,
      edges,
      pageInfo: new PageInfo({
        edges,
        hasNextPage: () => goesOn,
        hasPreviousPage: () => from !== undefined,
      }),
      syncedUntil: goesOn ? (nodes.at(-1)?.changedAt ?? since) : syncedUntil,
    }
  }

  /** The changes after a position, the oldest first. Later transactions cannot insert changes before them. */
  async following(after: ChangePosition, limit: number): Promise<VehicleChange[]> {
    return this.#read(after.time, await this.settledUntil(), limit, after)
  }

  async settledUntil(): Promise<Date> {
    return (await this.#times()).settledUntil
  }

  /**
   * The database's clock, and the time before which no change can appear any more: now, or the minute in which the oldest open
   * transaction that wrote vehicles began. Such transactions hold advisory locks (see the migration).
   */
  async #times(): Promise<{ now: Date; settledUntil: Date }> {
    const [times] = await this.database.sql`
      select
        date_trunc('milliseconds', statement_timestamp()) as now,
        date_trunc('milliseconds', least(statement_timestamp(), to_timestamp(min(objid::bigint) * 60))) as "settledUntil"
      from pg_locks
      where locktype = 'advisory' and classid = ${CHANGE_LOCK} and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())`
    return times
  }

  /** The latest change of each id before `until`, the oldest first, with the columns of vehicles that still exist. */
  async #read(since: Date, until: Date, limit: number, after?: ChangePosition): Promise<VehicleChange[]> {
    const rows = await runStatement<ChangeRow>(
      this.database,
      sql`
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
      `,
    )
    return rows.map(({ vehicleId, changedAt, removed, ...vehicle }) => ({
      vehicleId,
      kind: removed ? VehicleChangeKind.REMOVED : VehicleChangeKind.UPSERTED,
      changedAt,
      vehicle: removed ? null : vehicle,
    }))
  }
}

export class WithdrawnVehicleService {
  constructor(private readonly database: Pick<DataSource, 'query'>) {}

  /** By its former id or alias, in any case; null while a listed vehicle has that address. */
  async findByAddress(address: string): Promise<WithdrawnVehicle | null> {
    const [withdrawn] = await runStatement<WithdrawnVehicle>(
      this.database,
      sql`
      select id, aliases, name, brand, category, price, withdrawn_at as "withdrawnAt"
      from withdrawn_vehicles
      where (lower(id) = lower(${address}) or lower(aliases::text)::jsonb ? lower(${address}))
        and not exists (select from vehicle_addresses where lower(vehicle_addresses.address) = lower(${address}))
      order by id = ${address} desc, withdrawn_at desc, id
      limit 1
    `,
    )
    return withdrawn ?? null
  }

  similar(id: string, limit: number): Promise<Vehicle[]> {
    return runStatement(this.database, selectSimilar('withdrawn_vehicles', [id], limit))
  }
}
