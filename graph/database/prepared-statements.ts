import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { poolOf } from './data-source.ts'
import { isDatabaseDown } from './database-down.ts'

/** For each connection, because Postgres keeps all of their plans. */
const MAX_PREPARED = 100
const MAX_REMEMBERED = 1000
const RUNS_WORTH_PREPARING = 3

const runs = new LRUCache<string, number>({ max: MAX_REMEMBERED })
/** Names of statements by their text. */
const preparedBy = new WeakMap<pg.PoolClient, LRUCache<string, string>>()
let lastNumber = 0

/**
 * Runs a statement, as a prepared one once the same text has been run a few times. For statements whose best plan does
 * not depend on their values.
 */
export async function runPrepared<Row extends object>(database: DataSource, { text, values }: Sql): Promise<Row[]> {
  const runsOfText = (runs.get(text) ?? 0) + 1
  runs.set(text, runsOfText)
  if (runsOfText < RUNS_WORTH_PREPARING) return database.query(text, values)
  database.logger.logQuery(text, values)
  // Straight to pg, because TypeORM creates a query runner and an entity manager for each query. Not by the pool's own
  // query, which discards the connection when a statement is wrong.
  const client = await poolOf(database).connect()
  let isBroken = false
  try {
    const name = await nameOf(client, text)
    const { rows } = await client.query<Row>({ name, text, values })
    return rows
  } catch (error) {
    isBroken = isDatabaseDown(error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** The statement's name on this connection. Clients choose columns and sizes, so the oldest statement makes room. */
async function nameOf(client: pg.PoolClient, text: string): Promise<string> {
  const names = preparedBy.get(client) ?? new LRUCache<string, string>({ max: MAX_PREPARED })
  preparedBy.set(client, names)
  const known = names.get(text)
  if (known) return known
  if (names.size >= MAX_PREPARED) await forget(client, names.pop()!)
  const name = `prepared_${++lastNumber}`
  names.set(text, name)
  return name
}

/** Frees a statement's memory in Postgres and in pg. */
async function forget(client: pg.PoolClient, name: string): Promise<void> {
  // pg's types leave out this map of texts by name.
  const { parsedStatements } = client.connection as typeof client.connection & { parsedStatements: object }
  // A wrong statement has a name here, but was never prepared.
  if (!Object.hasOwn(parsedStatements, name)) return
  await client.query(`deallocate ${name}`)
  Reflect.deleteProperty(parsedStatements, name)
}
