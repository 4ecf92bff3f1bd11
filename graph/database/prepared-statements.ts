import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import type { DataSource } from 'typeorm'
import { poolOf } from './data-source.ts'
import { isDatabaseDown } from './database-down.ts'

/** On one connection, where Postgres keeps the plan of each. */
const MAX_PREPARED = 100
const MAX_REMEMBERED = 1000
const RUNS_WORTH_PREPARING = 3

const runs = new LRUCache<string, number>({ max: MAX_REMEMBERED })
/** Names by text. */
const preparedBy = new WeakMap<pg.PoolClient, LRUCache<string, string>>()
let lastNumber = 0

/**
 * Runs a statement that answers rows, as a prepared one once the same text has come a few times. For statements whose best
 * plan does not depend on their values.
 */
export async function runPrepared<Row extends object>(database: DataSource, { text, values }: Sql): Promise<Row[]> {
  const runsOfText = (runs.get(text) ?? 0) + 1
  runs.set(text, runsOfText)
  if (runsOfText < RUNS_WORTH_PREPARING) return database.query(text, values)
  database.logger.logQuery(text, values)
  // Straight to pg: for one query TypeORM makes a runner with an entity manager of its own. Not by the pool's own query, which
  // throws a connection away when a statement is wrong.
  const client = await poolOf(database).connect()
  client.on('error', ignore)
  let isBroken = false
  try {
    const name = await nameOf(client, text)
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

/** The statement's name on this connection. Clients choose columns and sizes, so that there are more texts than places. */
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

/** Gives a statement's memory back, in Postgres and in pg. */
async function forget(client: pg.PoolClient, name: string): Promise<void> {
  // Texts by name; not among pg's types.
  const { parsedStatements } = client.connection as typeof client.connection & { parsedStatements: object }
  // A statement that was wrong has a name here, but was never prepared.
  if (!Object.hasOwn(parsedStatements, name)) return
  await client.query(`deallocate ${name}`)
  Reflect.deleteProperty(parsedStatements, name)
}
