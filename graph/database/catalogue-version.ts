import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { clockOffset, wallClock } from '#graph/shared/opening-hours.ts'

/** Counts the notified changes of the catalogue; a result that was computed under a lower number may be stale. */
export interface CatalogueVersion {
  readonly current: number
  /** False while there is no subscription: changes may go unnoticed. */
  readonly isLive: boolean
  /** Whether the last attempt, at most three seconds ago, reached the database. */
  readonly isReachable: boolean
}

interface WatchOptions {
  /** Called with each new version, also after the connection was lost. */
  onChange?: (version: CatalogueVersion) => void
  /** Called after each change of the partners' keys, and after a lost connection, which may have missed one. */
  onPartnerChange?: () => void
  onLost?: (reason: string) => void
  /** The database can be reached, and its notifications do not arrive. */
  onUnnotified?: () => void
  onBack?: () => void
}

export const logOutages = (log: FastifyBaseLogger) => ({
  onLost: (reason: string) => log.error({ reason }, 'the database cannot be reached: stale responses are sent'),
  onUnnotified: () => log.error(`${NEEDS_DIRECT_CONNECTION}: its notifications do not arrive, so nothing is cached`),
  onBack: () => log.warn('the database is back'),
})

// A heartbeat, because a connection can break silently: it counts as lost three seconds later, of which one is for the answer.
const HEARTBEAT_MS = 2000

const FIRST_RETRY_MS = 20
const LONGEST_RETRY_MS = 2000

/**
 * Subscribes to the database's notifications on a connection of its own. The version grows with every notification, and
 * whenever the connection is lost or restored, since changes may have been missed in between. While notifications do not arrive, it
 * grows every two seconds.
 * Resolves once it has subscribed, or once the first attempt has failed.
 */
export async function watchCatalogue(databaseUrl: string, options: WatchOptions = {}): Promise<CatalogueWatch> {
  const watch = new CatalogueWatch(databaseUrl, options)
  await watch.subscribe()
  return watch
}

export class CatalogueWatch {
  readonly version = { current: 1, isLive: false, isReachable: true }
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #retryMs = FIRST_RETRY_MS
  #isUnnotified = false
  #day = today()

  constructor(
    private readonly databaseUrl: string,
    private readonly options: WatchOptions,
  ) {}

  async subscribe(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'ridgeline-catalogue',
      connectionTimeoutMillis: 1000,
    })
    this.#client = client
    client.on('error', ({ message }) => this.#recordLoss(client, message))
    client.on('end', () => this.#recordLoss(client, 'the connection was closed'))
    client.on('notification', ({ channel }) => {
      if (channel === 'catalogue') this.#increase()
      if (channel === 'partners') this.options.onPartnerChange?.()
    })
    let isNotified: boolean
    try {
      await client.connect()
      await withinSecond(client.query('listen catalogue; listen partners'))
      isNotified = await getsNotifications(client, this.databaseUrl)
    } catch (error) {
      return this.#recordLoss(client, (error as Error).message)
    }
    if (client !== this.#client) return
    this.#recordAnswer(isNotified)
    if (isNotified) this.#scheduleHeartbeat(client)
    else this.#tryAgain(client, LONGEST_RETRY_MS)
  }

  close(): void {
    clearTimeout(this.#timer)
    if (this.#client) discard(this.#client)
    this.#client = undefined
  }

  #increase(): void {
    this.version.current += 1
    this.options.onChange?.(this.version)
  }

  #recordAnswer(isNotified: boolean): void {
    this.#retryMs = FIRST_RETRY_MS
    this.version.isLive = isNotified
    if (!this.version.isReachable || (isNotified && this.#isUnnotified)) this.options.onBack?.()
    if (!isNotified && !this.#isUnnotified) this.options.onUnnotified?.()
    this.version.isReachable = true
    this.#isUnnotified = !isNotified
    this.#increase()
    this.options.onPartnerChange?.()
  }

  #recordLoss(client: pg.Client, reason: string): void {
    if (client !== this.#client) return
    if (this.version.isLive) {
      this.version.isLive = false
      this.#increase()
    } else if (this.version.isReachable) {
      this.version.isReachable = false
      this.options.onLost?.(reason)
    }
    this.#tryAgain(client, this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }

  #tryAgain(client: pg.Client, delayMs: number): void {
    this.#client = undefined
    clearTimeout(this.#timer)
    discard(client)
    this.#timer = setTimeout(() => this.subscribe(), delayMs)
  }

  #scheduleHeartbeat(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      withinSecond(client.query('select 1')).then(
        () => {
          if (client !== this.#client) return
          // What holds until a day, such as a promotion, ends at the dealer's midnight.
          if (this.#day !== today()) this.#increase()
          this.#day = today()
          this.#scheduleHeartbeat(client)
        },
        ({ message }) => this.#recordLoss(client, message),
      )
    }, HEARTBEAT_MS)
  }
}

const today = () => wallClock(Date.now(), clockOffset(Date.now())).date

/** What the operator does when no notification arrives. */
export const NEEDS_DIRECT_CONNECTION = 'DATABASE_URL needs a direct connection, not a transaction pooler'

const ANSWER_MS = 1000

/** The answer, or within a second an error. */
async function withinSecond<Answer>(answer: Promise<Answer>): Promise<Answer> {
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
