import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** How far the catalogue has moved on, as this process has heard; what was computed under an older number may be outdated. */
export interface CatalogueVersion {
  readonly current: number
  /** False while nothing can be heard: changes may pass unnoticed. */
  readonly isLive: boolean
  /** False while the database could not be reached the last time it was tried, which is at most three seconds ago. */
  readonly isReachable: boolean
}

export interface CatalogueWatch {
  version: CatalogueVersion
  close(): void
}

interface WatchOptions {
  /** Called with each new version, also after a lost connection. */
  onChange?: (version: CatalogueVersion) => void
  /** Says in words why the database cannot be reached, once until it is back. */
  onLost?: (reason: string) => void
  onBack?: () => void
}

/** Writes one line when the database goes, and one when it is back. */
export const logOutages = (log: FastifyBaseLogger): Required<Pick<WatchOptions, 'onLost' | 'onBack'>> => ({
  onLost: (reason) => log.error({ reason }, 'the database cannot be reached: answers come from what is held'),
  onBack: () => log.warn('the database is there again'),
})

// A connection can be lost without a sign: after these two, three seconds together, its silence counts as a loss.
const HEARTBEAT_MS = 2000
const ANSWER_MS = 1000

const FIRST_RETRY_MS = 20
const LONGEST_RETRY_MS = 2000

/**
 * Listens to the database's announcements on a connection of its own. The version grows with every announcement, and
 * whenever the connection is lost or regained, since changes may have been missed in between.
 * Resolves when it listens for the first time, or when the first attempt has failed.
 */
export async function watchCatalogue(databaseUrl: string, options: WatchOptions = {}): Promise<CatalogueWatch> {
  const watch = new ListeningWatch(databaseUrl, options)
  await watch.listen()
  return watch
}

class ListeningWatch implements CatalogueWatch {
  readonly version = { current: 1, isLive: false, isReachable: true }
  readonly #databaseUrl: string
  readonly #options: WatchOptions
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #retryMs = FIRST_RETRY_MS

  constructor(databaseUrl: string, options: WatchOptions) {
    this.#databaseUrl = databaseUrl
    this.#options = options
  }

  async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      application_name: 'ridgeline-catalogue',
      connectionTimeoutMillis: ANSWER_MS,
    })
    this.#client = client
    client.on('error', ({ message }) => this.#noteLoss(client, message))
    client.on('end', () => this.#noteLoss(client, 'the connection was closed'))
    client.on('notification', () => this.#increase())
    try {
      await client.connect()
      await answerOf(client, 'listen catalogue')
    } catch (error) {
      return this.#noteLoss(client, (error as Error).message)
    }
    if (client === this.#client) this.#noteListening(client)
  }

  close(): void {
    clearTimeout(this.#timer)
    if (this.#client) discard(this.#client)
    this.#client = undefined
  }

  #increase(): void {
    this.version.current += 1
    this.#options.onChange?.(this.version)
  }

  #noteListening(client: pg.Client): void {
    this.#retryMs = FIRST_RETRY_MS
    this.version.isLive = true
    if (!this.version.isReachable) this.#options.onBack?.()
    this.version.isReachable = true
    this.#increase()
    this.#scheduleHeartbeat(client)
  }

  #noteLoss(client: pg.Client, reason: string): void {
    if (client !== this.#client) return
    this.#client = undefined
    clearTimeout(this.#timer)
    discard(client)
    if (this.version.isLive) {
      this.version.isLive = false
      this.#increase()
    } else if (this.version.isReachable) {
      this.version.isReachable = false
      this.#options.onLost?.(reason)
    }
    this.#timer = setTimeout(() => this.listen(), this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
  }

  #scheduleHeartbeat(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      answerOf(client, 'select 1').then(
        () => client === this.#client && this.#scheduleHeartbeat(client),
        ({ message }) => this.#noteLoss(client, message),
      )
    }, HEARTBEAT_MS)
  }
}

/** Rejects when there is no answer in time. */
async function answerOf(client: pg.Client, statement: string): Promise<void> {
  let limit: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    // Timers run before sockets are read: after a second in which the event loop stood still, the answer may wait unread.
    limit = setTimeout(() => setImmediate(reject, new Error('the database does not answer')), ANSWER_MS)
  })
  try {
    await Promise.race([client.query(statement), silence])
  } finally {
    clearTimeout(limit)
  }
}

/** Ends a connection that may no longer answer. */
function discard(client: pg.Client): void {
  client.removeAllListeners()
  client.on('error', () => {})
  client.end().catch(() => {})
  client.connection.stream.destroy()
}
