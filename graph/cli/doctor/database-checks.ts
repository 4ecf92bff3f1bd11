import pg from 'pg'
import type { DataSource } from 'typeorm'
import { counted } from '#graph/cli/terminal-text.ts'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { countMails } from '#graph/contact/mail/mail-gauges.ts'
import { POOL_SIZE, urlOf } from '#graph/database/data-source.ts'
import { discard, isHearing, NEEDS_DIRECT_CONNECTION } from '#graph/database/notifications.ts'
import { compareMigrations } from '#graph/database/require-migrations.ts'
import { JOB_CONNECTIONS } from '#graph/jobs/job-runner.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { type Finding, fail, ok, warn } from './finding.ts'

const DAY_MS = 86_400_000
const CLOCK_WARN_S = 2
const CLOCK_FAIL_S = 60

/** Connections of a site with jobs: its pool, the one for notifications, and those of its jobs. */
const CONNECTIONS_OF_A_SITE = POOL_SIZE + 1 + JOB_CONNECTIONS

export async function checkServer(database: DataSource): Promise<Finding> {
  const [{ server_version: version }] = await database.query('show server_version')
  const [{ count, limit }] = await database.query(
    `select count(*)::int, current_setting('max_connections')::int as limit from pg_stat_activity
     where backend_type = 'client backend'`,
  )
  const message =
    `Postgres ${version} answers; ${count} of ${limit} connections are in use, ` +
    `and a site takes up to ${CONNECTIONS_OF_A_SITE}.`
  const hasLittleRoom = count > limit * 0.8 || limit < 2 * CONNECTIONS_OF_A_SITE
  return hasLittleRoom ? warn(`${message} Allow more (max_connections), or run fewer processes.`) : ok(message)
}

/** The site caches only while it hears of changes. */
export async function checkListening(database: DataSource): Promise<Finding> {
  const listener = new pg.Client({ connectionString: urlOf(database) })
  try {
    await listener.connect()
    if (await isHearing(listener, urlOf(database))) return ok('Changes of the catalogue are announced.')
    return fail(`${NEEDS_DIRECT_CONNECTION}: changes are not announced, so the site caches nothing.`)
  } finally {
    discard(listener)
  }
}

export async function checkMigrations(database: DataSource): Promise<Finding> {
  const { problem, own, newer } = await compareMigrations(database)
  if (problem) return fail(problem)
  if (newer) return warn(`The database has ${newer} migrations of a newer version than this one.`)
  return ok(`All ${own} migrations are applied.`)
}

/** The clocks must agree: mails are sent, and inquiries limited, by both. */
export async function checkClock(database: DataSource): Promise<Finding> {
  const before = Date.now()
  const [{ now }] = await database.query(`select extract(epoch from clock_timestamp())::float8 * 1000 as now`)
  const seconds = Math.abs(now - (before + Date.now()) / 2) / 1000
  const message = `This machine's clock and the database's are ${seconds.toFixed(1)} s apart.`
  if (seconds > CLOCK_FAIL_S) return fail(`${message} Set them by NTP.`)
  return seconds > CLOCK_WARN_S ? warn(`${message} Set them by NTP.`) : ok(message)
}

/** Partners read the log of changes by time: a change that is written after the clock was set back may be behind their position. */
export async function checkChanges(database: DataSource): Promise<Finding> {
  const [{ seconds }] = await database.query(
    'select extract(epoch from max(changed_at) - clock_timestamp())::float8 as seconds from vehicle_log',
  )
  // Times are rounded to the millisecond.
  if (!(seconds > 0.001)) return ok("The log of changes is in step with the database's clock.")
  return warn(
    `The latest change of a vehicle is ${seconds.toFixed(1)} s ahead of the database's clock, which was set back: partners' copies ` +
      `may miss changes of this time. Once the clock has passed it, run "${TYPED_COMMANDS.partners} replay NAME --from" with an earlier time.`,
  )
}

export async function checkMails(database: DataSource): Promise<Finding> {
  const { overdue, failed, dealerRefusal } = await countMails(database)
  if (dealerRefusal) {
    return fail(
      `The mail server refuses MAIL_TO, and you miss inquiries: ${dealerRefusal}. Correct MAIL_TO, then send the mails again at /desk/inquiries.`,
    )
  }
  if (failed) return warn(`${counted(failed, 'mail was', 'mails were')} given up: send them again at /desk/inquiries.`)
  if (overdue) {
    const waiting = counted(overdue, 'mail has', 'mails have')
    return warn(`${waiting} waited for more than an hour: is a worker running with SMTP_URL?`)
  }
  return ok('No mail waits for longer than an hour.')
}

/** A customer who waits for a day goes elsewhere. */
export async function checkInquiries(database: DataSource): Promise<Finding> {
  const inquiries = new InquiryService(database)
  const recent = await inquiries.count({ isUnanswered: true, since: new Date(Date.now() - DAY_MS) })
  const waiting = (await inquiries.count({ isUnanswered: true })) - recent
  if (waiting <= 0) return ok('No inquiry waits for longer than a day.')
  return warn(`${counted(waiting, 'inquiry has', 'inquiries have')} waited for more than a day: see /desk/inquiries.`)
}
