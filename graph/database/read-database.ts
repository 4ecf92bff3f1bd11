import type { DataSource } from 'typeorm'
import type { CatalogueVersion } from './catalogue-version.ts'
import { DatabaseDownError } from './database-down.ts'

/** Reads vehicles, locations, municipalities and rental plans: from the primary, or from a replica that is up to date. */
export interface ReadDatabase {
  /** `work` must only read, because it runs again on the other database if the first is gone. */
  read<Result>(work: (database: DataSource) => Promise<Result>): Promise<Result>
  query<Result>(...statement: Parameters<DataSource['query']>): Promise<Result>
}

export interface OpenReadDatabase extends ReadDatabase {
  /** Called with every new version, so that later reads see its changes. */
  changed(version: CatalogueVersion): void
  close(): Promise<void>
}

/** Reads from the primary. During an outage reads fail at once, because each would wait for seconds. */
export function readDatabaseOf(primary: DataSource): OpenReadDatabase {
  let version: CatalogueVersion | undefined
  const read: ReadDatabase['read'] = async (work) => {
    if (version?.isReachable === false) throw new DatabaseDownError()
    return work(primary)
  }
  return {
    read,
    query: (...statement) => read((database) => database.query(...statement)),
    changed(changedVersion) {
      version = changedVersion
    },
    close: async () => {},
  }
}
