import { Field, ObjectType, registerEnumType } from 'type-graphql'
import { LocalTime } from '#graph/api/date-time.scalar.ts'
import { NullableField } from '#graph/api/nullable-field.decorator.ts'

export enum Weekday {
  MONDAY = 'MONDAY',
  TUESDAY = 'TUESDAY',
  WEDNESDAY = 'WEDNESDAY',
  THURSDAY = 'THURSDAY',
  FRIDAY = 'FRIDAY',
  SATURDAY = 'SATURDAY',
  SUNDAY = 'SUNDAY',
}

registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'Day of the week.',
  valuesConfig: Object.fromEntries(
    Object.values(Weekday).map((day) => [day, { description: `${day[0]}${day.slice(1).toLowerCase()}.` }]),
  ),
})

@ObjectType({ description: 'Opening hours of one day of the week, in local time.' })
export class OpeningHours {
  @Field(() => Weekday, { description: 'The day.' })
  day: Weekday

  @NullableField(() => LocalTime, { description: 'Opening time; null when closed all day.' })
  opens: string | null

  @NullableField(() => LocalTime, { description: 'Closing time; null when closed all day.' })
  closes: string | null
}
