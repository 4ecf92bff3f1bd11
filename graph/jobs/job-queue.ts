import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { DataSource } from 'typeorm'
import { urlOf } from '#graph/database/data-source.ts'
import { isDatabaseDown } from '#graph/database/database-down.ts'

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

export interface JobLog {
  warn(line: string): void
  error(line: string): void
}

/** Logs the queue's warnings and errors as one line each, without the details, which contain the whole job. */
export const jobLogger = (log: JobLog): Logger =>
  new Logger(() => (level, message) => {
    const [line] = message.split('\n')
    if (level === 'error') log.error(`jobs: ${line}`)
    if (level === 'warning') log.warn(`jobs: ${line}`)
  })

/**
 * Wraps repeated work, and catches its failures. Logs one line for each reason, and one once the work succeeds again. Database
 * outages are logged elsewhere.
 */
export function logFailures(log: JobLog, what: string): (work: () => Promise<unknown>) => Promise<void> {
  let reason: string | undefined
  let failures = 0
  return async (work) => {
    try {
      await work()
      if (failures > 0) log.warn(`${what} works again after ${failures} ${failures === 1 ? 'failure' : 'failures'}`)
      reason = undefined
      failures = 0
    } catch (error) {
      if (isDatabaseDown(error)) return
      const { message } = error as Error
      failures += 1
      if (message !== reason) log.error(`${what} failed: ${message}`)
      reason = message
    }
  }
}
