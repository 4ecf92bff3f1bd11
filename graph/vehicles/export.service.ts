import sql from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import { runStatement } from '#graph/database/statements.ts'
import type { Vehicle } from './vehicle.entity.ts'
import { VEHICLE_COLUMNS } from './vehicle.sql.ts'

interface ExportVersion {
  /** Changes with any vehicle; equal in all processes with the same database. */
  tag: string
  /** The latest time at which a vehicle was added, changed or withdrawn; null when there never was one. */
  changedAt: Date | null
  count: number
  first?: Vehicle
}

export class VehicleExport {
  constructor(
    private readonly database: Pick<DataSource, 'query'>,
    private readonly cache = new CatalogueCache(),
  ) {}

  /** The vehicles in the order of their ids. Memory does not grow with their number; thousands are of one moment. */
  async *chunks({ limit = Number.POSITIVE_INFINITY } = {}): AsyncGenerator<Vehicle[]> {
    let after = ''
    let left = limit
    while (left > 0) {
      const vehicles = await runStatement<Vehicle>(
        this.database,
        sql`
          select ${VEHICLE_COLUMNS} from vehicles where id > ${after} order by id
          limit ${Math.min(left, READ_AT_ONCE)}
        `,
      )
      const last = vehicles.at(-1)
      if (!last) return
      yield* inChunks(vehicles)
      after = last.id
      left -= vehicles.length
    }
  }

  /** Cached until the catalogue changes, because it reads every row: 50 ms for 20,000. */
  version(): Promise<ExportVersion> {
    // The tag covers the transaction id of each row. The newest time is not enough: two changes can have the same time, and a
    // transaction can commit after another one that began later.
    return this.cache.remember('version', async () => {
      const [row] = await runStatement<ExportVersion>(
        this.database,
        sql`
          select
            count(*)::integer as count,
            count(*) || '-' || to_hex(coalesce(bit_xor(hashtextextended(id || ' ' || xmin, 0)), 0)) as tag,
            (select max(changed_at) from vehicle_log) as "changedAt"
          from vehicles
        `,
      )
      const { value: vehicles } = await this.chunks({ limit: 1 }).next()
      return { ...row!, first: vehicles?.[0] }
    })
  }
}

/** One statement reads so many vehicles, so that a list of them is of one moment. */
export const READ_AT_ONCE = 3000

const CHUNK_SIZE = 250

/** A few hundred at a time, so that other requests are answered while they are written. */
export function* inChunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += CHUNK_SIZE) yield rows.slice(start, start + CHUNK_SIZE)
}
