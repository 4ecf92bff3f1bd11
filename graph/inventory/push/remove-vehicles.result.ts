import { Field, ID, ObjectType } from 'type-graphql'
import { UserError } from '#graph/api/user-error.ts'

@ObjectType('RemovedVehicle', { description: 'A vehicle that was taken off the list.' })
export class RemovedVehicleResult {
  @Field(() => ID, { name: 'vehicleId', description: 'Id that the vehicle had.' })
  id: string

  @Field({ description: 'Model name, for example "Denago Nomad XL".' })
  name: string
}

@ObjectType({ description: 'Either what was removed, or what must be fixed: then nothing was changed.' })
export class RemoveVehiclesPayload {
  @Field(() => [RemovedVehicleResult], {
    description:
      'The vehicles that were removed, or would have been in a dry run, without those that were withdrawn before.',
  })
  removed: RemovedVehicleResult[]

  @Field(() => [UserError], {
    description: 'The errors to fix, each with the place of its id, such as `["ids", "3"]`.',
  })
  userErrors: UserError[]

  @Field({ description: 'Whether it was a dry run: it was asked for, or the key is for tests. Nothing was changed.' })
  dryRun: boolean
}
