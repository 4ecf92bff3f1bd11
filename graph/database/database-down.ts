// Node's codes for a server that cannot be reached, and Postgres' codes for a lost connection (08), a server that stops
// or starts (57P), is out of resources (53), takes too long (57014, 25P03), or became a replica in a failover (25006).
const DOWN = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|57P|57014|53|25006|25P03)/

// Errors of pg that have no code, and TypeORM's error for a transaction whose connection was lost between two statements.
const LOST =
  /connection terminated|client has encountered a connection error|timeout exceeded when trying to connect|query read timeout|query runner (was )?already released/i

/** Thrown without a query, because the database is known to be down. */
export class DatabaseDownError extends Error {
  readonly code = 'ECONNREFUSED'

  constructor() {
    super('the database cannot be reached')
  }
}

/** Whether a query, also one that an error of GraphQL or its client wraps, failed because the database is down, so that it may work later. */
export function isDatabaseDown(error: unknown): boolean {
  const { code, message, originalError, errors } = Object(error)
  if (DOWN.test(String(code)) || LOST.test(String(message))) return true
  const causes = [originalError, ...(Array.isArray(errors) ? errors : [])]
  return causes.some((cause) => cause != null && isDatabaseDown(cause))
}
