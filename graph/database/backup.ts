import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'

// Files of the running server, and files that are copied last.
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.*|.*pgsql_tmp.*)$/

/** Calls `write` with a temporary path, which is renamed to `target` once it is complete. */
export async function writeWhole(target: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${resolve(target)}.partial`
  await rm(unfinished, { recursive: true, force: true })
  await write(unfinished)
  await rename(unfinished, target)
}

/**
 * Makes a base backup of the embedded database of `dataDir`, which runs at `url`. `folder` becomes a data folder with the state
 * at the end of the backup.
 */
export async function backUpDatabase(url: string, dataDir: string, folder: string): Promise<void> {
  const source = join(dataDir, 'postgres')
  const target = join(folder, 'postgres')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // A temporary replication slot keeps Postgres from recycling WAL that the copy needs.
    await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
    await client.query(`select pg_backup_start('ridgeline', fast => true)`)
    await mkdir(target, { recursive: true, mode: 0o700 })
    await copyFolder(join(source, 'cluster'), join(target, 'cluster'), (path) => !LEFT_OUT.test(path))
    const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
    await writeFile(join(target, 'cluster/backup_label'), rows[0].labelfile)
    await copyFolder(join(source, 'cluster/pg_wal'), join(target, 'cluster/pg_wal'))
    await copyFile(join(source, 'password'), join(target, 'password'))
  } finally {
    await client.end()
  }
}

/** Copies the files whose path within `from` is wanted; files that disappear meanwhile are left out. */
export async function copyFolder(from: string, to: string, isWanted = (_path: string) => true): Promise<void> {
  const copy = async (path: string) => {
    const { mode } = await stat(join(from, path))
    await mkdir(join(to, path), { recursive: true, mode })
    for (const entry of await readdir(join(from, path), { withFileTypes: true })) {
      const inner = join(path, entry.name)
      if (!isWanted(inner)) continue
      const copying = entry.isDirectory() ? copy(inner) : copyFile(join(from, inner), join(to, inner))
      await copying.catch((error) => {
        if (error.code !== 'ENOENT') throw error
      })
    }
  }
  await copy('')
}
