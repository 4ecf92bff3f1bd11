import { isDeepStrictEqual } from 'node:util'
import { type DataSource, type EntityManager, Equal, LessThanOrEqual, MoreThanOrEqual, Not } from 'typeorm'
import { type Author, type Change, makeChange, type Refusal } from '#graph/database/change.ts'
import { Location } from '#graph/locations/location.entity.ts'
import { allEntries } from './calendar.service.ts'
import { CalendarEntry } from './calendar-entry.entity.ts'
import { type CalendarRow, checkRow, dealerDate, type NewEntry } from './calendar-row.ts'

type Outcome = Promise<Change<CalendarEntry> | Refusal<keyof CalendarRow | 'id'>>

/** What the dealer's staff do to the calendar. A later entry overrides an earlier one, so no entry is edited. */
export class CalendarChanges {
  constructor(private readonly database: DataSource) {}

  /** What is not past, in order of precedence. */
  async ahead(): Promise<CalendarEntry[]> {
    return (await allEntries(this.database)).filter(({ lastDay }) => lastDay >= dealerDate())
  }

  add(row: CalendarRow, author: Author<CalendarEntry>): Outcome {
    return makeChange(this.database, author, async (transaction) => {
      const select = { id: true, name: true } as const
      const places = await transaction.find(Location, { select, order: { position: 'ASC' } })
      const entry = checkRow(row, places)
      if (Array.isArray(entry)) return { problems: entry }
      if (isDeepStrictEqual(await latestOf(transaction, entry), entry))
        return { problems: [{ field: 'from', message: 'The calendar has this already.' }] }
      return { before: null, after: await transaction.save(CalendarEntry, { ...entry, source: 'staff' as const }) }
    })
  }

  remove(id: number, author: Author<CalendarEntry>): Outcome {
    return makeChange(this.database, author, async (transaction) => {
      const before = await findEntry(transaction, id)
      if (!before)
        return { problems: [{ field: 'id', message: `There is no entry ${id}. Perhaps somebody has taken it back.` }] }
      await transaction.delete(CalendarEntry, id)
      return { before, after: null }
    })
  }

  /** Enters an entry again as it was, which undoes `remove`. */
  restore(entry: CalendarEntry, author: Author<CalendarEntry>): Outcome {
    return makeChange(this.database, author, async (transaction) => {
      if (await findEntry(transaction, entry.id))
        return { problems: [{ field: 'id', message: `Entry ${entry.id} is there again already.` }] }
      // With its number, which is its place among the others; TypeORM leaves out generated columns that nobody names.
      const columns = transaction.getRepository(CalendarEntry).metadata.columns.map(({ propertyName }) => propertyName)
      await transaction.createQueryBuilder().insert().into(CalendarEntry, columns).values(entry).execute()
      return { before: null, after: entry }
    })
  }
}

/** The staff's latest entry that overlaps these days: of hours, or of notices when it is one. */
async function latestOf(transaction: EntityManager, { kind, firstDay, lastDay }: NewEntry): Promise<NewEntry | null> {
  const latest = await transaction.findOne(CalendarEntry, {
    where: {
      source: 'staff',
      kind: kind === 'notice' ? kind : Not(Equal('notice')),
      firstDay: LessThanOrEqual(lastDay),
      lastDay: MoreThanOrEqual(firstDay),
    },
    order: { id: 'DESC' },
  })
  if (!latest) return null
  const { id: _id, source: _source, ...entry } = latest
  return entry
}

/** Of two who take one entry back at once, the second finds none. */
const findEntry = (transaction: EntityManager, id: number): Promise<CalendarEntry | null> =>
  transaction.findOne(CalendarEntry, { where: { id }, lock: { mode: 'pessimistic_write' } })
