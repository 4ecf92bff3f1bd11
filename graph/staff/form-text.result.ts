import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A field of a form.' })
export class FormText {
  @Field({ description: 'Its name.' })
  name: string

  @Field({ description: 'What it has now.' })
  text: string
}
