import type { Location } from '#graph/locations/location.entity.ts'
import { shortDay } from '#graph/shared/short-day.ts'
import type { CalendarEntry } from './calendar-entry.entity.ts'
import { datesOf, dealerDate, type Place, weekdayOf, weekdaysText } from './calendar-row.ts'
import { hoursText } from './clock.ts'

const DAYS = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  ...{ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
})
const list = new Intl.ListFormat('en-US')

/** An entry in a line: "Closed Fri, Nov 27, 2026 (Snow), at Hatfield and Scranton". */
export function entryWords(entry: CalendarEntry, locations: readonly Place[]): string {
  const { kind, firstDay, lastDay, weekdays, opens, closes, words, places } = entry
  const [first, last] = [new Date(firstDay), new Date(lastDay)]
  const days = firstDay === lastDay ? DAY.format(first) : DAYS.formatRange(first, last)
  if (kind === 'notice') return `Notice ${days}: ${words}`
  const what = opens && closes ? `Open ${hoursText({ opens, closes })}` : 'Closed'
  const names = places?.map(
    (place) =>
      locations
        .find(({ id }) => id === place)
        ?.name.split(' – ')
        .at(-1) ?? place,
  )
  return [
    `${what} ${weekdays ? `${weekdaysText(weekdays)}, ` : ''}${days}`,
    words ? ` (${words})` : '',
    names ? `, at ${list.format(names)}` : '',
  ].join('')
}

const hasDay = ({ kind, firstDay, lastDay, weekdays }: CalendarEntry, date: string) =>
  kind !== 'notice' && firstDay <= date && date <= lastDay && (!weekdays || weekdays.includes(weekdayOf(date)))

const isAt = ({ places }: CalendarEntry, { id }: Place) => !places || places.includes(id)

const daysLeft = (entry: CalendarEntry) =>
  datesOf(entry.firstDay, entry.lastDay).filter((date) => date >= dealerDate() && hasDay(entry, date))

/** Whether entries that come later in order have all days of this one, at all of its places. */
export function isOverridden(entry: CalendarEntry, later: CalendarEntry[], places: readonly Place[]): boolean {
  const mine = places.filter((place) => isAt(entry, place))
  const hides = (date: string, place: Place) => later.some((other) => hasDay(other, date) && isAt(other, place))
  const days = daysLeft(entry)
  return days.length > 0 && days.every((date) => mine.every((place) => hides(date, place)))
}

const MOST_NAMED = 5

/** "This opens Fri, Dec 25 (Christmas) and 3 Sundays. Is that right?", of days on which it was closed by those before. */
export function openedWords(entry: CalendarEntry, earlier: CalendarEntry[], locations: readonly Location[]): string {
  if (entry.kind !== 'open') return ''
  const places = locations.filter((place) => place.hours.length > 0 && isAt(entry, place))
  // Somebody who names one day, or days of the week, means just those.
  const isMeant = entry.firstDay === entry.lastDay || entry.weekdays !== null
  const days: string[] = []
  const weekly: Record<string, number> = {}
  for (const date of daysLeft(entry)) {
    const day = weekdayOf(date)
    const before = places.map((place) => earlier.findLast((other) => hasDay(other, date) && isAt(other, place)))
    const closed = before.find((other) => other?.kind === 'closed')
    if (closed) days.push(`${shortDay(date)}${closed.words ? ` (${closed.words})` : ''}`)
    else if (
      !isMeant &&
      places.some(({ hours }, index) => !before[index] && !hours.find((each) => each.day === day)?.opens)
    )
      weekly[day] = (weekly[day] ?? 0) + 1
  }
  const named = days.slice(0, MOST_NAMED)
  if (days.length > MOST_NAMED) named.push(`${days.length - MOST_NAMED} more days that are closed`)
  for (const [day, count] of Object.entries(weekly)) {
    const name = `${day[0]}${day.slice(1).toLowerCase()}`
    named.push(count === 1 ? `a ${name}` : `${count} ${name}s`)
  }
  return named.length > 0 ? `\nThis opens ${list.format(named)}. Is that right?` : ''
}
