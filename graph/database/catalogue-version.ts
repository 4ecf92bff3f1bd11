import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { clockOffset, wallClock } from '#graph/shared/opening-hours.ts'
import { discard, getsNotifications, NEEDS_DIRECT_CONNECTION, withinSecond } from './notifications.ts'

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
  /** The database can be reached, and its notifications do not arrive. */
  onUnnotified?: () => void
  onBack?: () => void
}

export const logOutages = (
  log: FastifyBaseLogger,
): Required<Pick<WatchOptions, 'onLost' | 'onUnnotified' | 'onBack'>> => ({
  onLost: (reason) => log.error({ reason }, 'the database cannot be reached: stale responses are sent'),
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
  const watch = new SubscribedWatch(databaseUrl, options)
  await watch.subscribe()
  return watch
}

class SubscribedWatch implements CatalogueWatch {
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
