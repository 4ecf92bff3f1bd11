import type { DataSource } from 'typeorm'
import { compareMigrations } from '#graph/database/require-migrations.ts'
import { countJobs } from '#graph/jobs/count-jobs.ts'
import { type Finding, fail, ok, reasonOf, warn } from './finding.ts'

const CLOCK_WARN_S = 2
const CLOCK_FAIL_S = 60

export async function checkServer(database: DataSource): Promise<Finding> {
  const [{ server_version: version }] = await database.query('show server_version')
  const [{ count, limit }] = await database.query(
    `select count(*)::int, current_setting('max_connections')::int as limit from pg_stat_activity
     where backend_type = 'client backend'`,
  )
  const message = `Postgres ${version} answers; ${count} of ${limit} connections are in use.`
  return count > limit * 0.8 ? warn(`${message} Allow more (max_connections), or run fewer processes.`) : ok(message)
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

export async function checkMails(database: DataSource): Promise<Finding> {
  const { overdue, failed } = await countJobs(database)
  if (failed) return warn(`${failed} mails were given up: npm run --silent inquiries -- list --status failed.`)
  if (overdue) return warn(`${overdue} mails have waited for more than an hour: is a worker running with SMTP_URL?`)
  return ok('No mail waits for longer than an hour.')
}

/** Runs a check that queries the database; a query that fails is a finding too. */
export const examine = (check: (database: DataSource) => Promise<Finding>, database: DataSource): Promise<Finding> =>
  check(database).catch((error) => fail(`It could not be examined: ${reasonOf(error)}.`))
