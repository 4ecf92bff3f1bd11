import type { DataSource } from 'typeorm'
import type { CatalogueVersion } from './catalogue-version.ts'

/** Reads vehicles, locations, municipalities and rental plans, from the primary or its replica. */
export interface Catalogue {
  /** `work` must only read: when its database is down, it runs again on the other one. */
  read<Result>(work: (database: DataSource) => Promise<Result>): Promise<Result>
  query<Result>(...statement: Parameters<DataSource['query']>): Promise<Result>
}

export interface OpenCatalogue {
  catalogue: Catalogue
  /** To be called with every new version, which all later reads must include. */
  changed(version: CatalogueVersion): void
  close(): Promise<void>
}

/** A catalogue without a replica. */
export function catalogueOf(database: DataSource): Catalogue {
  return catalogueWith((work) => work(database))
}

export function catalogueWith(read: Catalogue['read']): Catalogue {
  return { read, query: (...statement) => read((database) => database.query(...statement)) }
}
