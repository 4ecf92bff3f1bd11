import type { DataSource } from 'typeorm'
import { StartError } from '#graph/runtime/start-error.ts'
import { checkMigrations } from './database-checks.ts'

/**
 * For programs that work on a database and leave its schema alone: run from a newer release, they must not bring the
 * database of the running sites up to it.
 */
export async function requireMigrations(database: DataSource): Promise<void> {
  const { status, words } = await checkMigrations(database)
  if (status === 'fail') throw new StartError(words)
}
