import sql from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { runStatement } from '#graph/database/statements.ts'
import { selectSimilar } from '#graph/vehicles/similar.sql.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import type { WithdrawnVehicle } from './withdrawn-vehicle.entity.ts'

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

  /** Up to `limit` vehicles in stock, the most similar first. */
  similar(id: string, limit: number): Promise<Vehicle[]> {
    return runStatement(this.database, selectSimilar('withdrawn_vehicles', [id], limit))
  }
}
