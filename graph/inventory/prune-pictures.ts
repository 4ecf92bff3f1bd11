import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataSource } from 'typeorm'

/** What an import has just stored, or is about to name, is younger. */
const LEAST_AGE_MS = 86_400_000

/**
 * Removes imported pictures that no vehicle names any more, with their smaller copies; answers how many. Social cards of
 * more than a day go as well: each price makes another one, and a card that is asked for again is drawn again.
 */
export async function prunePictures(database: DataSource, mediaDir: string): Promise<number> {
  const uploads = join(mediaDir, 'uploads')
  const old: string[] = []
  for (const name of await filesIn(uploads)) if (await isOld(join(uploads, name))) old.push(name)
  const rows: { path: string }[] = await database.query(
    `select distinct image ->> 'path' as path
     from vehicles, jsonb_array_elements(images) as image
     where image ->> 'path' = any($1)`,
    [old.map((name) => `uploads/${name}`)],
  )
  const named = new Set(rows.map(({ path }) => path))
  const removed = new Set<string | undefined>()
  for (const name of old) {
    // Looked at again: an import that runs meanwhile may have found a use for it.
    if (named.has(`uploads/${name}`) || !(await isOld(join(uploads, name)))) continue
    await rm(join(uploads, name), { force: true })
    removed.add(digestIn(name))
  }

  for (const width of await filesIn(join(mediaDir, 'cache'))) {
    for (const copy of await filesIn(join(mediaDir, 'cache', width))) {
      if (removed.has(digestIn(copy))) await rm(join(mediaDir, 'cache', width, copy), { force: true })
    }
  }
  const cards = join(mediaDir, 'cache/social')
  for (const card of await filesIn(cards))
    if (await isOld(join(cards, card))) await rm(join(cards, card), { force: true })
  return removed.size
}

/** For the catch of a file's reader: that a file is not there is no failure, that it may not be read is one. */
function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

const digestIn = (name: string) => name.split('.')[0]

/** None in a folder that is not there. */
const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch((error) => undefinedIfMissing(error) ?? [])

/** Not what is gone: another prune was quicker. */
async function isOld(file: string): Promise<boolean> {
  const stats = await stat(file).catch(undefinedIfMissing)
  return stats !== undefined && Date.now() - stats.mtimeMs > LEAST_AGE_MS
}
