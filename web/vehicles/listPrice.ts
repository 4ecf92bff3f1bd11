import type { ListPrice_VehicleFragment } from '#web/generated/graphql.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

/** The list price and what the cart costs less, where that is a dollar or more; a price of 0 is none. */
export const savingOf = ({ price, listPrice }: ListPrice_VehicleFragment) => {
  if (listPrice === null || price === 0 || listPrice - price < 1) return null
  return { listPrice: formatPrice(listPrice), saving: formatPrice(listPrice - price) }
}
