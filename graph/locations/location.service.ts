import type { CalendarService } from '#graph/calendar/calendar.service.ts'
import type { CatalogueCache } from '#graph/database/catalogue-cache.ts'
import type { ReadDatabase } from '#graph/database/read-database.ts'
import { DEALER, type Hours } from '#graph/dealer/dealer.ts'
import { nearestFirst } from '#graph/shared/distance.ts'
import { type DayFault, dayFault } from '#graph/shared/open-days.ts'
import { clockOffset, isOpenAt, type Schedule, specialDaysAt } from '#graph/shared/opening-hours.ts'
import { type Coordinates, type OpeningHours, Weekday } from '#graph/shared/place.result.ts'
import { Location, LocationType } from './location.entity.ts'

export class LocationService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly cache: CatalogueCache,
    private readonly calendar: Pick<CalendarService, 'specialDays'>,
  ) {}

  async list(type?: LocationType | null): Promise<Location[]> {
    const all = await this.cache.remember('all', () =>
      this.database.read((database) =>
        database.getRepository(Location).find({ order: { position: 'ASC', id: 'ASC' } }),
      ),
    )
    return type ? all.filter((location) => location.type === type) : all
  }

  async find(id: string): Promise<Location | null> {
    return (await this.list()).find((location) => location.id.toLowerCase() === id.toLowerCase()) ?? null
  }

  showrooms(): Promise<Location[]> {
    return this.list(LocationType.PHYSICAL)
  }

  /** Null without any. */
  async nearestShowroom(from: Coordinates): Promise<Location | null> {
    return nearestFirst(from, await this.showrooms())[0] ?? null
  }

  async mainWeek(): Promise<Hours[]> {
    return mainWeekOf(await this.list())
  }

  /** Null for a location without hours. */
  async isOpen({ id, hours }: Location, at: Date): Promise<boolean | null> {
    if (hours.length === 0) return null
    return isOpenAt(await this.#scheduleOf(id, hours), at.getTime(), clockOffset(at.getTime()))
  }

  /** Why nobody can come on that day (YYYY-MM-DD); a location without hours only knows what is past. */
  async dayFault({ id, hours }: Location, day: string): Promise<DayFault | undefined> {
    const now = Date.now()
    const fault = dayFault(await this.#scheduleOf(id, hours), day, now, clockOffset(now))
    return hours.length > 0 || fault === 'PAST' ? fault : undefined
  }

  /** The days on which the dealer is open: those of the main location. */
  async mainSchedule(): Promise<Schedule> {
    const id = DEALER.mainLocationId
    return { week: await this.mainWeek(), specialDays: specialDaysAt(id, await this.calendar.specialDays()) }
  }

  async #scheduleOf(id: string, hours: OpeningHours[]): Promise<Schedule> {
    return { week: weekOf(hours), specialDays: specialDaysAt(id, await this.calendar.specialDays()) }
  }
}

export const mainWeekOf = (locations: Location[]): Hours[] =>
  weekOf(locations.find(({ id }) => id === DEALER.mainLocationId)?.hours ?? [])

/** Monday first; a day that is not listed is closed. */
function weekOf(days: OpeningHours[]): Hours[] {
  return Object.values(Weekday).map((weekday) => {
    const { opens, closes } = days.find(({ day }) => day === weekday) ?? {}
    return opens && closes ? { opens, closes } : null
  })
}
