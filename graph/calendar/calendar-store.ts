import type { DataSource } from 'typeorm'
import { problemLines } from '#graph/files/problem-lines.ts'
import type { FileSource } from '#graph/inventory/published/published-file.ts'
import { Location } from '#graph/locations/location.entity.ts'
import { CalendarEntry } from './calendar-entry.entity.ts'
import { readCalendarFile } from './calendar-file.ts'
import type { Place } from './calendar-row.ts'

export async function knownPlaces(database: DataSource): Promise<Place[]> {
  return database.getRepository(Location).find({ select: { id: true, name: true }, order: { position: 'ASC' } })
}

/** Replaces the entries of earlier files by those of this one. With problems, it returns them and changes nothing. */
export async function importCalendar(database: DataSource, path: string): Promise<string | undefined> {
  const entries = await database.getRepository(CalendarEntry).findBy({ source: 'file' })
  const read = await readCalendarFile(path, { places: await knownPlaces(database), entries })
  if (!Array.isArray(read)) return problemLines(read).join('\n')
  await database.transaction(async (manager) => {
    // Two imports at once would both add their entries, and each delete only those that it sees.
    await manager.query('lock table calendar_entries in share row exclusive mode')
    await manager.delete(CalendarEntry, { source: 'file' })
    if (read.length === 0) return
    await manager.insert(
      CalendarEntry,
      read.map((entry) => ({ ...entry, source: 'file' as const })),
    )
  })
  return undefined
}

/** The calendar as the dealer publishes it. */
export function publishedCalendar(database: DataSource, url: string): FileSource {
  return { name: 'calendar', url, import: (path) => importCalendar(database, path) }
}
