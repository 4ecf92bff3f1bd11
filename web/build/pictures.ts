import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

const SOURCE = 'web/public/media'
const CACHE = 'node_modules/.cache/pictures'
const QUALITY = 76

/** Widths in pixels at which every picture is served, under `/media/{width}/{path}`. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600]

/** Paths below the media folder of all pictures that are served in several widths. */
export const picturePaths = async () => {
  const files = await readdir(SOURCE, { recursive: true })
  return files.filter((file) => file.endsWith('.webp'))
}

/** The file that holds the picture at this width; made on first use and kept until the original changes. */
export const resizedPicture = async (path: string, width: number) => {
  const original = await readFile(join(SOURCE, path))
  const key = createHash('sha256').update(original).update(`${width}/${QUALITY}`).digest('hex').slice(0, 32)
  const file = join(CACHE, `${key}.webp`)
  if (existsSync(file)) return file

  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toFile(unfinished)
  await rename(unfinished, file)
  return file
}
