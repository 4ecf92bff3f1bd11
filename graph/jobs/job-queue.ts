import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { urlOf } from '#graph/database/data-source.ts'
import { jobLogger } from './job-logger.ts'

/**
 * Connections for graphile-worker. A pool of its own making loses its listeners before its connections: one that breaks
 * in between would end the process.
 */
export function openJobPool(database: DataSource, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: urlOf(database), ...config })
  // A connection that breaks also fails its query, which tells of the loss.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Creates or updates the schema `graphile_worker`, which holds the queue of jobs. */
export async function prepareJobQueue(database: DataSource): Promise<void> {
  const pool = openJobPool(database, { max: 1 })
  try {
    await runMigrations({ pgPool: pool, logger: jobLogger(console) })
  } finally {
    await pool.end()
  }
}
