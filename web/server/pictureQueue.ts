import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { COST } from '#graph/api/limits.ts'
import { isNotModified } from '#graph/http/cache/cache-headers.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'
import { addressKey } from '#graph/http/limits/addresses.ts'
import { FairQueue } from '#graph/http/overload/fair-queue.ts'

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

/** Resolves when the picture is in its file. */
export type DrawInTurn = (request: FastifyRequest, drawing: Drawing) => Promise<void>

/**
 * Draws missing pictures one at a time on one core, which leaves the other core to all other requests. Addresses take turns, and a
 * picture that another one has drawn meanwhile is free.
 */
export const pictureQueue = (): DrawInTurn => {
  const queue = new FairQueue(1)
  return async (request, drawing) => {
    if (existsSync(drawing.file)) return
    const address = addressKey(request.ip)
    if (queue.waitingOf(address) >= MOST_WAITING) throw tooMany()
    await queue.run(address, async () => {
      if (existsSync(drawing.file)) return
      if (!drawing.isFree) await request.caller?.take(COST.drawing)
      await drawWhole(drawing)
    })
  }
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
  drawInTurn: DrawInTurn,
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
export const sendPicture = async (reply: FastifyReply, file: string, headers: Record<string, string>) => {
  const { size } = await stat(file)
  const etag = `"${basename(file)}"`
  reply.headers({ ...headers, etag })
  if (isNotModified(reply.request, { etag, changedAt: null })) return reply.code(304).send()
  return reply.header('content-length', size).send(createReadStream(file))
}
