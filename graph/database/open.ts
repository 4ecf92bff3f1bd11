import type { DataSource } from 'typeorm'
import type { Config } from '#graph/config.ts'
import { StartError } from '#graph/runtime/start-error.ts'
import { catalogueOf, type OpenCatalogue } from './catalogue.ts'
import { connect, VISITOR_BOUNDS } from './data-source.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { prepareDatabase } from './migrate.ts'
import { followReplica, type ReplicaLog } from './replica.ts'

export interface OpenDatabase {
  dataSource: DataSource
  url: string
  /** Ends the connections, and the embedded Postgres when this process was its last user. */
  close(): Promise<void>
}

interface OpenOptions {
  prepare?: (dataSource: DataSource) => Promise<void>
  isForVisitors?: boolean
}

/**
 * Connects to the configured Postgres, or to the embedded one when none is configured, and prepares it.
 * With `isForVisitors` its statements are bounded in time, but for those that prepare it.
 * Throws a StartError when there is no database to work with.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { prepare = prepareDatabase, isForVisitors = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  const server = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir)
  let dataSource: DataSource | undefined
  const close = async () => {
    if (dataSource?.isInitialized) await dataSource.destroy()
    await server?.stop()
  }
  try {
    const url = config.databaseUrl ?? server!.url
    dataSource = await connectOrExplain(url)
    await prepareOrExplain(dataSource, prepare)
    if (isForVisitors) {
      await dataSource.destroy()
      dataSource = await connect(url, { bounds: VISITOR_BOUNDS })
    }
    return { dataSource, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Where the catalogue of `primary` is read: in its replica, when there is one. */
export function openCatalogue(
  { databaseReadUrl }: Pick<Config, 'databaseReadUrl'>,
  primary: DataSource,
  log: ReplicaLog,
): OpenCatalogue {
  if (databaseReadUrl) return followReplica({ primary, url: databaseReadUrl, log })
  return { catalogue: catalogueOf(primary), changed() {}, close: async () => {} }
}

const NO_PRIVILEGE = '42501'

async function prepareOrExplain(dataSource: DataSource, prepare: (dataSource: DataSource) => Promise<void>) {
  try {
    await prepare(dataSource)
  } catch (error) {
    if ((error as { code?: unknown }).code !== NO_PRIVILEGE) throw error
    throw new StartError(
      'The database is not up to date, and this user may not change it: ' +
        'run "npm run db:migrate" and "npm run db:grant" with the DATABASE_URL of its owner.',
    )
  }
}

async function connectOrExplain(url: string): Promise<DataSource> {
  try {
    return await connect(url)
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw new StartError(`The database cannot be reached: ${message || code}. Check DATABASE_URL.`)
  }
}
