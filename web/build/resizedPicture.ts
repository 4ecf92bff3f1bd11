import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ENCODERS, encodePicture, type PictureFormat } from './encodePicture.ts'

const SOURCE = 'web/public/media'
const CACHE = 'node_modules/.cache/pictures'

/** Paths below the media folder of all pictures that the site serves in several widths. */
export const picturePaths = async () => {
  const files = await readdir(SOURCE, { recursive: true })
  return files.filter((file) => file.endsWith('.webp'))
}

/** The file of the picture at this width and in this format; it is kept until the original or the encoder changes. */
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
