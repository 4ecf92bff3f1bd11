import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import type { ZeroPercent } from '#graph/dealer/figures/financing.ts'
import { Promotion } from './promotion.entity.ts'

/** Reads what the dealer promotes. */
export class PromotionService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cache: CatalogueCache,
  ) {}

  /** The series that have financing without interest, and for how long; null when none has. */
  zeroPercent(): Promise<ZeroPercent | null> {
    return this.cache.remember('all', async () => {
      const row = await this.database.read((database) =>
        database.getRepository(Promotion).findOneBy({ id: 'zero-percent' }),
      )
      return row && row.series.length > 0 ? { months: row.months, series: row.series } : null
    })
  }
}
