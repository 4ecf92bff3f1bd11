import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { jobLogger } from '#graph/jobs/job-logger.ts'
import { urlOf } from './data-source.ts'

/** Creates or updates the schema `graphile_worker`, where jobs wait; inquiries put theirs in by SQL. */
export async function prepareJobQueue(database: DataSource): Promise<void> {
  const pool = new pg.Pool({ connectionString: urlOf(database), max: 1 })
  // A connection that breaks fails its query as well: without listeners the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: jobLogger(console) })
  } finally {
    await pool.end()
  }
}
