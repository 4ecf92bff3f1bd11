import { access } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { dealerDate } from '#graph/calendar/calendar-row.ts'
import { counted } from '#graph/cli/terminal-text.ts'
import type { Config } from '#graph/config.ts'
import { InquiryService } from '#graph/contact/inquiries/inquiry.service.ts'
import { countMails } from '#graph/contact/mail/inquiry-mails.ts'
import { POOL_SIZE, urlOf } from '#graph/database/data-source.ts'
import { discard, getsNotifications, NEEDS_DIRECT_CONNECTION } from '#graph/database/notifications.ts'
import { compareMigrations } from '#graph/database/require-migrations.ts'
import { refusedPushes } from '#graph/inventory/push/refused-pushes.ts'
import { JOB_CONNECTIONS } from '#graph/jobs/job-runner.ts'
import { PartnerService } from '#graph/partners/partner.service.ts'
import { SecretCipher } from '#graph/partners/webhooks/secret-cipher.ts'
import { WebhookQueue } from '#graph/partners/webhooks/webhook-queue.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { type Finding, fail, ok, reasonOf, warn } from './finding.ts'

const DAY_MS = 86_400_000
const LATE_MS = 3_600_000
const DAYS_AHEAD = 365
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

/** The site caches only while it is notified of changes. */
export async function checkListening(database: DataSource): Promise<Finding> {
  const listener = new pg.Client({ connectionString: urlOf(database) })
  try {
    await listener.connect()
    if (await getsNotifications(listener, urlOf(database))) return ok('Changes of the catalogue are announced.')
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

/** Names the partners whose webhook gets no changes. */
export async function checkWebhooks(
  database: DataSource,
  { webhookKey }: Pick<Config, 'webhookKey'>,
): Promise<Finding> {
  const partners = (await new PartnerService(database).list()).filter(({ webhook }) => webhook)
  if (partners.length === 0) return ok('No partner has a webhook.')
  if (!webhookKey) return fail('WEBHOOK_KEY is not set: nothing is delivered to webhooks.')
  const unreadable = await findUnreadable(database, new SecretCipher(webhookKey), partners)
  if (unreadable) return fail(`${unreadable}. Set that one, or run "${TYPED_COMMANDS.partners} rotate NAME --secret".`)

  const namesOf = (list: typeof partners) =>
    list.map(({ name, webhook }) => `${name} (${reasonOf({ message: webhook!.lastError })})`).join(', ')
  const disabled = partners.filter(({ webhook }) => webhook!.disabledAt)
  if (disabled.length > 0) {
    return warn(`Disabled: ${namesOf(disabled)}. Ask the partner, then ${TYPED_COMMANDS.partners} replay NAME.`)
  }
  const failing = partners.filter(({ webhook }) => webhook!.failingSince)
  if (failing.length > 0) return warn(`Failing, and tried again for three days: ${namesOf(failing)}.`)
  const late = partners.filter(({ webhook }) => Date.now() - Number(webhook!.pendingSince ?? Date.now()) > LATE_MS)
  if (late.length > 0) {
    const names = late.map(({ name }) => name).join(', ')
    return warn(`Changes have waited for more than an hour: ${names}. Does a process run jobs with WEBHOOK_KEY?`)
  }
  return ok(`No webhook of ${partners.length} fails.`)
}

async function findUnreadable(
  database: DataSource,
  cipher: SecretCipher,
  partners: { name: string }[],
): Promise<string | undefined> {
  for (const { name } of partners) {
    const endpoint = await new WebhookQueue(database).find(name)
    try {
      for (const secret of endpoint?.secrets ?? []) cipher.open(secret, name)
    } catch (error) {
      return (error as Error).message
    }
  }
  return undefined
}

/** Names the partners whose last push was refused. */
export async function checkPushes(database: DataSource): Promise<Finding> {
  const refused = await refusedPushes(database)
  if (refused.length === 0) return ok('No push was refused lately.')
  const named = refused.map(
    ({ partner, refusedAt, problems }) => `${partner} at ${refusedAt.toISOString()} (${problems.split('\n')[0]})`,
  )
  return warn(`Refused, and nothing was changed: ${named.join(', ')}. Ask the partner to correct it.`)
}

/** Looks for imported pictures that are missing in the media folder. */
export async function checkPictures(database: DataSource, mediaDir: string): Promise<Finding> {
  const rows: { path: string }[] = await database.query(`
    select distinct image ->> 'path' as path
    from vehicles, jsonb_array_elements(images) as image
    where image ->> 'path' like 'uploads/%'`)
  const present = await Promise.all(rows.map(({ path }) => isThere(join(mediaDir, path))))
  const missing = rows.filter((_row, index) => !present[index])
  if (missing.length === 0) return ok(`All ${rows.length} imported pictures are there.`)
  const example = missing[0]!.path
  return fail(
    `${missing.length} of ${rows.length} imported pictures are missing in ${mediaDir}, such as ${example}: put them back from the backup, or import the stock again.`,
  )
}

/** Rejects for any other reason than a missing file, such as a folder that this user may not read. */
const isThere = (file: string) =>
  access(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
