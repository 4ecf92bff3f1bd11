import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** What the operator does when no notification arrives. */
export const NEEDS_DIRECT_CONNECTION = 'DATABASE_URL needs a direct connection, not a transaction pooler'

const ANSWER_MS = 1000

/** The answer, or within a second an error. */
export async function withinSecond<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let limit: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    // setImmediate, because timers run before sockets are read: after a blocked event loop, the answer may be waiting unread.
    limit = setTimeout(() => setImmediate(reject, new Error('the database does not answer')), ANSWER_MS)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(limit)
  }
}

/**
 * Whether a connection receives notifications: behind a transaction pooler LISTEN succeeds, and nothing ever arrives. Rejects when
 * the database does not answer.
 */
export async function getsNotifications(listener: pg.Client, databaseUrl: string): Promise<boolean> {
  const token = randomUUID()
  const heard = new Promise<true>((resolve) => {
    listener.on('notification', ({ payload }) => payload === token && resolve(true))
  })
  await withinSecond(listener.query('listen tokens'))
  await notify(databaseUrl, token)
  return withinSecond(heard).catch(() => false)
}

/** By a connection of its own: what a connection sends to itself comes with the statement's answer, through a pooler as well. */
async function notify(databaseUrl: string, token: string): Promise<void> {
  const sender = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'ridgeline-catalogue',
    connectionTimeoutMillis: ANSWER_MS,
  })
  sender.on('error', () => {})
  try {
    await sender.connect()
    await withinSecond(sender.query(`select pg_notify('tokens', $1)`, [token]))
  } finally {
    discard(sender)
  }
}

/** Ends a connection that may no longer respond. */
export function discard(client: pg.Client): void {
  client.removeAllListeners()
  client.on('error', () => {})
  client.end().catch(() => {})
  client.connection.stream.destroy()
}
