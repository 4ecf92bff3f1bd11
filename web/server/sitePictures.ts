import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { COPIES, copyFile, digestOf } from './pictureCopy.ts'

type SitePicture = { original: string; digest: string }

/** The pictures that come with the site, by their path in the media folder without the extension. */
export const readSitePictures = async (publicDir: string): Promise<Map<string, SitePicture>> => {
  const folder = join(publicDir, 'media')
  const read = async (name: string) => {
    const original = join(folder, name)
    const digest = digestOf(await readFile(original))
    return [name.replaceAll('\\', '/').replace(/\.webp$/, ''), { original, digest }] as const
  }
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : []
  return new Map(await Promise.all(names.filter((name) => name.endsWith('.webp')).map(read)))
}

/** The copies of these pictures that have not been drawn yet. */
export const missingCopies = async (publicDir: string, mediaDir: string) => {
  const pictures = [...(await readSitePictures(publicDir)).values()]
  return pictures
    .flatMap((picture) => COPIES.map((kind) => ({ ...picture, ...kind })))
    .map((copy) => ({ ...copy, file: copyFile(mediaDir, copy) }))
    .filter(({ file }) => !existsSync(file))
}
