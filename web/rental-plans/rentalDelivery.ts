import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { RENTAL } from '#graph/dealer/figures/rental.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

/**
 * A town of the delivered prices; `miles` are whole ones from the nearest showroom in a straight line, and missing in the
 * showroom's town.
 */
export type RentalTown = { slug: string; name: string; miles?: number }

const { fee, freeWithin } = RENTAL.delivery

const milesPastFree = (miles: number) => Math.max(0, miles - freeWithin.amount)

/** The price of a delivery over so many miles, in US dollars. */
export const deliveryPrice = (miles: number) => milesPastFree(miles) * fee.amount

export const DELIVERY_RULE = `The first ${formatFigure(freeWithin)} are free, then ${formatFigure(fee)}.`

/** The line of a price that is the delivery. */
export const deliveryLine = (miles: number) => {
  const past = milesPastFree(miles)
  if (past === 0) return `Delivery, within the free ${formatFigure(freeWithin)}`
  return `Delivery, ${past === 1 ? '1 mile' : `${past} miles`} past the free ${freeWithin.amount}`
}

/** The delivery to a town in a sentence, by the same rule as the line of the price. */
export const deliveryInWords = ({ name, miles }: RentalTown) => {
  if (miles === undefined) return `${DELIVERY_RULE} Our showroom is in ${name}, so delivery is free.`
  const distance = `about ${miles === 1 ? '1 mile' : `${miles} miles`} away`
  const price = deliveryPrice(miles)
  return price === 0
    ? `${DELIVERY_RULE} ${name} is ${distance}, so delivery is free.`
    : `${DELIVERY_RULE} ${name} is ${distance}, so delivery is about ${formatPrice(price)}.`
}
