import type { EntityManager } from 'typeorm'
import { dealerDate, readDate } from '#graph/calendar/calendar-row.ts'
import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import { typedOver } from '#graph/database/change.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import type { ZeroPercent } from '#graph/dealer/financing.ts'
import { plainKey } from '#graph/files/clean-text.ts'
import { found } from '#graph/files/file-problem.ts'
import { differing, RowChanges, type WantedChange } from '#graph/staff/history.service.ts'
import { Promotion } from './promotion.entity.ts'

type Series = Promotion['series'][number]

/** As a form shows it, and as somebody types it; series such as "Denago City, Evolution D5 Maverick", none ends the promotion; no last day is until somebody ends it. */
export type PromotionText = Record<'months' | 'series' | 'lastDay', string>

const MOST_MONTHS = 120

const isOver = ({ lastDay }: Pick<Promotion, 'lastDay'>) => lastDay !== null && lastDay < dealerDate()

const seriesName = ({ brand, category }: Series): string => `${brand} ${category}`

export function promotionText({ months, series, lastDay }: Omit<Promotion, 'id'>): PromotionText {
  return { months: String(months), series: series.map(seriesName).join(', '), lastDay: lastDay ?? '' }
}

/** "0% APR for 36 months: Denago City, through Dec 31, 2026." */
export function promotionWords(promotion: Omit<Promotion, 'id'>): string {
  const { months, series, lastDay } = promotionText(promotion)
  if (!series) return 'No series has 0% APR.'
  const day = lastDay && new Date(lastDay).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  if (isOver(promotion)) return `0% APR ended on ${day}.`
  return `0% APR for ${months} months: ${series}${day && `, through ${day}`}.`
}

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
    if (!row || row.series.length === 0 || isOver(row)) return null
    return { months: row.months, series: row.series, lastDay: row.lastDay ?? undefined }
  }
}

/** What the dealer's staff do to the promotion. */
export class PromotionChanges extends RowChanges {
  /** The row as it is, also while the promotion is over. */
  async find(): Promise<Promotion> {
    return this.database.getRepository(Promotion).findOneByOrFail({ id: 'zero-percent' })
  }

  /** The names of the series that can be promoted: those of the stock, and those that are promoted. */
  async series({ series }: Promotion): Promise<string[]> {
    return (await knownSeries(this.database.manager, series)).map(seriesName)
  }

  protected async change(transaction: EntityManager, { isUndo = false, ...wanted }: WantedChange) {
    const where = { id: 'zero-percent' } as const
    const before = await transaction.findOneOrFail(Promotion, { where, lock: { mode: 'pessimistic_write' } })
    const { changed, problems } = typedOver<keyof PromotionText>(
      promotionText(before),
      wanted.before ?? {},
      wanted.after ?? {},
    )
    const after = { ...before }
    if (changed.months !== undefined) {
      after.months = /^\d{1,3}$/.test(changed.months) ? Number(changed.months) : 0
      if (after.months < 1 || after.months > MOST_MONTHS)
        problems.push({ field: 'months', message: `Write a number of months from 1 to ${MOST_MONTHS}, such as 36.` })
    }
    if (changed.series !== undefined) {
      const known = await knownSeries(transaction, before.series, isUndo)
      const read = readSeries(changed.series, known)
      if (Array.isArray(read)) after.series = read
      else problems.push({ field: 'series', message: read.problem })
    }
    if (changed.lastDay !== undefined) {
      after.lastDay = readDate(changed.lastDay) ?? null
      if (changed.lastDay && !isUndo && (!after.lastDay || isOver(after)))
        problems.push({
          field: 'lastDay',
          message: `${found(changed.lastDay)} isn't today or a later day. Write one such as 12/31/2026, or leave it empty.`,
        })
    }
    if (problems.length > 0) return { problems }
    await transaction.save(Promotion, after)
    return differing(promotionText(before), promotionText(after), promotionWords(after))
  }
}

function readSeries(text: string, known: Series[]): Series[] | { problem: string } {
  const names = text
    .split(/[,;\n]+/)
    .map((name) => name.trim())
    .filter(Boolean)
  const read = names.map((name) => known.find((one) => plainKey(seriesName(one)) === plainKey(name)))
  const unknown = names[read.indexOf(undefined)]
  if (unknown !== undefined)
    return {
      problem: `${found(unknown)} is no series of new carts here. Write some of ${known.map(seriesName).join(', ')}.`,
    }
  return [...new Set(read as Series[])]
}

/** Undo knows also those of which no new cart is left. */
async function knownSeries(transaction: EntityManager, promoted: Series[], isUndo = false): Promise<Series[]> {
  const stocked: Series[] = await transaction.query(
    `select brand, category from vehicles where is_new or $1
     union select brand, category from withdrawn_vehicles where $1 order by brand, category`,
    [isUndo],
  )
  return [...stocked, ...promoted.filter((one) => !stocked.some((other) => seriesName(other) === seriesName(one)))]
}
