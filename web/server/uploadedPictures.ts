import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import { RATE } from '#graph/schema/limits.ts'
import { encodePicture, PICTURE_FORMATS, type PictureFormat } from '#web/build/encodePicture.ts'
import { PICTURE_WIDTHS } from '#web/ui/pictureSizes.ts'
import { type DrawInTurn, sendPicture } from './pictureQueue.ts'

// Names are digests of contents.
const IMMUTABLE = 'public, max-age=31536000, immutable'

// Nothing else matches, so that no address can name another path.
const NAME = ':name(^[\\da-f]{32})'
const WIDTH = `:width(^(?:${PICTURE_WIDTHS.join('|')}))`
const FORMAT = `:format(^(?:${PICTURE_FORMATS.join('|')})$)`

type Size = { name: string; width: string; format: PictureFormat }

/** The CPU time for the slower format and the worst picture, which is noise: 0.17 s at 480 pixels, 1.6 s at 1600. */
const pointsOf = (width: number) => Math.ceil(width ** 2 / 1000)

/** The pictures that staff have imported, at the widths and in the formats of all others; made when first asked for. */
export const uploadedPictures =
  (mediaDir: string, drawInTurn: DrawInTurn): FastifyPluginAsync =>
  async (app) => {
    meter(app, RATE.filePoints, 'pages')
    const originalOf = (name: string) => join(mediaDir, 'uploads', `${name}.webp`)
    const headersOf = (format: PictureFormat) => ({
      ...OPEN_HEADERS,
      'content-type': `image/${format}`,
      'cache-control': IMMUTABLE,
    })

    app.get<{ Params: Size }>(`/media/uploads/${NAME}.webp`, async ({ params: { name } }, reply) => {
      if (!existsSync(originalOf(name))) return reply.callNotFound()
      return sendPicture(reply, originalOf(name), headersOf('webp'))
    })

    app.get<{ Params: Size }>(`/media/${WIDTH}/uploads/${NAME}.${FORMAT}`, async (request, reply) => {
      const { name, width, format } = request.params
      const original = originalOf(name)
      if (!existsSync(original)) return reply.callNotFound()
      const file = join(mediaDir, 'cache', width, `${name}.${format}`)
      const draw = (target: string) => encodePicture(original, Number(width), format, target)
      await drawInTurn(request, { file, points: pointsOf(Number(width)), draw })
      return sendPicture(reply, file, headersOf(format))
    })
  }
