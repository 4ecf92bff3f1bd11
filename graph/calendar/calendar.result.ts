import { Field, ID, ObjectType } from 'type-graphql'
import { CalendarDate, LocalTime } from '#graph/api/date-time.scalar.ts'
import { NullableField } from '#graph/api/nullable-field.decorator.ts'

@ObjectType({
  description:
    'Days on which opening hours differ from those of the week, for all hours and departments of a location.',
})
export class SpecialDays {
  @Field(() => CalendarDate, { description: 'First day.' })
  from: string

  @Field(() => CalendarDate, { description: 'Last day; the same where it is one day.' })
  until: string

  @NullableField(() => [ID], { description: 'Ids of the locations for which it counts; null for all of them.' })
  locationIds: readonly string[] | null

  @NullableField(() => LocalTime, { description: 'Opening time; null when closed all day.' })
  opens: string | null

  @NullableField(() => LocalTime, { description: 'Closing time; null when closed all day.' })
  closes: string | null

  @NullableField(() => String, { description: 'Why, in words, for example "Thanksgiving".' })
  reason: string | null
}

@ObjectType({ description: 'One line that the dealer wants everybody to read for a while.' })
export class Notice {
  @Field({ description: 'The text, of at most 140 characters.' })
  text: string

  @Field(() => CalendarDate, { description: 'First day.' })
  from: string

  @Field(() => CalendarDate, { description: 'Last day.' })
  until: string
}
