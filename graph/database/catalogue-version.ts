import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** Counts the notified changes of the catalogue; a result that was computed under a lower number may be stale. */
export interface CatalogueVersion {
  readonly current: number
  /** False while there is no subscription: changes may go unnoticed. */
  readonly isLive: boolean
  /** Whether the last attempt, at most three seconds ago, reached the database. */
  readonly isReachable: boolean
}

export interface CatalogueWatch {
  version: CatalogueVersion
  close(): void
}

interface WatchOptions {
  /** Called with each new version, also after the connection was lost. */
  onChange?: (version: CatalogueVersion) => void
  /** Called after each change of the partners' keys, and after a lost connection, which may have missed one. */
  onPartnerChange?: () => void
  onLost?: (reason: string) => void
  onBack?: () => void
}

export const logOutages = (log: FastifyBaseLogger): Required<Pick<WatchOptions, 'onLost' | 'onBack'>> => ({
  onLost: (reason) => log.error({ reason }, 'the database cannot be reached: stale responses are sent'),
  onBack: () => log.warn('the database is back'),
})

// A heartbeat, because a connection can break silently: it counts as lost after both times, three seconds together.
const HEARTBEAT_MS = 2000
const ANSWER_MS = 1000

const FIRST_RETRY_MS = 20
const LONGEST_RETRY_MS = 2000

/**
 * Subscribes to the database's notifications on a connection of its own. The version grows with every notification, and
 * whenever the connection is lost or restored, since changes may have been missed in between.
 * Resolves once it has subscribed, or once the first attempt has failed.
 */
export async function watchCatalogue(databaseUrl: string, options: WatchOptions = {}): Promise<CatalogueWatch> {
  const watch = new SubscribedWatch(databaseUrl, options)
  await watch.subscribe()
  return watch
}

class SubscribedWatch implements CatalogueWatch {
  readonly version = { current: 1, isLive: false, isReachable: true }
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #retryMs = FIRST_RETRY_MS

  constructor(
    private readonly databaseUrl: string,
    private readonly options: WatchOptions,
  ) {}

  async subscribe(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'ridgeline-catalogue',
      connectionTimeoutMillis: ANSWER_MS,
    })
    this.#client = client
    client.on('error', ({ message }) => this.#recordLoss(client, message))
    client.on('end', () => this.#recordLoss(client, 'the connection was closed'))
    client.on('notification', ({ channel }) => {
      if (channel === 'catalogue') this.#increase()
      else this.options.onPartnerChange?.()
    })
    try {
      await client.connect()
      await answerOf(client, 'listen catalogue; listen partners')
    } catch (error) {
      return this.#recordLoss(client, (error as Error).message)
    }
    if (client === this.#client) this.#recordSubscription(client)
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

  #recordSubscription(client: pg.Client): void {
    this.#retryMs = FIRST_RETRY_MS
    this.version.isLive = true
    if (!this.version.isReachable) this.options.onBack?.()
    this.version.isReachable = true
    this.#increase()
    this.options.onPartnerChange?.()
    this.#scheduleHeartbeat(client)
  }

  #recordLoss(client: pg.Client, reason: string): void {
    if (client !== this.#client) return
    this.#client = undefined
    clearTimeout(this.#timer)
    discard(client)
    if (this.version.isLive) {
      this.version.isLive = false
      this.#increase()
    } else if (this.version.isReachable) {
      this.version.isReachable = false
      this.options.onLost?.(reason)
    }
    this.#timer = setTimeout(() => this.subscribe(), this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }

  #scheduleHeartbeat(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      answerOf(client, 'select 1').then(
        () => client === this.#client && this.#scheduleHeartbeat(client),
        ({ message }) => this.#recordLoss(client, message),
      )
    }, HEARTBEAT_MS)
  }
}

async function answerOf(client: pg.Client, statement: string): Promise<void> {
  let limit: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    // setImmediate, because timers run before sockets are read: after a blocked event loop, the answer may be waiting unread.
    limit = setTimeout(() => setImmediate(reject, new Error('the database does not answer')), ANSWER_MS)
  })
  try {
    await Promise.race([client.query(statement), silence])
  } finally {
    clearTimeout(limit)
  }
}

/** Ends a connection that may no longer respond. */
function discard(client: pg.Client): void {
  client.removeAllListeners()
  client.on('error', () => {})
  client.end().catch(() => {})
  client.connection.stream.destroy()
}
