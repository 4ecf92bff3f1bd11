import type { OpeningHoursSpecification } from 'schema-dts'
import { dayAt, type Schedule } from '#graph/shared/opening-hours.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const DAYS_AHEAD = 30
/** A closed day, as search engines read it. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** The hours of a place, whose clocks are `offset` ms ahead of UTC. */
export type Opening = Schedule & { now: number; offset: number }

/** A week that starts on Monday; days with the same hours share an entry, a day that is closed has none. */
const weekOf = ({ week }: Opening): OpeningHoursSpecification[] => {
  const entries = new Map<string, { opens: string; closes: string; dayOfWeek: (typeof DAYS)[number][] }>()
  for (const [index, hours] of week.entries()) {
    if (!hours) continue
    const { opens, closes } = hours
    const entry = entries.get(opens + closes) ?? { opens, closes, dayOfWeek: [] }
    entry.dayOfWeek.push(DAYS[index]!)
    entries.set(opens + closes, entry)
  }
  return [...entries.values()].map((entry) => ({ '@type': 'OpeningHoursSpecification', ...entry }))
}

/** The special days of the next weeks; days in a row with the same hours share an entry. */
const specialDaysOf = (opening: Opening): OpeningHoursSpecification[] | undefined => {
  const entries: { opens: string; closes: string; validFrom: string; validThrough: string; last: number }[] = []
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const { date, hours, special } = dayAt(opening, opening.now, opening.offset, ahead)
    if (!special) continue
    const { opens, closes } = hours ?? CLOSED
    const before = entries.at(-1)
    if (before?.last === ahead - 1 && before.opens === opens && before.closes === closes)
      Object.assign(before, { validThrough: date, last: ahead })
    else entries.push({ opens, closes, validFrom: date, validThrough: date, last: ahead })
  }
  if (entries.length === 0) return undefined
  return entries.map(({ last: _last, ...entry }) => ({ '@type': 'OpeningHoursSpecification', ...entry }))
}

export const openingHours = (opening: Opening) => ({
  openingHoursSpecification: weekOf(opening),
  specialOpeningHoursSpecification: specialDaysOf(opening),
})
