import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { runStatement } from '#graph/database/run-statement.ts'
import { type ExactFilter, fieldsOf, givenParts } from './conditions.sql.ts'
import { countBands, countMatches, selectGroups, type VehicleGroup } from './facets.sql.ts'
import { countGroups } from './facets.ts'
import { countRelaxations, type RelaxationCounts } from './relaxations.sql.ts'
import type { FilterRelaxation } from './vehicle-connection.result.ts'
import type { VehicleCounts } from './vehicle-facets.result.ts'

/** Counts the vehicles of a filter; results are cached until the catalogue changes. */
export class VehicleCountService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cache: CatalogueCache,
  ) {}

  total(filter: ExactFilter): Promise<number> {
    return this.cache.remember(`total ${JSON.stringify(filter)}`, async () => {
      const [row] = await runStatement<{ total: number }>(this.database, countMatches(filter))
      return row!.total
    })
  }

  counts(filter: ExactFilter): Promise<VehicleCounts> {
    return this.cache.remember(`facets ${JSON.stringify(filter)}`, async () =>
      countGroups(await runStatement<VehicleGroup>(this.database, selectGroups(filter)), filter),
    )
  }

  /** For each condition the number of vehicles that match all others, if any do; the most first. */
  relaxations(filter: ExactFilter): Promise<FilterRelaxation[]> {
    return this.cache.remember(`relaxations ${JSON.stringify(filter)}`, async () => {
      const statement = countRelaxations(filter)
      if (!statement) return []
      const [counts = {}] = await runStatement<RelaxationCounts>(this.database, statement)
      return givenParts(filter)
        .map((part) => ({ conditions: fieldsOf(part, filter), count: counts[part] ?? 0 }))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.count - one.count)
    })
  }

  priceBands(filter: ExactFilter, bounds: readonly number[]): Promise<number[]> {
    return this.cache.remember(`bands ${JSON.stringify([filter, bounds])}`, async () => {
      const rows = await runStatement<{ band: number; count: number }>(this.database, countBands(filter, bounds))
      const counts = new Map(rows.map(({ band, count }) => [band, count]))
      return [...bounds, null].map((_, band) => counts.get(band) ?? 0)
    })
  }
}
