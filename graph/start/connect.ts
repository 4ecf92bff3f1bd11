import type { DataSource } from 'typeorm'
import { type DataSourceOptions, openDataSource } from '#graph/database/data-source.ts'
import { ENTITIES } from '#graph/entities.ts'

export type ConnectOptions = Omit<DataSourceOptions, 'entities'>

/** Connects without touching the schema (see prepareDatabase); rejects with pg's error when it cannot. */
export const connect = (url: string, options: ConnectOptions = {}): Promise<DataSource> =>
  openDataSource(url, { entities: ENTITIES, ...options })
