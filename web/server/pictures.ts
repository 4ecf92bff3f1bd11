import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { OPEN_HEADERS } from '#graph/http/security-headers.ts'
import { CUTOUT_WIDTHS, PICTURE_WIDTHS } from '#graph/shared/picture-widths.ts'
import { BY_QUEUE, type DrawInTurn, noPicture, sendDrawn, sendPicture } from './pictureQueue.ts'

// Low effort, because a visitor may be waiting: AVIF at 2 would take twice as long to save 2 %, WebP at 4 three times as long to
// save 3 %.
const ENCODERS = { avif: { quality: 50, effort: 1 }, webp: { quality: 76, effort: 2 } }

type PictureFormat = keyof typeof ENCODERS
const PICTURE_FORMATS = Object.keys(ENCODERS) as PictureFormat[]

type PictureCopy = { digest: string; width: number; format: PictureFormat }

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32)

const RECIPE = digestOf(JSON.stringify(ENCODERS)).slice(0, 8)

/** The file of a copy. Its name changes with the original and with the encoder's settings. */
const copyFile = (mediaDir: string, { digest, width, format }: PictureCopy) =>
  join(mediaDir, 'cache', String(width), `${digest}.${RECIPE}.${format}`)

/** Writes a copy of `original` that is at most this wide. */
const drawCopy = async (original: string, { width, format }: Omit<PictureCopy, 'digest'>, file: string) => {
  // Loaded on demand: a server that draws no pictures saves the memory.
  const { default: sharp } = await import('sharp')
  await sharp(original).resize({ width, withoutEnlargement: true }).toFormat(format, ENCODERS[format]).toFile(file)
}

/** The pictures that come with the site, by their path in the media folder without the extension. */
const readSitePictures = async (publicDir: string) => {
  const folder = join(publicDir, 'media')
  const read = async (name: string) => {
    const original = join(folder, name)
    const digest = digestOf(await readFile(original))
    return [name.replaceAll('\\', '/').replace(/\.webp$/, ''), { original, digest }] as const
  }
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : []
  return new Map(await Promise.all(names.filter((name) => name.endsWith('.webp')).map(read)))
}

// Imported pictures are named by the digest of their content.
const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'public, max-age=86400'

// A strict pattern: no address can escape the folder.
const NAME = ':name(^[\\da-f]{32})'
const widthIn = (widths: number[]) => `:width(^(?:${[...new Set(widths)].join('|')})$)`
const WIDTH = widthIn(PICTURE_WIDTHS)
const SITE_WIDTH = widthIn([...CUTOUT_WIDTHS, ...PICTURE_WIDTHS])
const FORMAT = `:format(^(?:${PICTURE_FORMATS.join('|')})$)`
const SITE_PICTURE = new RegExp(`^(?<path>.+)\\.(?<format>${PICTURE_FORMATS.join('|')})$`)

type Size = { name: string; width: string; format: PictureFormat }

const headersOf = (format: PictureFormat, cacheControl: string) => ({
  ...OPEN_HEADERS,
  'content-type': `image/${format}`,
  'cache-control': cacheControl,
})

type Options = { publicDir: string; mediaDir: string; drawInTurn: DrawInTurn }
type Copy = PictureCopy & { original: string; cacheControl: string; isFree?: boolean }

const sendCopy = (reply: FastifyReply, { mediaDir, drawInTurn }: Omit<Options, 'publicDir'>, copy: Copy) => {
  const { original, format, cacheControl, isFree } = copy
  const drawing = { file: copyFile(mediaDir, copy), isFree, draw: (target: string) => drawCopy(original, copy, target) }
  return sendDrawn(reply, drawInTurn, { drawing, headers: headersOf(format, cacheControl), original })
}

export const importedPictures =
  (options: Omit<Options, 'publicDir'>): FastifyPluginAsync =>
  async (app) => {
    meter(app, COST.file, 'pages')
    const originalOf = (name: string) => join(options.mediaDir, 'uploads', `${name}.webp`)

    app.get<{ Params: Size }>(`/media/uploads/${NAME}.webp`, async ({ params: { name } }, reply) => {
      if (!existsSync(originalOf(name))) return noPicture(reply)
      return sendPicture(reply, originalOf(name), headersOf('webp', IMMUTABLE))
    })

    app.get<{ Params: Size }>(`/media/${WIDTH}/uploads/${NAME}.${FORMAT}`, BY_QUEUE, async ({ params }, reply) => {
      const { name, format } = params
      const original = originalOf(name)
      if (!existsSync(original)) return noPicture(reply)
      const copy = { digest: name, width: Number(params.width), format }
      return sendCopy(reply, options, { ...copy, original, cacheControl: IMMUTABLE })
    })
  }

/** Copies of the pictures that come with the site. Drawing them is free: there are a few hundred, once per release. */
export const sitePictures =
  ({ publicDir, ...options }: Options): FastifyPluginAsync =>
  async (app) => {
    const pictures = await readSitePictures(publicDir)
    app.get<{ Params: { width: string; '*': string } }>(
      `/media/${SITE_WIDTH}/*`,
      BY_QUEUE,
      async ({ params }, reply) => {
        const { path = '', format } = SITE_PICTURE.exec(params['*'])?.groups ?? {}
        const picture = pictures.get(path)
        if (!picture) return noPicture(reply)
        const copy = { ...picture, width: Number(params.width), format: format as PictureFormat }
        return sendCopy(reply, options, { ...copy, cacheControl: REVALIDATED, isFree: true })
      },
    )
  }
