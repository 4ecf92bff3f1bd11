import { isDeepStrictEqual } from 'node:util'
import { type EntityManager, Equal, LessThanOrEqual, MoreThanOrEqual, Not } from 'typeorm'
import { Location } from '#graph/locations/location.entity.ts'
import { type Refusal, RowChanges, type WantedChange } from '#graph/staff/history.service.ts'
import { allEntries } from './calendar.service.ts'
import { CalendarEntry } from './calendar-entry.entity.ts'
import { type CalendarRow, checkRow, dealerDate, type NewEntry, type Place } from './calendar-row.ts'
import { entryWords, openedWords } from './entry-words.ts'

/** What the dealer's staff do to the calendar. A later entry overrides an earlier one, so no entry is edited. */
export class CalendarChanges extends RowChanges {
  /** What is not past, in order of precedence. */
  async ahead(database: Pick<EntityManager, 'getRepository'> = this.database): Promise<CalendarEntry[]> {
    return (await allEntries(database)).filter(({ lastDay }) => lastDay >= dealerDate())
  }

  /** Enters a day, days, or a notice, or takes an entry back. */
  protected async change(transaction: EntityManager, { subject, after }: WantedChange) {
    const earlier = await this.ahead(transaction)
    const places = await transaction.find(Location, { order: { position: 'ASC' } })
    if (!after) {
      const entry = await findEntry(transaction, Number(subject))
      if (!entry) return refused('id', `There is no entry ${subject}. Perhaps somebody has taken it back.`)
      await transaction.delete(CalendarEntry, entry.id)
      return { what: `Removed: ${entryWords(entry, places)}`, before: { ...entry }, after: null }
    }
    const entry = await ('id' in after ? restore(transaction, after as never) : add(transaction, after, places))
    if (!('id' in entry)) return entry
    const what = `${entryWords(entry, places)}${openedWords(entry, earlier, places)}`
    return { subject: String(entry.id), what, before: null, after: { ...entry } }
  }
}

const refused = (field: string, message: string): Refusal => ({ problems: [{ field, message }] })

async function add(transaction: EntityManager, row: CalendarRow, places: Place[]): Promise<CalendarEntry | Refusal> {
  const entry = checkRow(row, places)
  if (Array.isArray(entry)) return { problems: entry }
  if (isDeepStrictEqual(await latestOf(transaction, entry), entry))
    return refused('from', 'The calendar has this already.')
  return transaction.save(CalendarEntry, { ...entry, source: 'staff' as const })
}

/** Enters an entry again as it was. */
async function restore(transaction: EntityManager, entry: CalendarEntry): Promise<CalendarEntry | Refusal> {
  if (await findEntry(transaction, entry.id)) return refused('id', `Entry ${entry.id} is there again already.`)
  // With its number, which is its place among the others; TypeORM leaves out generated columns that nobody names.
  const columns = transaction.getRepository(CalendarEntry).metadata.columns.map(({ propertyName }) => propertyName)
  await transaction.createQueryBuilder().insert().into(CalendarEntry, columns).values(entry).execute()
  return entry
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
