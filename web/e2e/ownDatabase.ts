import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { readPidFile } from '#graph/database/embedded/cluster.ts'
import { startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'
import { sharePictures } from './startSite.ts'

export type OwnDatabase = {
  url: string
  pid: number
  /** Holds the database's files, and the test's own. */
  folder: string
  client: pg.Client
  stop: () => Promise<void>
}

/** Starts a Postgres that outlives the sites on it; `stop` removes its folder. */
export const startOwnDatabase = async (): Promise<OwnDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-database-'))
  await sharePictures(folder)
  const { url, stop } = await startEmbeddedPostgres(folder, { fsync: false })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    url,
    pid: readPidFile(join(folder, 'postgres/cluster'))!.pid,
    folder,
    client,
    async stop() {
      await client.end()
      await stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Runs a statement on a connection of its own. */
export const query = async (url: string, statement: string, values?: unknown[]) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement, values)
  } finally {
    await client.end()
  }
}

/** Runs a statement on the embedded database of a site that is running. */
export const runSql = async (dataDir: string, statement: string, values?: unknown[]) => {
  const { url, stop } = await startEmbeddedPostgres(dataDir)
  const { rows } = await query(url, statement, values)
  await stop()
  return rows
}

/** Lists a cart and withdraws it in one transaction, so that no other test meets it in the inventory. */
export const listAndWithdraw = (dataDir: string, id: string, aliases: string[] = []) =>
  runSql(
    dataDir,
    `begin;
    insert into vehicles (id, aliases, name, brand, category, price, description)
      values ('${id}', '${JSON.stringify(aliases)}', 'Denago Nomad 2021', 'Denago', 'Nomad', 7000, 'Sold.');
    delete from vehicles where id = '${id}';
    commit;`,
  )
