import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { sourceHash } from '#graph/http/security-headers.ts'
import { type PageRoute, ROUTES } from '#web/app/routes.tsx'

const ENTRY = 'web/app/entry.client.tsx'
const SHORTLIST = 'web/shortlist/start.ts'
// Lazy parts of every page: their styles are needed at once, their scripts are not.
const ON_EVERY_PAGE = [
  'web/shell/HeaderToolsContent.tsx',
  'web/shell/FooterContent.tsx',
  'web/shortlist/ShortlistBarContent.tsx',
]

export type PageAssets = {
  /** Markup for the head of the page with this source file: its styles and font. */
  head: (file: string) => string | Promise<string>
  /** The CSP source of that markup's inline styles. */
  styleSource: (file: string) => string
  /** The CSP source of development's inline scripts; undefined in production. */
  scriptSource?: string
  /** Markup for the end of the body: the loader, with the addresses of the scripts that this HTML needs. */
  scripts: (html: string) => string
}

const FONT = '<link rel="preload" href="/fonts/bricolage-grotesque.woff2" as="font" type="font/woff2" crossorigin>'

const ISLAND = /data-island="(\w+)"[^>]*>/g

/** The names of the islands in a page that start at once. */
const startedIslands = (html: string) =>
  [...html.matchAll(ISLAND)].filter(([tag]) => !tag.includes('data-starts-on-use')).map(([, name]) => name!)

type BuiltPage = { head: string; styleSource: string }

/** A chunk and its static imports, in the order of evaluation. */
const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] => {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the build: does its route name the right file?`)
  const imports = chunk.imports?.flatMap((imported) => withImports(manifest, imported, seen)) ?? []
  return [...imports, chunk]
}

const builtPage = async (clientDir: string, manifest: Manifest, { file }: PageRoute): Promise<BuiltPage> => {
  const shell = withImports(manifest, ENTRY)
  const chunks = [...new Set([...shell, ...withImports(manifest, file)])]
  // The HTML includes the page's lazy parts, so their styles must not wait for their scripts.
  const lazyParts = [...(manifest[file]?.dynamicImports ?? []), ...ON_EVERY_PAGE]
  const lazyChunks = lazyParts.flatMap((key) => withImports(manifest, key))
  const sheets = [...new Set([...chunks, ...lazyChunks].flatMap(({ css = [] }) => css))]

  const css = (await Promise.all(sheets.map((sheet) => readFile(join(clientDir, sheet), 'utf8')))).join('')
  // Vite's preload helper fetches each style sheet of a chunk for which it finds no link.
  const markers = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`)
  return {
    head: [FONT, `<style>${css}</style>`, ...markers].join(''),
    styleSource: sourceHash(css),
  }
}

const addressOf = ({ file }: ManifestChunk) => `/${file}`

const scriptsOf = (manifest: Manifest, key: string) => [
  ...new Set([manifest[key]!, ...withImports(manifest, key)].map(addressOf)),
]

/** The scripts of each island that are not part of the entry. */
const builtIslands = (manifest: Manifest) => {
  const keys = manifest[ENTRY]!.dynamicImports ?? []
  return new Map(keys.map((key) => [manifest[key]!.name, withImports(manifest, key).map(addressOf)]))
}

/** The loader's address, with a hash for browser caches. The path is fixed: any release's loader works with any page. */
const loaderAddress = async (clientDir: string) => {
  const content = await readFile(join(clientDir, 'loader.js'))
  return `/loader.js?${createHash('sha256').update(content).digest('hex').slice(0, 8)}`
}

export const builtAssets = async (clientDir: string): Promise<PageAssets> => {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const loader = await loaderAddress(clientDir)
  const islands = builtIslands(manifest)
  const entry = scriptsOf(manifest, ENTRY)
  const shortlist = scriptsOf(manifest, SHORTLIST).join(' ')
  const pages = new Map<string, BuiltPage>()
  for (const route of ROUTES) pages.set(route.file, await builtPage(clientDir, manifest, route))
  return {
    head: (file) => pages.get(file)!.head,
    styleSource: (file) => pages.get(file)!.styleSource,
    scripts: (html) => {
      const ofIslands = startedIslands(html).flatMap((name) => islands.get(name) ?? [])
      const scripts = new Set([...entry, ...ofIslands])
      return `<script src="${loader}" data-scripts="${[...scripts].join(' ')}" data-shortlist-scripts="${shortlist}" async></script>`
    },
  }
}
