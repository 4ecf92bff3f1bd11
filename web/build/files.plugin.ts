import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Moves the source maps of the browser's files out of the folder that visitors are served, into one beside it. */
export const hiddenMaps = (): Plugin => ({
  name: 'hidden-maps',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    const folder = join(dir!, '../maps')
    await mkdir(folder, { recursive: true })
    const maps = Object.keys(bundle).filter((file) => file.endsWith('.map'))
    await Promise.all(maps.map((map) => rename(join(dir!, map), join(folder, basename(map)))))
  },
})

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

const FONT_FACE = /@font-face\s*\{[^}]*\}/g

/** The fonts stand in GraphiQL's style sheet as text, and are nine tenths of it. */
export const withoutFonts = (): Plugin => ({
  name: 'graphiql-without-fonts',
  enforce: 'pre',
  transform: {
    filter: { id: /\/node_modules\/graphiql\/dist\/style\.css/ },
    handler: (css) => ({ code: css.replace(FONT_FACE, ''), map: null }),
  },
})

/** GraphiQL's menus stop the page from scrolling by a style element, which the policy of /graphql forbids: they go without. */
export const withoutStyleElements = (): Plugin => ({
  name: 'graphiql-without-style-elements',
  applyToEnvironment: ({ name }) => name === 'graphiql',
  transform: {
    filter: { id: /\/node_modules\/react-style-singleton\/dist\/.*\/index\.js/ },
    handler: () => ({ code: 'export const styleSingleton = () => () => null', map: null }),
  },
})

const PACKAGE = /^(?:@[\w.-]+\/)?\w[\w.-]*/

/** Production has no packages but the dependencies: a server that imports another one would start everywhere but there. */
export const onlyDependencies = (dependencies: object): Plugin => ({
  name: 'only-dependencies',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  enforce: 'pre',
  resolveId(source, importer) {
    const [name] = PACKAGE.exec(source) ?? []
    if (!name || !importer || importer.includes('/node_modules/') || isBuiltin(source) || name in dependencies) return
    this.error(`${importer} imports ${name}, which is not in the dependencies of package.json.`)
  },
})
