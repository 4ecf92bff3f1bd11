import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { isNotModified } from '#graph/http/cache/not-modified.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'

/** Pictures in the queue: a browser requests those of a whole page at once. */
const MOST_UNFINISHED = 40
const RETRY_AFTER_S = 10

type Drawing = {
  /** The cached copy, which serves later requests. */
  file: string
  /** The price of drawing, in addition to that of the route. */
  points: number
  draw: (file: string) => Promise<unknown>
}

/** Resolves when the picture is in its file. */
export type DrawInTurn = (request: FastifyRequest, drawing: Drawing) => Promise<void>

/**
 * Draws missing pictures one at a time on one core, which leaves the other core to all other requests. Concurrent requests for a
 * picture share one drawing.
 */
export const pictureQueue = (): DrawInTurn => {
  const unfinished = new Map<string, Promise<void>>()
  let last = Promise.resolve()

  const begin = (drawing: Drawing) => {
    const drawn = last.then(() => drawWhole(drawing)).finally(() => unfinished.delete(drawing.file))
    last = drawn.catch(() => {})
    unfinished.set(drawing.file, drawn)
    return drawn
  }

  return async (request, drawing) => {
    const { file, points } = drawing
    if (existsSync(file)) return
    if (!unfinished.has(file)) {
      if (unfinished.size >= MOST_UNFINISHED) throw tooMany()
      await request.caller?.take(points)
    }
    // Releases the request's place: waiting for a picture must not keep pages from being rendered.
    request.endOfWork?.()
    await (unfinished.get(file) ?? begin(drawing))
  }
}

/** Draws a picture with one thread, and renames the file once it is complete, so that no reader gets half a picture. */
export const drawWhole = async ({ file, draw }: Pick<Drawing, 'file' | 'draw'>) => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // libvips caches decoded pictures in memory by default.
  sharp.cache(false)
  await mkdir(dirname(file), { recursive: true })
  const half = `${file}.${process.pid}`
  await draw(half)
  await rename(half, file)
}

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
export const sendPicture = async (reply: FastifyReply, file: string, headers: Record<string, string>) => {
  const { size } = await stat(file)
  const etag = `"${basename(file)}"`
  reply.headers({ ...headers, etag })
  if (isNotModified(reply.request, { etag, changedAt: null })) return reply.code(304).send()
  return reply.header('content-length', size).send(createReadStream(file))
}
