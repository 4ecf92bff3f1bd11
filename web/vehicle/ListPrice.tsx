import type { ListPrice_VehicleFragment } from '#web/generated/graphql.ts'
import { formatPrice } from '#web/ui/formatPrice.ts'

/**
 * The list price beside a price that is lower by a dollar or more. It says what it is the price of: the lineup pages state
 * those of base models.
 */
export const ListPrice = ({ vehicle, className }: { vehicle: ListPrice_VehicleFragment; className: string }) => {
  const { condition, price, listPrice } = vehicle
  if (listPrice === null || listPrice - price < 1) return null
  if (condition === 'USED') return <p className={className}>New today: {formatPrice(listPrice)}</p>
  return (
    <p className={className}>
      List price as equipped <s>{formatPrice(listPrice)}</s> <strong>Save {formatPrice(listPrice - price)}</strong>
    </p>
  )
}
