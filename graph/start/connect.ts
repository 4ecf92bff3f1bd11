import type { DataSource } from 'typeorm'
import { type ConnectOptions, openDataSource } from '#graph/database/data-source.ts'
import { ENTITIES } from '#graph/entities.ts'

/** Connects without touching the schema (see prepareDatabase); rejects with pg's error when it cannot. */
export function connect(url: string, options: Omit<ConnectOptions, 'entities'> = {}): Promise<DataSource> {
  return openDataSource(url, { entities: ENTITIES, ...options })
}
