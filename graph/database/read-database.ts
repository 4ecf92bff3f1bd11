import type { DataSource } from 'typeorm'
import type { CatalogueVersion } from './catalogue-version.ts'
import { DatabaseDownError } from './database-down.ts'

/** Reads vehicles, locations, municipalities and rental plans. During an outage reads fail at once: each would wait for seconds. */
export interface ReadDatabase {
  read<Result>(work: (database: DataSource) => Promise<Result>): Promise<Result>
  query<Result>(...statement: Parameters<DataSource['query']>): Promise<Result>
}

/** Without a version, every read is tried. */
export function readDatabaseOf(dataSource: DataSource, version?: CatalogueVersion): ReadDatabase {
  const read: ReadDatabase['read'] = async (work) => {
    if (version?.isReachable === false) throw new DatabaseDownError()
    return work(dataSource)
  }
  return { read, query: (...statement) => read((database) => database.query(...statement)) }
}
