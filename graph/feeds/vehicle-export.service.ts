import sql, { type Sql } from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { CatalogueMemo } from '#graph/database/catalogue-memo.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import { selectList } from '#graph/vehicles/vehicle-columns.ts'

const CHUNK_SIZE = 250

export interface CatalogueVersion {
  /** Another one after every change; the same on every process of one database. */
  tag: string
  /** When a vehicle was last added, changed or withdrawn; null when there never was one. */
  changedAt: Date | null
  /** Number of vehicles. */
  count: number
}

/** Reads the inventory as a whole, for feeds and the sitemap. */
export class CatalogueService {
  constructor(
    private readonly database: Pick<DataSource, 'query'>,
    private readonly memo = new CatalogueMemo(),
  ) {}

  /** Vehicles in the order of their ids, a few hundred at a time, so that memory does not grow with the inventory. */
  async *chunks({ offset = 0, limit = Number.POSITIVE_INFINITY } = {}): AsyncGenerator<Vehicle[]> {
    let after = ''
    let left = limit
    while (left > 0) {
      const vehicles = await this.run<Vehicle>(sql`
        select ${selectList()} from vehicles where id > ${after} order by id
        offset ${after ? 0 : offset} limit ${Math.min(left, CHUNK_SIZE)}
      `)
      const last = vehicles.at(-1)
      if (!last) return
      yield vehicles
      after = last.id
      left -= vehicles.length
    }
  }

  /** Read once until something changes: it looks at every row, 50 ms for 20,000. */
  version(): Promise<CatalogueVersion> {
    return this.memo.remember('version', () => this.readVersion())
  }

  // Every row counts with the transaction that wrote it. The newest time alone would not do: two changes can bear the
  // same one, and a transaction can commit after another that began later.
  private async readVersion(): Promise<CatalogueVersion> {
    const [row] = await this.run<CatalogueVersion>(sql`
      select
        count(*)::integer as count,
        count(*) || '-' || to_hex(coalesce(bit_xor(hashtextextended(id || ' ' || xmin, 0)), 0)) as tag,
        greatest(max(updated_at), (select max(withdrawn_at) from withdrawn_vehicles)) as "changedAt"
      from vehicles
    `)
    return row!
  }

  /** Origins of the pictures that are kept elsewhere, such as `https://pictures.example`; hosts only, since policies name them. */
  async pictureOrigins(): Promise<string[]> {
    const rows = await this.run<{ origin: string }>(sql`
      select distinct origin
      from
        vehicles,
        jsonb_array_elements(images) as image,
        substring(image->>'path' from '^(https?://[A-Za-z0-9.-]+(?::[0-9]+)?)(?:[/?#]|$)') as origin
      where origin is not null
      order by origin
    `)
    return rows.map(({ origin }) => origin)
  }

  private run<Row>(statement: Sql): Promise<Row[]> {
    return this.database.query(statement.text, statement.values)
  }
}
