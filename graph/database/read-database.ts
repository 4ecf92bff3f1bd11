import type { DataSource } from 'typeorm'
import type { CatalogueVersion } from './catalogue-version.ts'

/** Where the catalogue is read: vehicles, locations, municipalities and rental plans. */
export interface Catalogue {
  /** `work` only reads; it runs a second time, elsewhere, when its database is gone. */
  read<Result>(work: (database: DataSource) => Promise<Result>): Promise<Result>
  query<Result>(...statement: Parameters<DataSource['query']>): Promise<Result>
}

export interface OpenCatalogue {
  catalogue: Catalogue
  /** To be called with every new version: what was written under it must be read from now on. */
  changed(version: CatalogueVersion): void
  close(): Promise<void>
}

/** A catalogue that is read where it is written. */
export function catalogueOf(database: DataSource): Catalogue {
  return catalogueWith((work) => work(database))
}

export function catalogueWith(read: Catalogue['read']): Catalogue {
  return { read, query: (...statement) => read((database) => database.query(...statement)) }
}
