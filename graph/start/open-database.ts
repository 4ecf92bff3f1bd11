import pg from 'pg'
import { type DataSource, QueryFailedError } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { NEEDS_DIRECT_CONNECTION } from '#graph/database/catalogue-version.ts'
import { IMPORT_BOUNDS, REQUEST_BOUNDS } from '#graph/database/data-source.ts'
import { startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { TYPED_COMMANDS } from '#graph/runtime/typed-commands.ts'
import { type ConnectOptions, connect } from './connect.ts'
import { prepareDatabase } from './migrate.ts'

/**
 * Connects to the configured Postgres, or to the embedded one when none is configured, and prepares it.
 * With `isBounded` all statements but those of the preparation are bounded in time.
 * Throws a StartError when the database cannot be used.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { prepare = prepareDatabase, isBounded = false }: { prepare?: typeof prepareDatabase; isBounded?: boolean } = {},
) {
  const server = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir)
  let dataSource: DataSource | undefined
  /** Also stops the embedded Postgres when this process is its last user. */
  const close = async () => {
    if (dataSource?.isInitialized) await dataSource.destroy()
    await server?.stop()
  }
  try {
    const url = config.databaseUrl ?? server!.url
    dataSource = await connectOrExplain(url)
    await prepareOrExplain(dataSource, prepare)
    if (isBounded) {
      await dataSource.destroy()
      dataSource = await connectOrExplain(url, { bounds: REQUEST_BOUNDS })
    }
    return { dataSource, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** One connection for imports, with bounds of their own. It closes while it is idle. */
export const openStockWriter = (url: string): Promise<DataSource> =>
  connectOrExplain(url, { bounds: IMPORT_BOUNDS, poolSize: 1 })

const NO_PRIVILEGE = '42501'

async function prepareOrExplain(dataSource: DataSource, prepare: (dataSource: DataSource) => Promise<void>) {
  try {
    await prepare(dataSource)
  } catch (error) {
    if (!(error instanceof QueryFailedError || error instanceof pg.DatabaseError)) throw error
    const { code, message } = error as Error & { code?: string }
    if (code !== NO_PRIVILEGE)
      throw new StartError(`The database could not be prepared: ${message}. Its data is as it was.`)
    throw new StartError(
      'The database is not up to date, and this user may not change it: ' +
        `run "${TYPED_COMMANDS.migrate}" and "${TYPED_COMMANDS.grant}" with the DATABASE_URL of its owner.`,
    )
  }
}

async function connectOrExplain(url: string, options?: ConnectOptions): Promise<DataSource> {
  try {
    return await connect(url, options)
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    const advice = message.includes('startup parameter') ? NEEDS_DIRECT_CONNECTION : 'Check DATABASE_URL'
    throw new StartError(`The database cannot be reached: ${message || code}. ${advice}.`)
  }
}
