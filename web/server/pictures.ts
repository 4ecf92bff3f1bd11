import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { COST } from '#graph/api/limits.ts'
import { meter } from '#graph/http/limits/rate-limit.ts'
import { OPEN_HEADERS } from '#graph/http/scope/open-to-all-origins.ts'
import { CUTOUT_WIDTHS, PICTURE_WIDTHS } from '#graph/shared/picture-widths.ts'
import { copyFile, drawCopy, PICTURE_FORMATS, type PictureFormat } from './pictureCopy.ts'
import { BY_QUEUE, type DrawInTurn, noPicture, sendDrawn, sendPicture } from './pictureQueue.ts'
import { readSitePictures } from './sitePictures.ts'

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

/** The pictures that staff have imported, and their copies. */
export const importedPictures =
  (mediaDir: string, drawInTurn: DrawInTurn): FastifyPluginAsync =>
  async (app) => {
    meter(app, COST.file, 'pages')
    const originalOf = (name: string) => join(mediaDir, 'uploads', `${name}.webp`)

    app.get<{ Params: Size }>(`/media/uploads/${NAME}.webp`, async ({ params: { name } }, reply) => {
      if (!existsSync(originalOf(name))) return noPicture(reply)
      return sendPicture(reply, originalOf(name), headersOf('webp', IMMUTABLE))
    })

    app.get<{ Params: Size }>(`/media/${WIDTH}/uploads/${NAME}.${FORMAT}`, BY_QUEUE, async (request, reply) => {
      const { name, format } = request.params
      const original = originalOf(name)
      if (!existsSync(original)) return noPicture(reply)
      const copy = { digest: name, width: Number(request.params.width), format }
      const file = copyFile(mediaDir, copy)
      const draw = (target: string) => drawCopy(original, copy, target)
      return sendDrawn(reply, drawInTurn, { drawing: { file, draw }, headers: headersOf(format, IMMUTABLE), original })
    })
  }

type Options = { publicDir: string; mediaDir: string; drawInTurn: DrawInTurn }

/** Copies of the pictures that come with the site. Drawing them is free: there are a few hundred, once per release. */
export const sitePictures =
  ({ publicDir, mediaDir, drawInTurn }: Options): FastifyPluginAsync =>
  async (app) => {
    const pictures = await readSitePictures(publicDir)
    app.get<{ Params: { width: string; '*': string } }>(`/media/${SITE_WIDTH}/*`, BY_QUEUE, async (request, reply) => {
      const { path = '', format } = SITE_PICTURE.exec(request.params['*'])?.groups ?? {}
      const picture = pictures.get(path)
      if (!picture) return noPicture(reply)
      const { original, digest } = picture
      const copy = { digest, width: Number(request.params.width), format: format as PictureFormat }
      const file = copyFile(mediaDir, copy)
      const draw = (target: string) => drawCopy(original, copy, target)
      const drawing = { file, isFree: true, draw }
      return sendDrawn(reply, drawInTurn, { drawing, headers: headersOf(copy.format, REVALIDATED), original })
    })
  }
