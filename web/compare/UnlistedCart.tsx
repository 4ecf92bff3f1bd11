import { useUnlistedCartSuspenseQuery } from '#web/generated/graphql.ts'
import { vehiclePath } from '#web/vehicles/vehicleLinks.ts'

/** Says what became of an id that names no vehicle of today. */
export const UnlistedCart = ({ id }: { id: string }) => {
  const { withdrawnVehicle } = useUnlistedCartSuspenseQuery({ variables: { id } }).data
  if (!withdrawnVehicle) {
    return <li>“{id}” is none of our carts: the address may have a typing error.</li>
  }
  return (
    <li>
      The {withdrawnVehicle.name} is sold or withdrawn. <a href={vehiclePath(id)}>See similar carts</a>
    </li>
  )
}
