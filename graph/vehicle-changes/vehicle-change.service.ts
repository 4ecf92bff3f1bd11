import type { DataSource } from 'typeorm'
import { runStatement } from '#graph/database/run-statement.ts'
import { decodeCursor, encodeCursor } from '#graph/schema/pagination/cursor.ts'
import { PageInfo } from '#graph/schema/pagination/page-info.result.ts'
import { checkPageSize } from '#graph/schema/pagination/page-size.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { isTime } from '#graph/vehicles/vehicle.sql.ts'
import { DEFAULT_CHANGES, type VehicleChangesArgs } from './vehicle-change.args.ts'
import { type VehicleChange, type VehicleChangeConnection, VehicleChangeKind } from './vehicle-change.result.ts'
import { type Changes, selectChanges, selectSettledUntil } from './vehicle-change.sql.ts'

const CURSOR = 'CHANGES'

type ChangeRow = Vehicle & { changedAt: Date; removed: boolean }

/** A place in the log of changes: that of the change with this time and id. */
export interface ChangePosition {
  time: Date
  id: string
}

/** Reads the latest changes of vehicles, for programs that keep a copy of the list. */
export class VehicleChangeService {
  constructor(private readonly database: DataSource) {}

  /** One page of changes, the oldest first. Throws an ArgumentError that names the argument at fault. */
  async page({ since, first, after }: VehicleChangesArgs): Promise<VehicleChangeConnection> {
    const size = first ?? DEFAULT_CHANGES
    checkPageSize('first', size)
    const from = after == null ? undefined : decodeCursor('after', after, CURSOR, isTime)

    // Two statements, in this order: the second one sees the changes that commit in between.
    const until = await this.settledUntil()
    const nodes = await this.#read({ since, until, after: from, limit: size + 1 })
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
      syncedUntil: goesOn ? nodes.at(-1)!.changedAt : until,
    }
  }

  /** The changes behind a position, the oldest first. None that comes later can stand before them. */
  async following({ time, id }: ChangePosition, limit: number): Promise<VehicleChange[]> {
    const until = await this.settledUntil()
    return this.#read({ since: time, until, after: { key: time, id }, limit })
  }

  /** The time before which no change can appear any more. */
  async settledUntil(): Promise<Date> {
    const [settled] = await runStatement<{ until: Date }>(this.database, selectSettledUntil())
    return settled!.until
  }

  async #read(changes: Changes): Promise<VehicleChange[]> {
    const rows = await runStatement<ChangeRow>(this.database, selectChanges(changes))
    return rows.map(({ changedAt, removed, ...vehicle }) => ({
      vehicleId: vehicle.id,
      kind: removed ? VehicleChangeKind.REMOVED : VehicleChangeKind.UPSERTED,
      changedAt,
      vehicle: removed ? null : vehicle,
    }))
  }
}
