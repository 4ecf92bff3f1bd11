import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataSource } from 'typeorm'
import { type Finding, fail, ok } from './finding.ts'

/** Looks for imported pictures that are missing in the media folder. */
export async function checkPictures(database: DataSource, mediaDir: string): Promise<Finding> {
  const rows: { path: string }[] = await database.query(`
    select distinct image ->> 'path' as path
    from vehicles, jsonb_array_elements(images) as image
    where image ->> 'path' like 'uploads/%'`)
  const present = await Promise.all(rows.map(({ path }) => isThere(join(mediaDir, path))))
  const missing = rows.filter((_row, index) => !present[index])
  if (missing.length === 0) return ok(`All ${rows.length} imported pictures are there.`)
  const example = missing[0]!.path
  return fail(
    `${missing.length} of ${rows.length} imported pictures are missing in ${mediaDir}, such as ${example}: put them back from the backup, or import the stock again.`,
  )
}

/** Rejects for any other reason than a missing file, such as a folder that this user may not read. */
const isThere = (file: string) =>
  access(file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
