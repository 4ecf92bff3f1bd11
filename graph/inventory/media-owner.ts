import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataSource } from 'typeorm'
import { StartError } from '#graph/runtime/start-error.ts'

/** Names the database whose vehicles have their pictures in a media folder. */
const OWNER_FILE = '.database'

/** Records at the first import which database the folder belongs to. It never changes after that. */
export async function claimMedia(database: DataSource, mediaDir: string): Promise<void> {
  await mkdir(mediaDir, { recursive: true })
  await writeFile(join(mediaDir, OWNER_FILE), `${await identityOf(database)}\n`, { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/** Throws a StartError for a folder of another database, whose pictures no vehicle of this one names. */
export async function requireOwnMedia(database: DataSource, mediaDir: string): Promise<void> {
  const file = join(mediaDir, OWNER_FILE)
  const owner = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  if (owner.trim() === (await identityOf(database))) return
  throw new StartError(
    `No picture was removed: the pictures in ${mediaDir} were imported into another database than this one. Check DATABASE_URL ` +
      `and MEDIA_DIR. If this is the right database, such as one that was restored, remove ${file} and import the stock again.`,
  )
}

/** The same for every user and address of a database, and another one for a copy of it. */
async function identityOf(database: DataSource): Promise<string> {
  const [{ identity }] = await database.query(`
    select format('%s %s', system_identifier, oid) as identity
    from pg_control_system(), pg_database
    where datname = current_database()`)
  return identity
}
