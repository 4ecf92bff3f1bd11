import type { EntityManager } from 'typeorm'
import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import type { SpecialDay } from '#graph/shared/opening-hours.ts'
import { CalendarEntry, ENTRY_SOURCES } from './calendar-entry.entity.ts'
import { datesOf, dealerDate, weekdayOf } from './calendar-row.ts'

/** Test drives can be asked for about four weeks ahead. */
const DAYS_SHOWN = 35

/** The days on which the dealer's hours differ from those of the week, and the notice on every page. */
export class CalendarService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cache: CatalogueCache,
  ) {}

  /** All entries, past ones too, the latest last. */
  async specialDays(): Promise<SpecialDay[]> {
    return (await this.#calendar()).specialDays
  }

  async notice(): Promise<string | null> {
    const today = dealerDate()
    const isNow = ({ kind, firstDay, lastDay }: CalendarEntry) =>
      kind === 'notice' && firstDay <= today && today <= lastDay
    return (await this.#calendar()).entries.findLast(isNow)?.words ?? null
  }

  async shown(): Promise<{ specialDays: SpecialDay[]; notice: string | null }> {
    const [today, last] = [dealerDate(), dealerDate(DAYS_SHOWN)]
    const specialDays = (await this.specialDays()).filter(({ from, until }) => until >= today && from <= last)
    return { specialDays, notice: await this.notice() }
  }

  #calendar(): Promise<{ entries: CalendarEntry[]; specialDays: SpecialDay[] }> {
    return this.cache.remember('all', async () => {
      const entries = await this.database.read(allEntries)
      return { entries, specialDays: specialDaysOf(entries) }
    })
  }
}

export function specialDaysOf(entries: CalendarEntry[]): SpecialDay[] {
  return entries
    .filter(({ kind }) => kind !== 'notice')
    .flatMap((entry) => {
      const { places, opens, closes, words } = entry
      const hours = opens && closes ? { opens, closes } : null
      return rangesOf(entry).map((range) => ({ ...range, places, hours, reason: words }))
    })
}

/** The days of an entry. Weekdays of a season are one range a week, which everybody can read who reads ranges. */
function rangesOf({ firstDay, lastDay, weekdays }: CalendarEntry): Pick<SpecialDay, 'from' | 'until'>[] {
  if (!weekdays) return [{ from: firstDay, until: lastDay }]
  const ranges: Pick<SpecialDay, 'from' | 'until'>[] = []
  let isInRange = false
  for (const date of datesOf(firstDay, lastDay)) {
    const counts = weekdays.includes(weekdayOf(date))
    if (counts && isInRange) ranges.at(-1)!.until = date
    else if (counts) ranges.push({ from: date, until: date })
    isInRange = counts
  }
  return ranges
}

/** In order of precedence: an entry overrides those before it. */
export async function allEntries(database: Pick<EntityManager, 'getRepository'>): Promise<CalendarEntry[]> {
  const entries = await database.getRepository(CalendarEntry).find({ order: { id: 'ASC' } })
  return entries.sort((a, b) => ENTRY_SOURCES.indexOf(a.source) - ENTRY_SOURCES.indexOf(b.source))
}
