import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { formatExact } from '#web/ui/formatPrice.ts'

/** A town of a price list; `miles` are those from the nearest showroom in a straight line, and missing in the showroom's town. */
export type RentalTown = { slug: string; name: string; miles?: number }

const { fee, freeWithin } = RENTAL.delivery

/** The delivery beside the price of a rental; the server's quote adds it up. */
export const deliveryInWords = (townName: string, miles: number) => {
  const distance = `about ${miles === 1 ? '1 mile' : `${miles} miles`} in a straight line`
  if (miles <= freeWithin.amount) return `Delivery to ${townName}, ${distance}, is free.`
  return `Delivery to ${townName}, ${distance}, adds about ${formatExact((miles - freeWithin.amount) * fee.amount)}.`
}
