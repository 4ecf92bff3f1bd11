import { Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { LocationType } from './location.entity.ts'
import type { LocationChanges } from './location-changes.ts'
import { locationText } from './location-text.ts'

@ObjectType({ description: 'A field of a form.' })
export class FormText {
  @Field({ description: 'Its name.' })
  name: string

  @Field({ description: 'What it has now.' })
  text: string
}

@ObjectType({ description: 'A location as the staff edit it, as it is this moment.' })
export class EditedLocation {
  @Field(() => ID, { description: 'Its permanent name.' })
  id: string

  @Field({ description: 'Its name.' })
  name: string

  @Field({ description: 'Whether it can be visited.' })
  isShowroom: boolean

  @Field(() => [FormText], { description: 'What can be edited.' })
  texts: FormText[]
}

@Resolver()
export class ShowroomResolver {
  constructor(private readonly services: { locationChanges: LocationChanges }) {}

  @Query(() => [EditedLocation], { description: 'All locations, in the order of the dealer.' })
  async editedLocations(): Promise<EditedLocation[]> {
    return (await this.services.locationChanges.list()).map((location) => ({
      id: location.id,
      name: location.name,
      isShowroom: location.type === LocationType.PHYSICAL,
      texts: Object.entries(locationText(location)).map(([name, text]) => ({ name, text })),
    }))
  }
}
