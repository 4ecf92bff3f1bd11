import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'

export interface Database {
  url: string
  /** Process id of the Postgres server, whose children serve the connections. */
  pid: number
  close: () => Promise<void>
}

/** An embedded Postgres in a temporary folder. */
export const openDatabase = async (): Promise<Database> => {
  const folder = await mkdtemp(join(tmpdir(), 'ridgeline-bench-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const { url, stop } = await startEmbeddedPostgres(folder)
    const close = async () => {
      await stop()
      await removeFolder()
    }
    return { url, pid: await findPid(url), close }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

const findPid = async (url: string) => {
  const [row] = await query<{ pid: number }>(
    url,
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  )
  return row!.pid
}

/** Runs statements on a connection of their own; returns the rows of a single one. */
export const query = async <Row extends object>(url: string, statements: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(statements)).rows
  } finally {
    await client.end()
  }
}
