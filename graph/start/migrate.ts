import type { DataSource } from 'typeorm'
import { MIGRATION_LOCK } from '#graph/database/advisory-locks.ts'
import { refuseTooOld } from '#graph/database/require-migrations.ts'
import { prepareJobQueue } from '#graph/jobs/job-queue.ts'
import { seedDatabase } from '#graph/seed/seed-database.ts'

/** Migrates the schema and seeds a new database, under a lock: processes may start at the same time. */
export function prepareDatabase(database: DataSource): Promise<void> {
  return withMigrationLock(database, async () => {
    await refuseTooOld(database)
    await migrateAndSeed(database)
  })
}

/** Undoes the latest migration and deletes the data of its tables and columns. */
export function revertMigration(database: DataSource): Promise<void> {
  return withMigrationLock(database, async () => {
    await refuseTooOld(database)
    await database.undoLastMigration({ transaction: 'all' })
  })
}

/** Drops everything, including inquiries, and builds the database anew. */
export function resetDatabase(database: DataSource): Promise<void> {
  return withMigrationLock(database, async () => {
    await database.query('drop schema public cascade')
    await database.query('create schema public')
    await database.query('drop schema if exists graphile_worker cascade')
    await migrateAndSeed(database)
  })
}

async function migrateAndSeed(database: DataSource): Promise<void> {
  await prepareJobQueue(database)
  await database.runMigrations({ transaction: 'all' })
  await database.transaction(seedDatabase)
}

// The lock belongs to a transaction that does nothing else. It ends with its connection, even when the process is killed.
async function withMigrationLock(database: DataSource, work: () => Promise<void>): Promise<void> {
  await database.transaction(async (lock) => {
    await lock.query('set local idle_in_transaction_session_timeout = 0')
    await lock.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await work()
  })
}
