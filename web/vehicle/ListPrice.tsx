import type { ListPrice_VehicleFragment } from '#web/generated/graphql.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

/** The list price beside a price that is lower by a dollar or more; a price of 0 is none. */
export const ListPrice = ({ vehicle, className }: { vehicle: ListPrice_VehicleFragment; className: string }) => {
  const { price, listPrice } = vehicle
  if (listPrice === null || price === 0 || listPrice - price < 1) return null
  return (
    <p className={className}>
      List price <s>{formatPrice(listPrice)}</s> <strong>You save {formatPrice(listPrice - price)}</strong>
    </p>
  )
}
