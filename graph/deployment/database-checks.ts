import type { DataSource } from 'typeorm'
import { type Finding, fail, ok, reasonOf, warn } from './check.ts'

const UNKNOWN_TABLE = '42P01'
const CLOCK_WARN_S = 2
const CLOCK_FAIL_S = 60

export async function checkServer(database: DataSource): Promise<Finding> {
  const [{ server_version: version }] = await database.query('show server_version')
  const [{ count, limit }] = await database.query(
    `select count(*)::int, current_setting('max_connections')::int as limit from pg_stat_activity
     where backend_type = 'client backend'`,
  )
  const words = `Postgres ${version} answers; ${count} of ${limit} connections are in use.`
  return count > limit * 0.8 ? warn(`${words} Allow more (max_connections), or run fewer processes.`) : ok(words)
}

/** Compares what is recorded in the database with what this build brings along; changes nothing. */
export async function checkMigrations(database: DataSource): Promise<Finding> {
  const remedy = 'Run npm run db:migrate, or start the site.'
  let applied: string[]
  try {
    applied = (await database.query('select name from migrations')).map(({ name }: { name: string }) => name)
    await database.query('select from graphile_worker.jobs limit 0')
  } catch (error) {
    if ((error as { code?: string }).code !== UNKNOWN_TABLE) throw error
    return fail(`The database has not been set up. ${remedy}`)
  }
  const own = database.migrations.map(({ name }) => name!)
  const missing = own.filter((name) => !applied.includes(name))
  if (missing.length) return fail(`${missing.length} of ${own.length} migrations are not applied. ${remedy}`)
  const newer = applied.filter((name) => !own.includes(name))
  if (newer.length) return warn(`The database has ${newer.length} migrations of a newer version than this one.`)
  return ok(`All ${own.length} migrations are applied.`)
}

/** Times in the database and here must agree: inquiries are sent and limited by both. */
export async function checkClock(database: DataSource): Promise<Finding> {
  const before = Date.now()
  const [{ now }] = await database.query(`select extract(epoch from clock_timestamp())::float8 * 1000 as now`)
  const seconds = Math.abs(now - (before + Date.now()) / 2) / 1000
  const words = `This machine's clock and the database's are ${seconds.toFixed(1)} s apart.`
  if (seconds > CLOCK_FAIL_S) return fail(`${words} Set them by NTP.`)
  return seconds > CLOCK_WARN_S ? warn(`${words} Set them by NTP.`) : ok(words)
}

export async function checkMails(database: DataSource): Promise<Finding> {
  const [{ waiting, failed }] = await database.query(`
    select count(*) filter (where attempts < max_attempts and created_at < now() - interval '1 hour')::int as waiting,
           count(*) filter (where attempts >= max_attempts)::int as failed
    from graphile_worker.jobs`)
  if (failed) return warn(`${failed} mails were given up: npm run --silent inquiries -- list --status failed.`)
  if (waiting) return warn(`${waiting} mails have waited for more than an hour: is a worker running with SMTP_URL?`)
  return ok('No mail waits for longer than an hour.')
}

/** Runs a check that asks the database; what it cannot ask is a failure of its own. */
export const examine = (check: (database: DataSource) => Promise<Finding>, database: DataSource): Promise<Finding> =>
  check(database).catch((error) => fail(`It could not be examined: ${reasonOf(error)}.`))
