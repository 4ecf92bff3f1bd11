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
  const names = await filesIn(join(mediaDir, 'uploads'))
  const ages = await Promise.all(names.map((name) => ageOf(join(mediaDir, 'uploads', name))))
  const old = names.filter((_name, index) => ages[index]! > LEAST_AGE_MS)
  const rows: { path: string }[] = await database.query(
    `select distinct image ->> 'path' as path
     from vehicles, jsonb_array_elements(images) as image
     where image ->> 'path' = any($1)`,
    [old.map((name) => `uploads/${name}`)],
  )
  const named = new Set(rows.map(({ path }) => path))
  const unnamed = old.filter((name) => !named.has(`uploads/${name}`))
  for (const name of unnamed) await rm(join(mediaDir, 'uploads', name), { force: true })

  const digests = new Set(unnamed.map((name) => name.split('.')[0]))
  for (const width of await filesIn(join(mediaDir, 'cache'))) {
    for (const copy of await filesIn(join(mediaDir, 'cache', width))) {
      if (digests.has(copy.split('.')[0])) await rm(join(mediaDir, 'cache', width, copy), { force: true })
    }
  }
  for (const card of await filesIn(join(mediaDir, 'cache/social'))) {
    const file = join(mediaDir, 'cache/social', card)
    if ((await ageOf(file)) > LEAST_AGE_MS) await rm(file, { force: true })
  }
  return unnamed.length
}

/** None in a folder that is not there. */
const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

const ageOf = async (file: string): Promise<number> => Date.now() - (await stat(file)).mtimeMs
