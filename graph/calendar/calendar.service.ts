import type { DataSource } from 'typeorm'
import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import type { SpecialDay } from '#graph/shared/opening-hours.ts'
import { CalendarEntry, ENTRY_SOURCES } from './calendar-entry.entity.ts'
import { dealerDate } from './calendar-row.ts'

/** Test drives can be asked for about four weeks ahead. */
const DAYS_SHOWN = 35

/** The part of the calendar that pages show. */
interface ShownCalendar {
  specialDays: SpecialDay[]
  /** The current notice. */
  notice: string | null
}

/** The days on which the dealer's hours differ from those of the week, and the notice on every page. */
export class CalendarService {
  #lastShown: ShownCalendar = { specialDays: [], notice: null }

  constructor(
    private readonly database: ReadDatabase,
    private readonly cache: CatalogueCache,
  ) {}

  /** All entries, past ones too, the latest last. */
  async specialDays(): Promise<SpecialDay[]> {
    return specialDaysOf(await this.#entries())
  }

  async notice(): Promise<CalendarEntry | undefined> {
    const today = dealerDate()
    return (await this.#entries()).findLast(
      ({ kind, firstDay, lastDay }) => kind === 'notice' && firstDay <= today && today <= lastDay,
    )
  }

  async shown(): Promise<ShownCalendar> {
    const [today, last] = [dealerDate(), dealerDate(DAYS_SHOWN)]
    const specialDays = (await this.specialDays()).filter(({ from, until }) => until >= today && from <= last)
    this.#lastShown = { specialDays, notice: (await this.notice())?.words ?? null }
    return this.#lastShown
  }

  /** For pages in an outage. */
  get lastShown(): ShownCalendar {
    return this.#lastShown
  }

  #entries(): Promise<CalendarEntry[]> {
    return this.cache.remember('all', () => this.database.read(allEntries))
  }
}

export function specialDaysOf(entries: CalendarEntry[]): SpecialDay[] {
  return entries
    .filter(({ kind }) => kind !== 'notice')
    .map(({ firstDay, lastDay, places, opens, closes, words }) => ({
      from: firstDay,
      until: lastDay,
      places,
      hours: opens && closes ? { opens, closes } : null,
      reason: words,
    }))
}

/** In order of precedence: an entry overrides those before it. */
export async function allEntries(database: DataSource): Promise<CalendarEntry[]> {
  const entries = await database.getRepository(CalendarEntry).find({ order: { id: 'ASC' } })
  return entries.sort((a, b) => ENTRY_SOURCES.indexOf(a.source) - ENTRY_SOURCES.indexOf(b.source))
}
