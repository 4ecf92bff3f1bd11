import { deliveryDays } from '#graph/dealer/delivery-days.ts'
import type { Sale } from '#graph/dealer/sale.ts'
import { shortDay } from '#graph/shared/day.ts'
import { useSite } from '#web/environment/site.ts'
import { useSchedule } from '#web/ui/opening-hours/weekHours.ts'

/** The days between which a cart comes, in words; undefined where nobody knows yet. */
export const useDeliveryDays = (sale: Sale) => {
  const { week, renderedAt, clockOffset } = useSite()
  const days = deliveryDays(sale, useSchedule(week), renderedAt, clockOffset)
  return days ? `${shortDay(days.from)} to ${shortDay(days.until)}` : undefined
}
