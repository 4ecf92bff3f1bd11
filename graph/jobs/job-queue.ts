import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { urlOf } from '#graph/database/data-source.ts'
import { jobLogger } from './job-logger.ts'

/** The application_name of the queue's connections in pg_stat_activity. */
export const JOBS = 'ridgeline-jobs'

/**
 * A pool for graphile-worker. A pool that the library creates itself loses its error listeners before its connections close, and
 * a connection that breaks in between would crash the process.
 */
export function openJobPool(database: DataSource, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: urlOf(database), application_name: JOBS, ...config })
  // Ignored here: a broken connection also fails its query, and that error is reported.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Creates or updates the schema `graphile_worker`, which has the queue's tables. */
export async function prepareJobQueue(database: DataSource): Promise<void> {
  const pool = openJobPool(database, { max: 1 })
  try {
    await runMigrations({ pgPool: pool, logger: jobLogger(console) })
  } finally {
    await pool.end()
  }
}
