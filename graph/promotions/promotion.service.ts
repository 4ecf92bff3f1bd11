import { dealerDate } from '#graph/calendar/calendar-row.ts'
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

  /** The series that have financing without interest, for how long, and until when; null when none has. */
  async zeroPercent(): Promise<ZeroPercent | null> {
    const row = await this.cache.remember('all', () =>
      this.database.read((database) => database.getRepository(Promotion).findOneBy({ id: 'zero-percent' })),
    )
    if (!row || row.series.length === 0 || (row.lastDay && row.lastDay < dealerDate())) return null
    return { months: row.months, series: row.series, lastDay: row.lastDay ?? undefined }
  }
}
