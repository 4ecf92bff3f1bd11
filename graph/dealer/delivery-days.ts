import { businessDay } from '#graph/shared/open-days.ts'
import type { Schedule } from '#graph/shared/opening-hours.ts'
import { DELIVERY } from './figures.ts'
import type { Sale } from './sale.ts'

const DAY = 86_400_000

/** First and last day, as YYYY-MM-DD, on which a cart that is bought at a moment is delivered; null where its day is not known. */
export function deliveryDays(
  sale: Sale,
  schedule: Schedule,
  at: number,
  offset: number,
): { from: string; until: string } | null {
  const afterDays = (days: number) => businessDay(schedule, at + (days - 1) * DAY, offset, 1)
  const dates =
    sale === 'TO_ORDER'
      ? DELIVERY.custom.amount.map((weeks) => afterDays(weeks * 7))
      : DELIVERY.inStock.amount.map((days) => businessDay(schedule, at, offset, days))
  const [from, until] = dates
  return sale !== 'ON_ORDER' && from && until ? { from, until } : null
}
