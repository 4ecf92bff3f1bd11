import { Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import type { LocationChanges } from '#graph/locations/location-changes.ts'
import type { CalendarChanges } from './calendar-changes.ts'
import { dealerDate } from './calendar-row.ts'
import { entryWords, isOverridden } from './entry-words.ts'

@ObjectType({ description: 'Special days, or a notice, that the staff can take back.' })
export class CalendarLine {
  @Field(() => ID, { description: 'Its number.' })
  id: string

  @Field({ description: 'Its first day, as YYYY-MM-DD.' })
  firstDay: string

  @Field({ description: 'What it says, in a line.' })
  text: string
}

@ObjectType({ description: 'What is not past in the calendar.' })
export class CalendarAhead {
  @Field({ description: 'Today at the dealer, as YYYY-MM-DD.' })
  today: string

  @Field(() => [CalendarLine], { description: 'The next first.' })
  entries: CalendarLine[]
}

@Resolver()
export class DaysResolver {
  constructor(private readonly services: { calendarChanges: CalendarChanges; locationChanges: LocationChanges }) {}

  @Query(() => CalendarAhead, { description: 'What is not past in the calendar.' })
  async calendarAhead(): Promise<CalendarAhead> {
    const { calendarChanges, locationChanges } = this.services
    const [entries, locations] = [await calendarChanges.ahead(), await locationChanges.list()]
    return {
      today: dealerDate(),
      entries: entries
        .map((entry, index) => {
          const isGone = isOverridden(entry, entries.slice(index + 1), locations)
          const text = `${entryWords(entry, locations)}${isGone ? ' – a later entry counts instead' : ''}`
          return { id: String(entry.id), firstDay: entry.firstDay, text }
        })
        .sort((a, b) => a.firstDay.localeCompare(b.firstDay)),
    }
  }
}
