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

// A connection can die without a word. These two bound how long its silence is taken for peace: three seconds.
const HEARTBEAT_MS = 2000
const ANSWER_MS = 1000

const FIRST_RETRY_MS = 20
const LONGEST_RETRY_MS = 2000

/**
 * Listens to the database's announcements on a connection of its own. The version moves on with every announcement,
 * and when the connection is lost or regained, since changes may have been missed between the two.
 * Resolves when it listens for the first time, or when the first attempt has failed.
 */
export async function watchCatalogue(databaseUrl: string, options: WatchOptions = {}): Promise<CatalogueWatch> {
  const version = { current: 1, isLive: false, isReachable: true }
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let retryMs = FIRST_RETRY_MS
  let isClosed = false

  const moveOn = () => {
    version.current += 1
    options.onChange?.(version)
  }

  const lose = (lost: pg.Client, reason: string) => {
    if (lost !== client) return
    client = undefined
    clearTimeout(timer)
    discard(lost)
    if (version.isLive) {
      version.isLive = false
      moveOn()
    } else if (version.isReachable) {
      version.isReachable = false
      options.onLost?.(reason)
    }
    timer = setTimeout(listen, retryMs)
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)
  }

  const listen = async () => {
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'ridgeline-catalogue',
      connectionTimeoutMillis: ANSWER_MS,
    })
    client = opened
    opened.on('error', ({ message }) => lose(opened, message))
    opened.on('end', () => lose(opened, 'the connection was closed'))
    opened.on('notification', moveOn)
    try {
      await opened.connect()
      await answerOf(opened, 'listen catalogue')
    } catch (error) {
      return lose(opened, (error as Error).message)
    }
    if (isClosed) return
    retryMs = FIRST_RETRY_MS
    version.isLive = true
    if (!version.isReachable) options.onBack?.()
    version.isReachable = true
    moveOn()
    beat(opened)
  }

  const beat = (listening: pg.Client) => {
    timer = setTimeout(() => {
      answerOf(listening, 'select 1').then(
        () => listening === client && beat(listening),
        ({ message }) => lose(listening, message),
      )
    }, HEARTBEAT_MS)
  }

  await listen()
  return {
    version,
    close() {
      isClosed = true
      clearTimeout(timer)
      if (client) discard(client)
      client = undefined
    },
  }
}

/** Rejects when there is no answer in time. */
async function answerOf(client: pg.Client, statement: string): Promise<void> {
  let limit: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    // Timers come before sockets: after a second in which the event loop stood still, the answer is here but not read yet.
    limit = setTimeout(() => setImmediate(reject, new Error('the database does not answer')), ANSWER_MS)
  })
  try {
    await Promise.race([client.query(statement), silence])
  } finally {
    clearTimeout(limit)
  }
}

/** Ends a connection that may not answer any more. */
function discard(client: pg.Client) {
  client.removeAllListeners()
  client.on('error', () => {})
  client.end().catch(() => {})
  client.connection.stream.destroy()
}
