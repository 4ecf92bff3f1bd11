import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ErrorCode } from '#graph/api/error-code.ts'
import { isNotModified } from '#graph/http/cache/not-modified.ts'
import { HttpError } from '#graph/http/errors/http-error.ts'

/** Pictures that are being drawn or wait for it: a browser asks for those of a whole page at once. */
const MOST_UNFINISHED = 40
const RETRY_AFTER_S = 10

type Drawing = {
  /** Kept for the next request. */
  file: string
  /** The cost of drawing the picture, beside the price of the route. */
  points: number
  draw: (file: string) => Promise<unknown>
}

/** Resolves when the picture is in its file. */
export type DrawInTurn = (request: FastifyRequest, drawing: Drawing) => Promise<void>

/**
 * Draws pictures that are not there yet, one at a time on one core: the other core answers everybody else. Requests that
 * come together share one drawing.
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
    // A request that waits for a picture makes room for a page.
    request.endOfWork?.()
    await (unfinished.get(file) ?? begin(drawing))
  }
}

/** Draws a picture with one thread, and renames its file when it is complete: no reader gets half a picture. */
export const drawWhole = async ({ file, draw }: Pick<Drawing, 'file' | 'draw'>) => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  // libvips would keep decoded pictures in memory.
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

/** Sends a picture as a stream, so that it takes up no room in the response cache. The file's name identifies its content. */
export const sendPicture = async (reply: FastifyReply, file: string, headers: Record<string, string>) => {
  const { size } = await stat(file)
  const etag = `"${basename(file)}"`
  reply.headers({ ...headers, etag })
  if (isNotModified(reply.request, { etag, changedAt: null })) return reply.code(304).send()
  return reply.header('content-length', size).send(createReadStream(file))
}
