import { createReadStream } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { PICTURE_WIDTHS } from '#web/ui/pictureSizes.ts'
import { PICTURE_FORMATS, type PictureFormat } from './encodePicture.ts'
import { picturePaths, resizedPicture } from './resizedPicture.ts'

const ROUTE = /^\/media\/(\d+)\/([\w/-]+)\.(webp|avif)$/

/** Makes each picture at the widths and in the formats that pages ask for: in the build, or on demand in development. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }) {
    const place = async (path: string, width: number, format: PictureFormat) => {
      const target = join(dir!, 'media', String(width), path.replace(/webp$/, format))
      await mkdir(dirname(target), { recursive: true })
      await copyFile(await resizedPicture(path, width, format), target)
    }
    for (const path of await picturePaths()) {
      const kinds = PICTURE_FORMATS.flatMap((format) => PICTURE_WIDTHS.map((width) => ({ width, format })))
      await Promise.all(kinds.map(({ width, format }) => place(path, width, format)))
    }
  },
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const [, width, name, format] = ROUTE.exec(request.url ?? '') ?? []
      if (!name || !PICTURE_WIDTHS.includes(Number(width))) return next()
      try {
        const file = await resizedPicture(`${name}.webp`, Number(width), format as PictureFormat)
        createReadStream(file).pipe(response.setHeader('content-type', `image/${format}`))
      } catch (error) {
        next(error)
      }
    })
  },
})
