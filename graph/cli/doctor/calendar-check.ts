import type { DataSource } from 'typeorm'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import { type Finding, ok, warn } from './finding.ts'

const DAYS_AHEAD = 365

interface Ends {
  /** The last holiday that came with the database. */
  seeded: string | null
  /** The last day that is closed, whoever said so. */
  last: string | null
}

/** The holidays of a new database end after some years. A place that is gone, or has another id by now, has no days of its own. */
export async function checkCalendar(database: DataSource): Promise<Finding> {
  const lost: { place: string }[] = await database.query(
    `select distinct place from calendar_entries, jsonb_array_elements_text(places) place
     where last_day >= $1 and not exists (select from locations where id = place) order by place`,
    [dealerDate()],
  )
  if (lost.length > 0) {
    const places = lost.map(({ place }) => JSON.stringify(place)).join(', ')
    return warn(
      `Special days are for ${places}, and no location has that id: they count nowhere. ` +
        'Enter them again at /desk/days.',
    )
  }
  const [{ seeded, last }]: [Ends] = await database.query(
    `select max(last_day) filter (where source = 'seed')::text as seeded, max(last_day)::text as last
     from calendar_entries where kind = 'closed'`,
  )
  if (last !== null && last === seeded && last < dealerDate(DAYS_AHEAD)) {
    return warn(`The last holiday is ${last}: enter later ones at /desk/days.`)
  }
  return ok(last === null ? 'No day is closed.' : `The last day that is closed is ${last}.`)
}
