// Node's codes for a server that cannot be reached, Postgres' classes for a connection that ends (08), a server that
// stops or starts (57P), one that has no room (53) and one that takes too long (57014, 25P03); 25006 is one that has
// become a replica in a failover.
const DOWN = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|57P|57014|53|25006|25P03)/

// What pg says without a code.
const LOST =
  /connection terminated|client has encountered a connection error|timeout exceeded when trying to connect|query read timeout/i

/** Whether a query failed because there is no database to ask, and may work later. */
export function isDatabaseDown(error: unknown): boolean {
  const { code, message, originalError, errors } = Object(error) as FailedQuery
  if (DOWN.test(String(code)) || LOST.test(String(message))) return true
  const causes = [originalError, ...(Array.isArray(errors) ? errors : [])]
  return causes.some((cause) => cause != null && isDatabaseDown(cause))
}

/** A query's error, or what GraphQL and its client made of one. */
interface FailedQuery {
  code?: unknown
  message?: unknown
  originalError?: unknown
  errors?: unknown
}
