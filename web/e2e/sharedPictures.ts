import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** The media folder that tests and benchmarks share. */
export const SHARED_MEDIA = join(ROOT, 'node_modules/.cache/media')

/** Lets the site of a new data folder use the pictures that others have drawn: each would draw all of them for itself. */
export const sharePictures = async (dataDir: string) => {
  await mkdir(join(SHARED_MEDIA, 'cache'), { recursive: true })
  await mkdir(join(dataDir, 'media'))
  await symlink(join(SHARED_MEDIA, 'cache'), join(dataDir, 'media/cache'))
}
