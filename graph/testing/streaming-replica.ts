import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backUpDatabase } from '#graph/database/backup.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#graph/database/embedded/embedded-postgres.ts'

/** Copies the embedded Postgres of `dataDir` to `folder` and starts the copy as a replica. */
export async function startStreamingReplica(url: string, dataDir: string, folder: string): Promise<EmbeddedPostgres> {
  await backUpDatabase(url, dataDir, folder)
  const cluster = join(folder, 'postgres/cluster')
  const { hostname, port, username, password } = new URL(url)
  await appendFile(
    join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`,
  )
  await writeFile(join(cluster, 'standby.signal'), '')
  return startEmbeddedPostgres(folder, { fsync: false })
}
