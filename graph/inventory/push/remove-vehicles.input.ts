import { Field, ID, InputType } from 'type-graphql'
import { RetryableInput } from '#graph/api/retryable.input.ts'

@InputType({ description: 'Vehicles to take off the list.' })
export class RemoveVehiclesInput extends RetryableInput {
  @Field(() => [ID], { description: 'Ids or aliases, in any case. One that was withdrawn before is no error.' })
  ids: string[]
}
