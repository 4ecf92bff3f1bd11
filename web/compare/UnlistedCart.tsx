import { useUnlistedCartSuspenseQuery } from '#web/generated/graphql.ts'
import { vehiclePath } from '#web/parts/card/vehicleLinks.ts'

/** Says what became of an id that names no vehicle of today. */
export const UnlistedCart = ({ id }: { id: string }) => {
  const { withdrawnVehicle } = useUnlistedCartSuspenseQuery({ variables: { id } }).data
  if (!withdrawnVehicle) {
    return <li>We don't have a cart called “{id}”. Check the address for a typo.</li>
  }
  return (
    <li>
      The {withdrawnVehicle.name} is sold or withdrawn. <a href={vehiclePath(id)}>See similar carts</a>
    </li>
  )
}
