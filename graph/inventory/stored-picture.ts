import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { VehicleImage } from '#graph/vehicles/vehicle.entity.ts'

/** A picture without its description in words. */
export type StoredPicture = Omit<VehicleImage, 'alt' | 'staleAlt'>

/** Below the media folder; the name of a picture is the digest of the imported file, or of what was made of a fetched one. */
const UPLOADS = 'uploads'
const STORED = /^uploads\/[\da-f]{32}\.webp$/

const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'])
const MAX_PIXELS = 60_000_000
// The least, whichever side is the longer one: smaller pictures are icons and placeholders.
const LONG_SIDE = 400
const SHORT_SIDE = 300
export const MAX_BYTES = 40_000_000
// The greatest width that a page shows.
const WIDTH = 1600
const PREVIEW_WIDTH = 16

/** The message names what the picture is not: "a file of at most 40 MB". */
export class PictureError extends Error {
  override name = 'PictureError'

  constructor(
    message: string,
    /** From 1: the picture of the list. */
    readonly entry?: number,
  ) {
    super(message)
  }
}

interface Options {
  mediaDir: string
  isDryRun: boolean
}

export const digestOf = (identity: string | Buffer) => createHash('sha256').update(identity).digest('hex').slice(0, 32)

export const pathFor = (identity: string | Buffer) => `${UPLOADS}/${digestOf(identity)}.webp`

/** Writes a picture into the media folder, but in a dry run. */
export async function storePicture(
  webp: Buffer,
  path: string,
  { mediaDir, isDryRun }: Options,
): Promise<StoredPicture> {
  if (!isDryRun) await writeMedia(join(mediaDir, path), webp)
  return { path, ...(await describe(webp)) }
}

/** Keeps a picture as the site shows it, unless it has it already. Throws a PictureError for what is none. */
export async function keepPicture(
  original: Buffer,
  options: Options,
  known: readonly StoredPicture[] = [],
): Promise<StoredPicture> {
  const path = pathFor(original)
  return (
    (await findStoredPicture(path, options.mediaDir, known)) ?? storePicture(await reencode(original), path, options)
  )
}

/**
 * A picture that an earlier import has stored, as it is `known` or with a new description; undefined when there is none at
 * this path.
 */
export async function findStoredPicture(
  path: string,
  mediaDir: string,
  known: readonly StoredPicture[] = [],
): Promise<StoredPicture | undefined> {
  if (!STORED.test(path)) return undefined
  const file = join(mediaDir, path)
  try {
    // Pruning spares young files, so the picture stays until the import that names it has committed.
    await utimes(file, new Date(), new Date())
    return known.find((picture) => picture.path === path) ?? { path, ...(await describe(await readFile(file))) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new PictureError('a picture that can be read')
  }
}

export async function readOriginal(file: string): Promise<Buffer> {
  try {
    const stats = await stat(file)
    if (stats.isFile() && stats.size <= MAX_BYTES) return await readFile(file)
  } catch {
    throw new PictureError('a file that can be read')
  }
  throw new PictureError(`a file of at most ${MAX_BYTES / 1e6} MB`)
}

/** Brands of ISO media files with HEVC inside, which phones make and browsers do not show. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx])/

/** A picture as the site keeps it, without its metadata. Throws a PictureError for what is none. */
export async function reencode(original: Buffer): Promise<Buffer> {
  if (HEIC.test(original.toString('latin1', 4, 12))) {
    throw new PictureError(
      'a JPEG but a HEIC picture (on an iPhone choose Settings, Camera, Formats, Most Compatible; or save it as JPEG)',
    )
  }
  try {
    const picture = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format, width, height } = await picture.metadata()
    if (FORMATS.has(format)) {
      if (Math.max(width, height) < LONG_SIDE || Math.min(width, height) < SHORT_SIDE) {
        throw new PictureError(
          `a picture of at least ${LONG_SIDE} × ${SHORT_SIDE} pixels, and not ${width} × ${height}`,
        )
      }
      return await picture
        .autoOrient()
        .resize({ width: WIDTH, withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer()
    }
  } catch (error) {
    if (error instanceof PictureError) throw error
    // The decoder's own message is of no use to the staff.
  }
  throw new PictureError('a JPEG, PNG, WebP, AVIF, GIF or TIFF picture of at most 60 megapixels')
}

async function describe(webp: Buffer): Promise<Omit<StoredPicture, 'path'>> {
  const picture = sharp(webp)
  const { width, height } = await picture.metadata()
  const { dominant } = await picture.stats()
  const preview = await picture.resize({ width: PREVIEW_WIDTH }).webp({ quality: 20 }).toBuffer()
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0'))
  return {
    width,
    height,
    blurDataUrl: `data:image/webp;base64,${preview.toString('base64')}`,
    dominantColor: `#${hex.join('')}`,
  }
}

// Renamed when complete, so that no reader sees half a file.
export async function writeMedia(file: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, content)
  await rename(unfinished, file)
}
