import { LRUCache } from 'lru-cache'
import type { Sql } from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { poolOf } from './data-source.ts'
import { isDatabaseDown } from './database-down.ts'

// Every connection keeps every one of them for as long as it lives.
const MAX_PREPARED = 100
const MAX_REMEMBERED = 1000
const RUNS_WORTH_PREPARING = 3

const runs = new LRUCache<string, number>({ max: MAX_REMEMBERED })
const names = new Map<string, string>()

/**
 * Runs a statement that answers rows, as a prepared one once the same text has come a few times. For statements whose best
 * plan does not depend on their values.
 */
export async function runPrepared<Row extends object>(database: DataSource, { text, values }: Sql): Promise<Row[]> {
  const name = nameOf(text)
  if (!name) return database.query(text, values)
  database.logger.logQuery(text, values)
  // Straight to pg: for one query TypeORM makes a runner with an entity manager of its own. Not by the pool's own query, which
  // throws a connection away when a statement is wrong.
  const client = await poolOf(database).connect()
  client.on('error', ignore)
  let isBroken = false
  try {
    const { rows } = await client.query<Row>({ name, text, values })
    return rows
  } catch (error) {
    isBroken = isDatabaseDown(error)
    throw error
  } finally {
    client.off('error', ignore)
    client.release(isBroken)
  }
}

/** A connection that breaks also fails its query; without a listener it would end the process. */
function ignore(): void {}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MAX_PREPARED) return known
  const count = (runs.get(text) ?? 0) + 1
  runs.set(text, count)
  if (count < RUNS_WORTH_PREPARING) return undefined
  const name = `prepared_${names.size + 1}`
  names.set(text, name)
  return name
}
