import type { DataSource } from 'typeorm'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'

const UNKNOWN_TABLE = '42P01'
const REMEDY = `Run ${TYPED_COMMANDS.migrate}, or start the site.`

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
  const own = database.migrations.map(({ name }) => name!)
  const applied = await appliedMigrations(database)
  const missing = own.filter((name) => !applied?.includes(name))
  const newer = applied?.filter((name) => !own.includes(name)) ?? []
  const problem = applied
    ? `${missing.length} of ${own.length} migrations are not applied. ${REMEDY}`
    : `The database has not been set up. ${REMEDY}`
  return { own: own.length, newer: newer.length, ...(missing.length > 0 && { problem }) }
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

/**
 * For programs that must not change the schema: run from a newer release, they would migrate the database under the
 * running sites.
 */
export async function requireMigrations(database: DataSource): Promise<void> {
  const { problem } = await compareMigrations(database)
  if (problem) throw new StartError(problem)
}
