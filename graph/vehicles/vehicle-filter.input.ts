import { Field, Float, InputType, Int } from 'type-graphql'

@InputType({
  description: 'Conditions on vehicles. One that is left out, null, an empty text or an empty list does not filter.',
})
export class VehicleFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name or of the description, in any case, for example "lifted".',
  })
  search?: string | null

  @Field(() => [String], {
    nullable: true,
    description: 'Any of these brands, in any case, for example ["denago", "evolution"].',
  })
  brand?: string[] | null

  @Field(() => [String], {
    nullable: true,
    description: 'Any of these as part of the category, in any case, for example ["ranger"] for "D5 Ranger".',
  })
  category?: string[] | null

  @Field(() => Float, { nullable: true, description: 'Lowest price in US dollars, inclusive.' })
  minPrice?: number | null

  @Field(() => Float, { nullable: true, description: 'Highest price in US dollars, inclusive.' })
  maxPrice?: number | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only vehicles that can be bought now (true), or cannot (false).',
  })
  inStock?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Only new vehicles (true), or only used ones (false).' })
  isNew?: boolean | null

  @Field(() => Int, { nullable: true, description: 'Fewest seats, inclusive.' })
  minSeats?: number | null
}
