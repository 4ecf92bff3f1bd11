import type { PoolClient } from 'pg'
import type { DataSource } from 'typeorm'
import { poolOf } from './data-source.ts'

/** pg's types lack the backend's process id. */
type Connection = PoolClient & { processID: number }

/**
 * Returns a function that interrupts a data source: Postgres terminates the connections in use and rolls back their transactions,
 * so their queries fail. A commit that has begun completes.
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
