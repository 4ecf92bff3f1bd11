import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { jobLogger } from '#graph/jobs/job-logger.ts'
import { urlOf } from './data-source.ts'

/** Creates or updates the schema `graphile_worker`, which holds the queue of jobs. */
export async function prepareJobQueue(database: DataSource): Promise<void> {
  const pool = new pg.Pool({ connectionString: urlOf(database), max: 1 })
  // A connection that breaks also fails its query; without listeners the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: jobLogger(console) })
  } finally {
    await pool.end()
  }
}
