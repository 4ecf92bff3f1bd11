import { Field, Float, ObjectType } from 'type-graphql'
import { LocalTime } from '#graph/api/date-time.scalar.ts'
import { NullableField } from '#graph/api/decorators.ts'
import { describedEnum } from '#graph/api/described-enum.ts'

@ObjectType({ description: 'A point on the map (WGS 84).' })
export class Coordinates {
  @Field(() => Float, { description: 'Degrees north of the equator, for example 41.1695.' })
  latitude: number

  @Field(() => Float, { description: 'Degrees east of Greenwich; west is negative, for example -75.8774.' })
  longitude: number
}

export const Weekday = describedEnum('Weekday', 'Day of the week.', {
  MONDAY: 'Monday.',
  TUESDAY: 'Tuesday.',
  WEDNESDAY: 'Wednesday.',
  THURSDAY: 'Thursday.',
  FRIDAY: 'Friday.',
  SATURDAY: 'Saturday.',
  SUNDAY: 'Sunday.',
})
export type Weekday = keyof typeof Weekday

@ObjectType({ description: 'Opening hours of one day of the week, in local time.' })
export class OpeningHours {
  @Field(() => Weekday, { description: 'The day.' })
  day: Weekday

  @NullableField(() => LocalTime, 'Opening time; null when closed all day.')
  opens: string | null

  @NullableField(() => LocalTime, 'Closing time; null when closed all day.')
  closes: string | null
}
