import { Extensions, FieldResolver, Resolver } from 'type-graphql'
import { Dealer } from '#graph/dealer/dealer.result.ts'
import { Notice, SpecialDays } from './calendar.result.ts'
import type { CalendarService } from './calendar.service.ts'
import { dealerDate } from './calendar-row.ts'

@Resolver(() => Dealer)
export class CalendarResolver {
  constructor(private readonly services: { calendar: CalendarService }) {}

  @Extensions({ maxAge: 60 })
  @FieldResolver(() => [SpecialDays], {
    description:
      'Days from today on with other hours than `departments` and `Location.hours` say; `Location.openNow` follows them. Where ' +
      'two meet, the later one in the list counts.',
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
  @FieldResolver(() => Notice, { nullable: true, description: 'What pages say at their top today; null when nothing.' })
  async notice(): Promise<Notice | null> {
    const notice = await this.services.calendar.notice()
    return notice ? { text: notice.words!, from: notice.firstDay, until: notice.lastDay } : null
  }
}
