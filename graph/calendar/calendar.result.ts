import { Field, ID, ObjectType } from 'type-graphql'
import { CalendarDate, LocalTime } from '#graph/api/date-time.scalar.ts'

@ObjectType({
  description: 'Days on which opening hours differ from those of the week, for all hours of a location.',
})
export class SpecialDays {
  @Field(() => CalendarDate, { description: 'First day.' })
  from: string

  @Field(() => CalendarDate, { description: 'Last day; the same where it is one day.' })
  until: string

  @Field(() => [ID], { nullable: true, description: 'Ids of the locations for which it counts; null for all of them.' })
  locationIds: readonly string[] | null

  @Field(() => LocalTime, { nullable: true, description: 'Opening time; null when closed all day.' })
  opens: string | null

  @Field(() => LocalTime, { nullable: true, description: 'Closing time; null when closed all day.' })
  closes: string | null

  @Field(() => String, { nullable: true, description: 'Why, in words, for example "Thanksgiving".' })
  reason: string | null
}
