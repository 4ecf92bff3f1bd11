import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { PICTURE_WIDTHS } from '#web/ui/pictureSizes.ts'

// A visitor may wait for the picture. AVIF at effort 2 would take twice as long to save 2 %, WebP at effort 4 three times
// as long to save 3 %.
const ENCODERS = { avif: { quality: 50, effort: 1 }, webp: { quality: 76, effort: 2 } }

export type PictureFormat = keyof typeof ENCODERS
export const PICTURE_FORMATS = Object.keys(ENCODERS) as PictureFormat[]

/** All copies of a picture, those for the browsers of today first. */
export const COPIES = PICTURE_FORMATS.flatMap((format) => PICTURE_WIDTHS.map((width) => ({ width, format })))

type PictureCopy = { digest: string; width: number; format: PictureFormat }

export const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32)

const RECIPE = digestOf(JSON.stringify(ENCODERS)).slice(0, 8)

/** The file that keeps a copy: another original or another encoder makes another file. */
export const copyFile = (mediaDir: string, { digest, width, format }: PictureCopy) =>
  join(mediaDir, 'cache', String(width), `${digest}.${RECIPE}.${format}`)

/** Writes the picture in `original` at this width at most. */
export const drawCopy = async (original: string, { width, format }: Omit<PictureCopy, 'digest'>, file: string) => {
  // sharp is loaded with the first picture: a server that makes none keeps the memory.
  const { default: sharp } = await import('sharp')
  await sharp(original).resize({ width, withoutEnlargement: true }).toFormat(format, ENCODERS[format]).toFile(file)
}
