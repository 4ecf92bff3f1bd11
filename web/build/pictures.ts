import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'

const SOURCE = 'web/public/media'
const CACHE = 'node_modules/.cache/pictures'

/** Widths in pixels at which every picture is served, under `/media/{width}/{path}`. */
export const PICTURE_WIDTHS = [480, 800, 1200, 1600]

// AVIF at effort 2 is a third smaller than WebP; at 4 it would take four times as long to save a tenth more.
const ENCODERS = {
  webp: (picture: Sharp) => picture.webp({ quality: 76 }),
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
}
export type PictureFormat = keyof typeof ENCODERS
export const PICTURE_FORMATS = Object.keys(ENCODERS) as PictureFormat[]

/** Writes a picture, given as its file or its bytes, at this width at most. */
export const encodePicture = async (original: string | Buffer, width: number, format: PictureFormat, file: string) => {
  // Loaded when there is a picture to make: a server that makes none keeps the memory.
  const { default: sharp } = await import('sharp')
  await ENCODERS[format](sharp(original).resize({ width, withoutEnlargement: true })).toFile(file)
}

/** Paths below the media folder of all pictures that are served in several widths. */
export const picturePaths = async () => {
  const files = await readdir(SOURCE, { recursive: true })
  return files.filter((file) => file.endsWith('.webp'))
}

/** The file that holds the picture at this width and in this format; kept until the original or the encoder changes. */
export const resizedPicture = async (path: string, width: number, format: PictureFormat) => {
  const original = await readFile(join(SOURCE, path))
  const recipe = `${width}/${ENCODERS[format]}`
  const key = createHash('sha256').update(original).update(recipe).digest('hex').slice(0, 32)
  const file = join(CACHE, `${key}.${format}`)
  if (existsSync(file)) return file

  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await encodePicture(original, width, format, unfinished)
  await rename(unfinished, file)
  return file
}
