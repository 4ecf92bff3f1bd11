import 'reflect-metadata'
import pg from 'pg'
import { DataSource, DefaultNamingStrategy, type Logger } from 'typeorm'
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { AnnounceChangedRows } from '#graph/database/migrations/announce-changed-rows.ts'
import { Baseline } from '#graph/database/migrations/baseline.ts'
import { DeskRemembers } from '#graph/database/migrations/desk-remembers.ts'
import { OldRowsChecked } from '#graph/database/migrations/old-rows-checked.ts'
import { PrivateKeys } from '#graph/database/migrations/private-keys.ts'
import { SqueezedNames } from '#graph/database/migrations/squeezed-names.ts'
import { StaffPeople } from '#graph/database/migrations/staff-people.ts'
import { columnName, nameOf } from './statements.ts'

const MIGRATIONS = [
  Baseline,
  AnnounceChangedRows,
  SqueezedNames,
  PrivateKeys,
  OldRowsChecked,
  StaffPeople,
  DeskRemembers,
]

// Prices have at most eight digits and two decimals, so a double is exact enough.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

class SnakeCaseColumns extends DefaultNamingStrategy {
  override columnName(property: string, customName: string): string {
    return customName || columnName(property)
  }
}

export const POOL_SIZE = 10

/** For commands and migrations: gives up on a host that drops every packet. */
const PATIENT_CONNECTION_MS = 30_000

/** Timeouts in milliseconds for requests, jobs and `doctor`; the statements of commands and migrations have none. */
export const REQUEST_BOUNDS = {
  connectionTimeoutMillis: 3000,
  /** For a statement, which Postgres then cancels. */
  statement_timeout: 5000,
  /** For a server that does not respond at all; the connection is then closed. */
  query_timeout: 6000,
  idle_in_transaction_session_timeout: 10_000,
}

/**
 * For imports in a process that also answers requests. They run one at a time; 10,000 vehicles take a few seconds.
 */
export const IMPORT_BOUNDS: typeof REQUEST_BOUNDS = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 60_000,
  query_timeout: 65_000,
  idle_in_transaction_session_timeout: 60_000,
}

/**
 * A client with an error listener from the start: pg's pool adds its own only a moment later, and an error without a
 * listener would crash the process. A broken connection also fails its query, and that error is reported.
 */
class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => {})
  }
}

/**
 * Closes a connection after a query without any response: in the pool, the next query would wait behind that one. Runs a prepared
 * statement by its name.
 */
export class ImpatientClient extends PooledClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own overloads
  override query(...parameters: any[]): any {
    const [text, values] = parameters
    const name = nameOf(text)
    const given = name ? [{ name, text, values }] : parameters
    const answer = super.query(...(given as Parameters<pg.Client['query']>)) as unknown
    if (answer instanceof Promise) {
      answer.catch(({ message }) => {
        if (message === 'Query read timeout') this.connection.stream.destroy()
      })
    }
    return answer
  }
}

export interface DataSourceOptions {
  entities: PostgresDataSourceOptions['entities']
  logger?: Logger
  bounds?: typeof REQUEST_BOUNDS
  poolSize?: number
}

export function openDataSource(
  url: string,
  { entities, logger, bounds, poolSize = POOL_SIZE }: DataSourceOptions,
): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    applicationName: 'ridgeline',
    // Also limits how long a query waits for a free connection.
    connectTimeoutMS: bounds?.connectionTimeoutMillis ?? PATIENT_CONNECTION_MS,
    poolSize,
    extra: bounds ? { ...bounds, Client: ImpatientClient } : { Client: PooledClient },
    synchronize: false,
    entities,
    migrations: MIGRATIONS,
    namingStrategy: new SnakeCaseColumns(),
    // The logger that prints nothing by default: programs say themselves why a migration failed.
    ...(logger ? { logger, logging: 'all' as const } : { logger: 'debug' as const }),
  })
  return dataSource.initialize()
}

export const poolOf = (database: DataSource): pg.Pool => (database.driver as PostgresDriver).master

export const urlOf = (database: DataSource): string => (database.options as PostgresDataSourceOptions).url!
