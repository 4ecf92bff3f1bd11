import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SHARED = fileURLToPath(new URL('../../node_modules/.cache/pictures', import.meta.url))

/** Lets the site of this new data folder use the pictures that others have drawn: each would draw all of them for itself. */
export const sharePictures = async (dataDir: string) => {
  await mkdir(SHARED, { recursive: true })
  await mkdir(join(dataDir, 'media'))
  await symlink(SHARED, join(dataDir, 'media/cache'))
}
