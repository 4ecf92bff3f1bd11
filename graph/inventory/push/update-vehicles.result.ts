import { Field, ObjectType } from 'type-graphql'
import { UserError } from '#graph/api/user-error.ts'
import { Vehicle } from '#graph/vehicles/vehicle.entity.ts'

@ObjectType({ description: 'What became of one patch.' })
export class VehiclePatchResult {
  @Field({
    description:
      'The vehicle with its new values; of a dry run, as it would be; of a retry with its key, as it was the first time.',
  })
  vehicle: Vehicle

  @Field({ description: 'Whether the patch changed anything, or would have in a dry run.' })
  isChanged: boolean
}

@ObjectType({ description: 'Either what became of each patch, or what must be fixed: then nothing was changed.' })
export class UpdateVehiclesPayload {
  @Field(() => [VehiclePatchResult], { description: 'One entry a patch, in their order; empty when there are errors.' })
  results: VehiclePatchResult[]

  @Field(() => [UserError], {
    description:
      'The errors to fix, each with the place of its patch, such as `["vehicles", "3", "price"]`; at most 50.',
  })
  userErrors: UserError[]

  @Field({ description: 'Whether it was a dry run: it was asked for, or the key is for tests. Nothing was changed.' })
  dryRun: boolean
}
