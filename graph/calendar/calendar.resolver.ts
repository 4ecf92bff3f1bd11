import { Extensions, FieldResolver, Resolver } from 'type-graphql'
import { Dealer } from '#graph/dealer/dealer.result.ts'
import { SpecialDays } from './calendar.result.ts'
import type { CalendarService } from './calendar.service.ts'
import { dealerDate } from './calendar-row.ts'

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
  async notice(): Promise<string | null> {
    return (await this.services.calendar.notice())?.words ?? null
  }
}
