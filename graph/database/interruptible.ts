import type { PoolClient } from 'pg'
import type { DataSource } from 'typeorm'
import { poolOf } from './data-source.ts'

/** `processID`: of the Postgres process behind it, which pg's types leave out. */
type Connection = PoolClient & { processID: number }

/**
 * Returns how what a data source does from now on is interrupted: Postgres ends the connections that are in use and
 * rolls back their transactions, and whoever waits for one of them gets an error. A commit that has begun is finished.
 */
export function interruptible(database: DataSource): () => Promise<void> {
  const inUse = new Set<Connection>()
  const pool = poolOf(database)
  pool.on('acquire', (client) => inUse.add(client as Connection))
  pool.on('release', (_error, client) => inUse.delete(client as Connection))
  return async () => {
    const processes = [...inUse].map(({ processID }) => processID)
    await database.query('select pg_terminate_backend(id) from unnest($1::int[]) as id', [processes])
  }
}
