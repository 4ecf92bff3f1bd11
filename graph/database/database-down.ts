// Node's codes for a server that cannot be reached, Postgres' classes for a connection that ends (08), a server that
// stops or starts (57P) and one that has no room (53).
const DOWN = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|08|57P|53)/

// What pg says without a code.
const LOST = /connection terminated|client has encountered a connection error|timeout exceeded when trying to connect/i

/** Whether a query failed because there is no database to ask, and may work later. */
export function isDatabaseDown(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return DOWN.test(String(code)) || LOST.test(String(message))
}
