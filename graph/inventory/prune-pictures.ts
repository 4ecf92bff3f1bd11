import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { DataSource } from 'typeorm'
import { requireOwnMedia } from './media-owner.ts'
import { readSource, SOURCES } from './picture-sources.ts'

/** Pictures that a running import has stored or found are younger. */
const LEAST_AGE_MS = 86_400_000

/** Undo brings back the photos of changes of these days: later ones may be gone. */
const UNDO_DAYS = 90

/**
 * Removes imported pictures that no vehicle names any more, on the site or off it, nor a change that can be undone, with their smaller copies and the notes of their addresses, and
 * answers their paths. Social cards older than a day go too: every price makes another card, and a missing card is drawn again
 * on request.
 * Throws a StartError when the pictures belong to another database.
 */
export async function prunePictures(database: DataSource, mediaDir: string): Promise<string[]> {
  const uploads = join(mediaDir, 'uploads')
  const old: string[] = []
  for (const name of await filesIn(uploads)) if (await isOld(join(uploads, name))) old.push(name)
  if (old.length > 0) await requireOwnMedia(database, mediaDir)
  const rows: { path: string }[] = await database.query(
    `select distinct named[1] as path
     from (
       select images::text from vehicles
       union all select last_row ->> 'images' from withdrawn_vehicles
       union all select before::text from staff_history where undone_at is null and at > now() - $2 * interval '1 day'
     ) texts (text), regexp_matches(text, '"(uploads/[^"]+)"', 'g') named
     where named[1] = any($1)`,
    [old.map((name) => `uploads/${name}`), UNDO_DAYS],
  )
  const named = new Set(rows.map(({ path }) => path))
  const removed = new Set<string>()
  for (const name of old) {
    // Checked again: a running import may have found the picture in the meantime.
    if (named.has(`uploads/${name}`) || !(await isOld(join(uploads, name)))) continue
    await rm(join(uploads, name), { force: true })
    // A killed import leaves unfinished files, which have the digest of a picture that may be in use.
    if (name.endsWith('.webp')) removed.add(digestIn(name))
  }

  for (const width of await filesIn(join(mediaDir, 'cache'))) {
    for (const copy of await filesIn(join(mediaDir, 'cache', width))) {
      if (removed.has(digestIn(copy))) await rm(join(mediaDir, 'cache', width, copy), { force: true })
    }
  }
  const present = new Set(await filesIn(uploads))
  const sources = join(mediaDir, SOURCES)
  for (const note of await filesIn(sources)) {
    const source = await readSource(join(sources, note))
    const picture = basename(source?.path ?? '')
    const isKept = note.endsWith('.json') && present.has(picture)
    const isGone = removed.has(digestIn(picture)) || (!isKept && (await isOld(join(sources, note))))
    if (isGone) await rm(join(sources, note), { force: true })
  }
  const cards = join(mediaDir, 'cache/social')
  for (const card of await filesIn(cards))
    if (await isOld(join(cards, card))) await rm(join(cards, card), { force: true })
  return [...removed].map((digest) => `uploads/${digest}.webp`)
}

/** For `catch`: ignores a missing file, and rethrows any other error. */
function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

const digestIn = (name: string) => name.split('.')[0]!

/** Empty for a missing folder. */
const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch((error) => undefinedIfMissing(error) ?? [])

/** False for a file that another prune has just removed. */
async function isOld(file: string): Promise<boolean> {
  const stats = await stat(file).catch(undefinedIfMissing)
  return stats !== undefined && Date.now() - stats.mtimeMs > LEAST_AGE_MS
}
