import { cp, mkdir, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

/**
 * Gives the site of a new data folder a copy of the pictures that others have drawn, so that it draws none by itself while it is measured. It draws a
 * card for social networks only when one is asked for, which is measured.
 */
export const copyPictures = async (dataDir: string) => {
  await mkdir(join(SHARED_MEDIA, 'cache'), { recursive: true })
  // Other sites may draw at the same time: a picture is renamed when it is finished, and a name with a number at its end is gone.
  const filter = (path: string) => basename(path) !== 'social' && !/\.\d+$/.test(path)
  await cp(join(SHARED_MEDIA, 'cache'), join(dataDir, 'media/cache'), { recursive: true, filter })
}
