import type { DataSource } from 'typeorm'
import { type DataSourceOptions, openDataSource } from '#graph/database/data-source.ts'
import { ENTITIES } from '#graph/entities.ts'

export type ConnectOptions = Omit<DataSourceOptions, 'entities'>

/** Connects without touching the schema (see prepareDatabase); rejects with pg's error when it cannot. */
export function connect(url: string, options: ConnectOptions = {}): Promise<DataSource> {
  return openDataSource(url, { entities: ENTITIES, ...options })
}
