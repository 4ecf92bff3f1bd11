import { useUnlistedVehicleSuspenseQuery } from '#web/generated/graphql.ts'
import { SimilarVehicles } from './SimilarVehicles.tsx'
import { VehicleNotFound } from './VehicleNotFound.tsx'

/** The page of a vehicle that is not listed. It names a withdrawn vehicle and shows similar ones, or else carts in stock. */
export const UnlistedVehicle = ({ id }: { id: string }) => {
  const { withdrawnVehicle, vehicles } = useUnlistedVehicleSuspenseQuery({ variables: { id } }).data
  const [title, carts] = withdrawnVehicle
    ? ['You may also like', withdrawnVehicle.similar]
    : ['Carts in stock', vehicles.nodes]
  return (
    <>
      <VehicleNotFound withdrawnName={withdrawnVehicle?.name} />
      {carts.length > 0 && <SimilarVehicles title={title} vehicles={carts} />}
    </>
  )
}
