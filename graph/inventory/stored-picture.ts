import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import type { VehicleImage } from '#graph/vehicles/vehicle.entity.ts'

/** A picture without its description in words. */
export type StoredPicture = Omit<VehicleImage, 'alt' | 'staleAlt'>

/** Below the media folder; the name of a picture is the digest of the imported file, or of what was made of a fetched one. */
const UPLOADS = 'uploads'
const STORED = /^uploads\/[\da-f]{32}\.webp$/

const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif', 'gif', 'tiff'])
const MAX_PIXELS = 60_000_000
/** The most for a baseline JPEG, which is made smaller while it is decoded; a progressive one would be in memory as a whole. */
const MAX_SHRUNK_PIXELS = 250_000_000
/** The longest side of a WebP. */
const MAX_SIDE = 16_383
/** Brands of ISO media files, the second ones of HEVC and of the container alone. */
const AVIF = /^avi[fs]$/
const HEIF = /^(?:he[iv].|mi[af].|msf1|MiH.)$/
/** With this a picture begins of which the rest may be missing. */
const KNOWN_START = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|II\*\0|MM\0\*|.{4}ftypavi[fs])/s
// The least, whichever side is the longer one: smaller pictures are icons and placeholders.
const LONG_SIDE = 400
const SHORT_SIDE = 300
export const MAX_BYTES = 40_000_000
// The greatest width that a page shows.
const WIDTH = 1600
const PREVIEW_WIDTH = 16

/** The message says what is wrong with the picture, behind its name: "is not a file of at most 40 MB". */
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
    throw new PictureError('is not a picture that can be read')
  }
}

export async function readOriginal(file: string): Promise<Buffer> {
  try {
    const stats = await stat(file)
    if (stats.isFile() && stats.size <= MAX_BYTES) return await readFile(file)
  } catch {
    throw new PictureError('is not a file that can be read')
  }
  throw new PictureError(`is not a file of at most ${MAX_BYTES / 1e6} MB`)
}

/** A picture as the site keeps it, without its metadata. Throws a PictureError for what is none. */
export async function reencode(original: Buffer): Promise<Buffer> {
  if (original.length === 0) throw new PictureError('is empty')
  if (isHeic(original)) {
    throw new PictureError(
      'is not a JPEG but a HEIC picture (on an iPhone choose Settings, Camera, Formats, Most Compatible; or save it as JPEG)',
    )
  }
  // The head of a file costs no memory, however large the picture is.
  const head = await sharp(original, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (head ? !FORMATS.has(head.format) : !KNOWN_START.test(original.toString('latin1', 0, 12))) {
    throw new PictureError('is not a JPEG, PNG, WebP, AVIF, GIF or TIFF picture')
  }
  const mostPixels = head ? checkSize(head) : MAX_PIXELS
  try {
    return await sharp(original, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDTH, withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    // The decoder's own message is of no use to the staff.
    throw new PictureError('did not arrive whole: send it again (if it fails again, the file is damaged)')
  }
}

/** The most pixels that are read of a picture. */
function checkSize({ format, isProgressive, width: across, height: down, autoOrient: { width, height } }: Metadata) {
  if (Math.max(width, height) < LONG_SIDE || Math.min(width, height) < SHORT_SIDE) {
    throw new PictureError(
      `is not a picture of at least ${LONG_SIDE} × ${SHORT_SIDE} pixels, and not ${width} × ${height}`,
    )
  }
  if ((height * Math.min(width, WIDTH)) / width > MAX_SIDE) {
    throw new PictureError(`is too long for its width: ${width} × ${height} pixels`)
  }
  const most = format === 'jpeg' && !isProgressive ? MAX_SHRUNK_PIXELS : MAX_PIXELS
  if (across * down > most) {
    const [megapixels, atMost] = [across * down, most].map((pixels) => Math.round(pixels / 1e6))
    throw new PictureError(`has ${megapixels} megapixels; ${atMost} are the most`)
  }
  return most
}

/** Whether it is an ISO media picture of the kinds that phones make and browsers do not show. */
function isHeic(original: Buffer): boolean {
  if (original.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = original.toString('latin1', 8, Math.min(original.readUInt32BE(0) || 256, 256)).match(/.{4}/gs) ?? []
  return !brands.some((brand) => AVIF.test(brand)) && brands.some((brand) => HEIF.test(brand))
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
  try {
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    // On a full disk it would take the room of others.
    await rm(unfinished, { force: true })
    throw error
  }
}
