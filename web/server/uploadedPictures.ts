import { existsSync } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { encodePicture, PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat } from '#web/build/pictures.ts'

// Names are digests of contents.
const IMMUTABLE = 'public, max-age=31536000, immutable'

// Nothing else matches, so that no part of an address becomes part of a path unseen.
const NAME = ':name(^[\\da-f]{32})'
const WIDTH = `:width(^(?:${PICTURE_WIDTHS.join('|')}))`
const FORMAT = `:format(^(?:${PICTURE_FORMATS.join('|')})$)`

type Size = { name: string; width: string; format: PictureFormat }

/** The pictures that staff have imported, at the widths and in the formats of all others; made when first asked for. */
export const uploadedPictures =
  (mediaDir: string): FastifyPluginAsync =>
  async (app) => {
    const originalOf = (name: string) => join(mediaDir, 'uploads', `${name}.webp`)
    const making = new Map<string, Promise<void>>()

    const make = async (file: string, { name, width, format }: Size) => {
      await mkdir(dirname(file), { recursive: true })
      const unfinished = `${file}.${process.pid}`
      await encodePicture(originalOf(name), Number(width), format, unfinished)
      await rename(unfinished, file)
    }

    /** The file that holds the picture at this size; requests that come at once share one making of it. */
    const sized = async (size: Size) => {
      const file = join(mediaDir, 'cache', size.width, `${size.name}.${size.format}`)
      if (existsSync(file)) return file
      const made = making.get(file) ?? make(file, size).finally(() => making.delete(file))
      making.set(file, made)
      await made
      return file
    }

    const send = async (reply: FastifyReply, file: string, format: PictureFormat) =>
      reply
        .type(`image/${format}`)
        .header('cache-control', IMMUTABLE)
        .send(await readFile(file))

    app.get<{ Params: Size }>(`/media/uploads/${NAME}.webp`, async ({ params: { name } }, reply) => {
      if (!existsSync(originalOf(name))) return reply.callNotFound()
      return send(reply, originalOf(name), 'webp')
    })

    app.get<{ Params: Size }>(`/media/${WIDTH}/uploads/${NAME}.${FORMAT}`, async ({ params }, reply) => {
      if (!existsSync(originalOf(params.name))) return reply.callNotFound()
      return send(reply, await sized(params), params.format)
    })
  }
