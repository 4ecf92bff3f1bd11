import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A row of what goes along with an inquiry.' })
export class InquiryFact {
  @Field({ description: 'What it is, for example "Test drive".' })
  label: string

  @Field({ description: 'The value in words and figures, for example "Saturday, June 13, 2026, in the morning".' })
  text: string

  @Field({ description: 'Whether it explains another row, such as a line of a price.' })
  isDetail: boolean

  @Field({ description: 'Whether it is the sum of the rows before it.' })
  isTotal: boolean
}

@ObjectType({
  description: 'What goes along with an inquiry, in the words that the visitor and the dealer will read.',
})
export class InquiryPreview {
  @Field(() => String, { nullable: true, description: 'Name of the vehicle that the inquiry is about.' })
  vehicleName: string | null

  @Field(() => [InquiryFact], { description: 'The things and figures, in order.' })
  facts: InquiryFact[]

  @Field(() => [String], {
    description: 'Sentences about figures that may change, and about things that we do not know.',
  })
  notes: string[]

  @Field({ description: 'How a message about these things may begin; empty when there is nothing to say.' })
  message: string
}
