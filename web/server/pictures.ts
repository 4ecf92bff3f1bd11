import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST } from '#graph/api/limits.ts'
import { isNotModified } from '#graph/http/cache/cache-headers.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey } from '#graph/http/limits/addresses.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { FairQueue } from '#graph/http/overload/fair-queue.ts'
import { OPEN_HEADERS } from '#graph/http/security-headers.ts'
import { CUTOUT_WIDTHS, PICTURE_WIDTHS } from '#graph/shared/site-address.ts'

// Low effort, because a visitor may be waiting: AVIF at 2 would take twice as long to save 2 %, WebP at 4 three times as long to
// save 3 %.
const ENCODERS = { avif: { quality: 50, effort: 1 }, webp: { quality: 76, effort: 2 } }

type PictureFormat = keyof typeof ENCODERS
const PICTURE_FORMATS = Object.keys(ENCODERS) as PictureFormat[]

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32)

const RECIPE = digestOf(JSON.stringify(ENCODERS)).slice(0, 8)

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

type Options = { publicDir: string; mediaDir: string }
type Copy = {
  original: string
  digest: string
  width: string
  format: PictureFormat
  cacheControl: string
  isFree?: boolean
}

/** Sends a copy that is at most this wide. The name of its file changes with the original and with the encoder's settings. */
const sendCopy = (reply: FastifyReply, mediaDir: string, copy: Copy) => {
  const { original, digest, width, format, cacheControl, isFree } = copy
  const file = join(mediaDir, 'cache', width, `${digest}.${RECIPE}.${format}`)
  const draw = async (target: string) => {
    // Loaded on demand: a server that draws no pictures saves the memory.
    const { default: sharp } = await import('sharp')
    const resized = sharp(original).resize({ width: Number(width), withoutEnlargement: true })
    await resized.toFormat(format, ENCODERS[format]).toFile(target)
  }
  return sendDrawn(reply, { drawing: { file, isFree, draw }, headers: headersOf(format, cacheControl), original })
}

export const importedPictures =
  ({ mediaDir }: Pick<Options, 'mediaDir'>): FastifyPluginAsync =>
  async (app) => {
    meter(app, COST.file, 'pages')
    const originalOf = (name: string) => join(mediaDir, 'uploads', `${name}.webp`)

    app.get<{ Params: Size }>(`/media/uploads/${NAME}.webp`, async ({ params: { name } }, reply) => {
      if (!existsSync(originalOf(name))) return noPicture(reply)
      return sendPicture(reply, originalOf(name), headersOf('webp', IMMUTABLE))
    })

    app.get<{ Params: Size }>(`/media/${WIDTH}/uploads/${NAME}.${FORMAT}`, BY_QUEUE, async ({ params }, reply) => {
      const original = originalOf(params.name)
      if (!existsSync(original)) return noPicture(reply)
      return sendCopy(reply, mediaDir, { ...params, digest: params.name, original, cacheControl: IMMUTABLE })
    })
  }

/** Copies of the pictures that come with the site. Drawing them is free: there are a few hundred, once per release. */
export const sitePictures =
  ({ publicDir, mediaDir }: Options): FastifyPluginAsync =>
  async (app) => {
    const pictures = await readSitePictures(publicDir)
    app.get<{ Params: { width: string; '*': string } }>(
      `/media/${SITE_WIDTH}/*`,
      BY_QUEUE,
      async ({ params }, reply) => {
        const { path = '', format } = SITE_PICTURE.exec(params['*'])?.groups ?? {}
        const picture = pictures.get(path)
        if (!picture) return noPicture(reply)
        const copy = { ...picture, width: params.width, format: format as PictureFormat }
        return sendCopy(reply, mediaDir, { ...copy, cacheControl: REVALIDATED, isFree: true })
      },
    )
  }

/** The options of a route that sends pictures: those to be drawn have the queue here, and the others are files. */
export const BY_QUEUE = { config: { isVital: true } }

/** Pictures for which one address waits: as many as a browser requests for a page. */
const MOST_WAITING = 39
const RETRY_AFTER_S = 10

type Drawing = {
  /** The cached copy, which serves later requests. */
  file: string
  /** Whether drawing costs nothing but what the route costs. */
  isFree?: boolean
  draw: (file: string) => Promise<unknown>
}

/** Of the process: one core draws, which leaves the other core to all other requests. */
const queue = new FairQueue(1)

/** Draws a picture if it is missing. Addresses take turns, and a picture that another one has drawn meanwhile is free. */
export const drawInTurn = async (request: Pick<FastifyRequest, 'ip' | 'caller'>, drawing: Drawing) => {
  if (existsSync(drawing.file)) return
  const address = addressKey(request.ip)
  if (queue.waitingOf(address) >= MOST_WAITING) throw tooMany()
  await queue.run(address, async () => {
    if (existsSync(drawing.file)) return
    if (!drawing.isFree) await request.caller?.take(COST.drawing)
    await drawWhole(drawing)
  })
}

/** Draws a picture with one thread, and renames the file once it is complete, so that no reader gets half a picture. */
const drawWhole = async ({ file, draw }: Pick<Drawing, 'file' | 'draw'>) => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // libvips caches decoded pictures in memory by default.
  sharp.cache(false)
  await mkdir(dirname(file), { recursive: true })
  const half = `${file}.${process.pid}`
  await draw(half)
  await rename(half, file)
}

/**
 * Sends a picture that is drawn first if it is missing. If it cannot be drawn, because the disk is full or the folder is not
 * writable, its original is sent, and so is that of a free one when the queue is full.
 */
export const sendDrawn = async (
  reply: FastifyReply,
  { drawing, headers, original }: { drawing: Drawing; headers: Record<string, string>; original: string },
) => {
  try {
    await drawInTurn(reply.request, drawing)
  } catch (error) {
    if (error instanceof HttpError && !drawing.isFree) throw error
    reply.log.warn(error, 'a picture could not be drawn: its original is sent')
    return sendPicture(reply, original, { ...headers, 'content-type': 'image/webp', 'cache-control': 'no-store' })
  }
  return sendPicture(reply, drawing.file, headers)
}

/** Not the site's page: that would be rendered. */
export const noPicture = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')

const tooMany = () =>
  new HttpError(
    ErrorCode.SERVICE_UNAVAILABLE,
    `Too many pictures are being drawn. Please try again in ${RETRY_AFTER_S} seconds.`,
    { retryAfterSeconds: RETRY_AFTER_S },
  )

/**
 * Streams a picture, so that it takes no room in the response cache. The file's name is its ETag, because it identifies the
 * content.
 */
const sendPicture = async (reply: FastifyReply, file: string, headers: Record<string, string>) => {
  const { size } = await stat(file)
  const etag = `"${basename(file)}"`
  reply.headers({ ...headers, etag })
  if (isNotModified(reply.request, { etag, changedAt: null })) return reply.code(304).send()
  return reply.header('content-length', size).send(createReadStream(file))
}
