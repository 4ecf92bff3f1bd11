import type { DataSource } from 'typeorm'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { urlOf } from './data-source.ts'

const UNKNOWN_TABLE = '42P01'
const REMEDY = `run ${TYPED_COMMANDS.migrate}, or start the site.`

const TOO_OLD =
  'This database belongs to a release from before November 23, 2026, which cannot be upgraded. Export its vehicles and ' +
  'inquiries with that release, then start this one with a new database and import the vehicles.'

interface MigrationState {
  /** Why this build cannot work on the database. */
  problem?: string
  /** The number of migrations in this build. */
  own: number
  /** The number of migrations of a newer build in the database. */
  newer: number
}

/** Compares the recorded migrations with those of this build; changes nothing. */
export async function compareMigrations(database: DataSource): Promise<MigrationState> {
  if (await isTooOld(database)) return { problem: TOO_OLD, own: 0, newer: 0 }
  const own = database.migrations.map(({ name }) => name!)
  const applied = await appliedMigrations(database)
  const missing = own.filter((name) => !applied?.includes(name))
  const newer = applied?.filter((name) => !own.includes(name)) ?? []
  const problem = applied
    ? `${missing.length} of ${own.length} migrations are not applied: ${REMEDY}`
    : await notSetUp(database)
  return { own: own.length, newer: newer.length, ...(missing.length > 0 && { problem }) }
}

// A first release created these tables by a migration of the same name, so its records do not tell it from a later one.
async function isTooOld(database: DataSource): Promise<boolean> {
  const [found] = await database.query(`
    select from information_schema.columns
    where table_schema = current_schema() and table_name = 'partner_keys' and column_name = 'is_test'
  `)
  return found !== undefined
}

async function notSetUp(database: DataSource): Promise<string> {
  const [{ name }] = await database.query('select current_database() as name')
  const host = URL.parse(urlOf(database))?.host
  const which = host ? `${name} on ${host}` : name
  return `The database ${which} has not been set up. If the site uses another one, DATABASE_URL is missing here; otherwise ${REMEDY}`
}

/** Undefined for a database that was never set up. */
async function appliedMigrations(database: DataSource): Promise<string[] | undefined> {
  try {
    const applied: { name: string }[] = await database.query('select name from migrations')
    await database.query('select from graphile_worker.jobs limit 0')
    return applied.map(({ name }) => name)
  } catch (error) {
    if ((error as { code?: string }).code === UNKNOWN_TABLE) return undefined
    throw error
  }
}

/** For programs that change the schema: throws a StartError for a database that they cannot bring up to date. */
export async function refuseTooOld(database: DataSource): Promise<void> {
  if (await isTooOld(database)) throw new StartError(TOO_OLD)
}

/**
 * For programs that must not change the schema: run from a newer release, they would migrate the database under the
 * running sites.
 */
export async function requireMigrations(database: DataSource): Promise<void> {
  const { problem } = await compareMigrations(database)
  if (problem) throw new StartError(problem)
}
