import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import { PUBLIC_CACHE } from '#graph/http/cache/cache-headers.ts'
import { refuseOtherMethods } from './scope.ts'
import { OPEN_HEADERS } from './security-headers.ts'

/** In characters; about 1,500 vehicles. */
const LONGEST_WHOLE = 2 * 1024 * 1024

/**
 * Sends a text that is generated in chunks. A short text is sent whole, so that it can be cached; a long one is streamed, so that
 * memory does not grow with it.
 */
export async function sendText(reply: FastifyReply, pieces: AsyncGenerator<string>): Promise<FastifyReply> {
  const begun: string[] = []
  let length = 0
  for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
    begun.push(piece.value)
    length += piece.value.length
    if (length > LONGEST_WHOLE) return reply.send(Readable.from(continued(begun, pieces)))
  }
  return reply.send(begun.join(''))
}

async function* continued(begun: string[], rest: AsyncGenerator<string>) {
  yield* begun.splice(0)
  yield* rest
}

interface Text {
  path: string
  mediaType: string
  text: string
  cacheControl?: string
}

/** Serves a fixed text to pages of any origin. */
export const textRoute =
  ({ path, mediaType, text, cacheControl = PUBLIC_CACHE }: Text): FastifyPluginAsync =>
  async (app) => {
    app.get(path, { config: { cost: COST.file } }, (_request, reply) =>
      reply
        .headers({ ...OPEN_HEADERS, 'cache-control': cacheControl })
        .type(`${mediaType}; charset=utf-8`)
        .send(text),
    )
    refuseOtherMethods(app, path, ['GET', 'HEAD'])
  }
