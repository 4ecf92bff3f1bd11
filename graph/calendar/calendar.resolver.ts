import { Extensions, Field, FieldResolver, ID, ObjectType, Resolver } from 'type-graphql'
import { CalendarDate, LocalTime } from '#graph/api/date-time.scalar.ts'
import { NullableField } from '#graph/api/decorators.ts'
import { Dealer } from '#graph/dealer/dealer.resolver.ts'
import type { CalendarService } from './calendar.service.ts'
import { dealerDate } from './calendar-row.ts'

@ObjectType({
  description: 'Days on which opening hours differ from those of the week, for all hours of a location.',
})
class SpecialDays {
  @Field(() => CalendarDate, { description: 'First day.' })
  from: string

  @Field(() => CalendarDate, { description: 'Last day; the same where it is one day.' })
  until: string

  @NullableField(() => [ID], 'Ids of the locations for which it counts; null for all of them.')
  locationIds: readonly string[] | null

  @NullableField(() => LocalTime, 'Opening time; null when closed all day.')
  opens: string | null

  @NullableField(() => LocalTime, 'Closing time; null when closed all day.')
  closes: string | null

  @NullableField(() => String, 'Why, in words, for example "Thanksgiving".')
  reason: string | null
}

@Resolver(() => Dealer)
export class CalendarResolver {
  constructor(private readonly services: { calendar: CalendarService }) {}

  @Extensions({ maxAge: 60 })
  @FieldResolver(() => [SpecialDays], {
    description:
      'Days from today on with other hours than `Location.hours` says; `Location.openNow` follows them. Where two meet, the ' +
      'later one in the list counts.',
  })
  async specialDays(): Promise<SpecialDays[]> {
    const today = dealerDate()
    return (await this.services.calendar.specialDays())
      .filter(({ until }) => until >= today)
      .map(({ from, until, places, hours, reason }) => ({
        from,
        until,
        locationIds: places,
        opens: hours?.opens ?? null,
        closes: hours?.closes ?? null,
        reason,
      }))
  }

  @Extensions({ maxAge: 60 })
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the dealer wants everybody to read today, at most 140 characters; null when nothing.',
  })
  notice(): Promise<string | null> {
    return this.services.calendar.notice()
  }
}
