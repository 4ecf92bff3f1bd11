import type { CalendarEntry } from './calendar-entry.entity.ts'
import type { Place } from './calendar-row.ts'
import { hoursText } from './clock.ts'
import { weekdaysText } from './weekdays.ts'

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
