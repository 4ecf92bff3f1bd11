import { formatFigure } from '#graph/dealer/figures/format-figure.ts'
import { paidMiles, RENTAL, rentalDeliveryFee } from '#graph/dealer/figures/rental.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

/** A town with its prices; `miles` are those by road from the nearest showroom, and missing in the showroom's town. */
export type RentalTown = { slug: string; name: string; miles?: number }

const { fee, freeWithin } = RENTAL.delivery

export const DELIVERY_RULE = `The first ${formatFigure(freeWithin)} are free, then ${formatFigure(fee)}.`

/** "free" or "about $60". */
const priceInWords = (miles: number) =>
  paidMiles(miles) === 0 ? 'free' : `about ${formatPrice(rentalDeliveryFee(miles))}`

/** The heading of the delivery to a town: "Delivery to Hazleton, about $60". */
export const deliveryTitle = ({ name, miles = 0 }: RentalTown) => `Delivery to ${name}, ${priceInWords(miles)}`

/** The delivery to a town in a sentence. */
export const deliveryInWords = ({ name, miles }: RentalTown) => {
  if (miles === undefined) return `${DELIVERY_RULE} Our showroom is in ${name}, so delivery is free.`
  const distance = miles === 1 ? '1 mile' : `${miles} miles`
  return `${DELIVERY_RULE} ${name} is about ${distance} by road, so delivery is ${priceInWords(miles)}.`
}
