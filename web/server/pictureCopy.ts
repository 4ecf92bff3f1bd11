import { createHash } from 'node:crypto'
import { join } from 'node:path'

// Low effort, because a visitor may be waiting: AVIF at 2 would take twice as long to save 2 %, WebP at 4 three times as long to
// save 3 %.
const ENCODERS = { avif: { quality: 50, effort: 1 }, webp: { quality: 76, effort: 2 } }

export type PictureFormat = keyof typeof ENCODERS
export const PICTURE_FORMATS = Object.keys(ENCODERS) as PictureFormat[]

type PictureCopy = { digest: string; width: number; format: PictureFormat }

export const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32)

const RECIPE = digestOf(JSON.stringify(ENCODERS)).slice(0, 8)

/** The file of a copy. Its name changes with the original and with the encoder's settings. */
export const copyFile = (mediaDir: string, { digest, width, format }: PictureCopy) =>
  join(mediaDir, 'cache', String(width), `${digest}.${RECIPE}.${format}`)

/** Writes a copy of `original` that is at most this wide. */
export const drawCopy = async (original: string, { width, format }: Omit<PictureCopy, 'digest'>, file: string) => {
  // Loaded on demand: a server that draws no pictures saves the memory.
  const { default: sharp } = await import('sharp')
  await sharp(original).resize({ width, withoutEnlargement: true }).toFormat(format, ENCODERS[format]).toFile(file)
}
