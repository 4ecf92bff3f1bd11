import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/
// A smaller file fits into the packet that carries its headers.
const SMALL = 200

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const compressFile = async (file: string) => {
  const bytes = await readFile(file)
  if (bytes.length < SMALL) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${file}.br`, small)),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}

/** Writes `.br` and `.gz` beside each emitted text file, at the best quality: paid once, at build time. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'ssr' && name !== 'pages',
  async writeBundle({ dir }, bundle) {
    const files = Object.keys(bundle).filter((file) => COMPRESSIBLE.test(file))
    await Promise.all(files.map((file) => compressFile(join(dir!, file))))
  },
})
