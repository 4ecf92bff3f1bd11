import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from './pictureCopy.ts'

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
