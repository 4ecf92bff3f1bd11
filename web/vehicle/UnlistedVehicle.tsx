import { useUnlistedVehicleSuspenseQuery } from '#web/generated/graphql.ts'
import { SimilarVehicles } from './SimilarVehicles.tsx'
import { VehicleNotFound } from './VehicleNotFound.tsx'

/** The page of a vehicle that is not listed. It names a withdrawn vehicle, and shows similar ones. */
export const UnlistedVehicle = ({ id }: { id: string }) => {
  const { withdrawnVehicle } = useUnlistedVehicleSuspenseQuery({ variables: { id } }).data
  if (!withdrawnVehicle) return <VehicleNotFound />
  const { name, similar } = withdrawnVehicle
  return (
    <>
      <VehicleNotFound withdrawnName={name} />
      {similar.length > 0 && <SimilarVehicles title="You may also like" vehicles={similar} />}
    </>
  )
}
