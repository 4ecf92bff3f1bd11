import type { DataSource } from 'typeorm'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { urlOf } from './data-source.ts'

const UNKNOWN_TABLE = '42P01'
const REMEDY = `run ${TYPED_COMMANDS.migrate}, or start the site.`

const TOO_OLD = 'This database is older than release 1.0.0: start that release with it once, then this one.'

/**
 * Compares the recorded migrations with those of this build, and changes nothing: why this build cannot work on the database, how many
 * it has of its `own`, and how many of a `newer` build the database has.
 */
export async function compareMigrations(
  database: DataSource,
): Promise<{ problem?: string; own: number; newer: number }> {
  const own = database.migrations.map(({ name }) => name!)
  const recorded = await recordedMigrations(database)
  if (!recorded) return { problem: await notSetUp(database), own: own.length, newer: 0 }
  const baseline = recorded.indexOf(own[0]!)
  if (baseline < 0 && recorded.length > 0) return { problem: TOO_OLD, own: 0, newer: 0 }
  // A database of 1.0.0 has also recorded the migrations that became the baseline.
  const applied = recorded.slice(baseline)
  const missing = own.filter((name) => !applied.includes(name))
  const newer = applied.filter((name) => !own.includes(name))
  const problem = `${missing.length} of ${own.length} migrations are not applied: ${REMEDY}`
  return { own: own.length, newer: newer.length, ...(missing.length > 0 && { problem }) }
}

async function notSetUp(database: DataSource): Promise<string> {
  const [{ name }] = await database.query('select current_database() as name')
  const host = URL.parse(urlOf(database))?.host
  const which = host ? `${name} on ${host}` : name
  return `The database ${which} has not been set up. If the site uses another one, DATABASE_URL is missing here; otherwise ${REMEDY}`
}

/** The first one first; undefined for a database that was never set up. */
async function recordedMigrations(database: DataSource): Promise<string[] | undefined> {
  try {
    const recorded: { name: string }[] = await database.query('select name from migrations order by id')
    await database.query('select from graphile_worker.jobs limit 0')
    return recorded.map(({ name }) => name)
  } catch (error) {
    if ((error as { code?: string }).code === UNKNOWN_TABLE) return undefined
    throw error
  }
}

/** For programs that change the schema: throws a StartError for a database that they cannot bring up to date. */
export async function refuseTooOld(database: DataSource): Promise<void> {
  const { problem } = await compareMigrations(database)
  if (problem === TOO_OLD) throw new StartError(problem)
}

/**
 * For programs that must not change the schema: run from a newer release, they would migrate the database under the
 * running sites.
 */
export async function requireMigrations(database: DataSource): Promise<void> {
  const { problem } = await compareMigrations(database)
  if (problem) throw new StartError(problem)
}
