import { createReadStream } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { PICTURE_WIDTHS, picturePaths, resizedPicture } from './pictures.ts'

const ROUTE = /^\/media\/(\d+)\/([\w/-]+\.webp)$/

/** Pictures at the widths that pages ask for: files beside the build, made on demand in development. */
export const pictures = (): Plugin => ({
  name: 'pictures',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }) {
    const place = async (path: string, width: number) => {
      const target = join(dir!, 'media', String(width), path)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(await resizedPicture(path, width), target)
    }
    for (const path of await picturePaths()) {
      await Promise.all(PICTURE_WIDTHS.map((width) => place(path, width)))
    }
  },
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const [, width, path] = ROUTE.exec(request.url ?? '') ?? []
      if (!path || !PICTURE_WIDTHS.includes(Number(width))) return next()
      try {
        createReadStream(await resizedPicture(path, Number(width))).pipe(
          response.setHeader('content-type', 'image/webp'),
        )
      } catch (error) {
        next(error)
      }
    })
  },
})
