import sql from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { runStatement } from '#graph/database/run-statement.ts'
import { selectSimilar } from '#graph/vehicles/similar.sql.ts'
import type { Vehicle } from '#graph/vehicles/vehicle.entity.ts'
import type { WithdrawnVehicle } from './withdrawn-vehicle.entity.ts'

export class WithdrawnVehicleService {
  constructor(private readonly database: Pick<DataSource, 'query'>) {}

  /** By its former id or alias, also in lower case; null while a listed vehicle has that address. */
  async findByAddress(address: string): Promise<WithdrawnVehicle | null> {
    const lower = address.toLowerCase()
    const [withdrawn] = await runStatement<WithdrawnVehicle>(
      this.database,
      sql`
      select id, aliases, name, brand, category, price, withdrawn_at as "withdrawnAt"
      from withdrawn_vehicles
      where (id in (${address}, ${lower}) or aliases ?| array[${address}, ${lower}])
        and not exists (select from vehicle_addresses where address in (${address}, ${lower}))
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
