import type { ListPrice_VehicleFragment } from '#web/generated/graphql.ts'
import { savingOf } from './listPrice.ts'

/** The list price beside a lower price. */
export const ListPrice = ({ vehicle, className }: { vehicle: ListPrice_VehicleFragment; className: string }) => {
  const saved = savingOf(vehicle)
  if (!saved) return null
  return (
    <p className={className}>
      List price <s>{saved.listPrice}</s> <strong>You save {saved.saving}</strong>
    </p>
  )
}
