import { useWithdrawnVehicleSuspenseQuery } from '#web/generated/graphql.ts'
import { SimilarVehicles } from './SimilarVehicles.tsx'
import { VehicleNotFound } from './VehicleNotFound.tsx'

/** Where no listed vehicle is: one that was withdrawn is named, and what is like it is shown. */
export const UnlistedVehicle = ({ id }: { id: string }) => {
  const { withdrawnVehicle } = useWithdrawnVehicleSuspenseQuery({ variables: { id } }).data
  if (!withdrawnVehicle) return <VehicleNotFound />
  const { name, similar } = withdrawnVehicle
  return (
    <>
      <VehicleNotFound withdrawnName={name} />
      {similar.length > 0 && <SimilarVehicles vehicles={similar} />}
    </>
  )
}
