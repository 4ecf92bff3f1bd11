import { Field, ID, ObjectType } from 'type-graphql'
import { UserError } from '#graph/api/user-error.ts'

@ObjectType({ description: 'What became of one patch.' })
export class VehiclePatchResult {
  @Field(() => ID, { description: 'Id of the vehicle.' })
  id: string

  @Field({ description: 'Whether the patch changed anything, or would have in a dry run.' })
  isChanged: boolean
}

@ObjectType({ description: 'Either what became of each patch, or what must be fixed: then nothing was changed.' })
export class UpdateVehiclesPayload {
  @Field(() => [VehiclePatchResult], { description: 'One entry a patch, in their order; empty when there are errors.' })
  results: VehiclePatchResult[]

  @Field(() => [UserError], {
    description: 'The errors to fix, each with the place of its patch, such as `["3", "price"]`; at most 50.',
  })
  userErrors: UserError[]
}
