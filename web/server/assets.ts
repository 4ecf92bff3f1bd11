import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import { sourceHash } from '#graph/http/security-headers.ts'
import { type PageRoute, ROUTES } from '#web/routing/routes.tsx'

const ENTRY = 'web/app/entry.client.tsx'
// Every page has the footer, and a first visit does not load its script.
const FOOTER = 'web/shell/FooterContent.tsx'

export type PageAssets = {
  /** Markup for the head: style sheets and preloads of the page with this source file. */
  head: (file: string) => string | Promise<string>
  /** The name of that markup's styles in a Content-Security-Policy; absent in development, where pages have no policy. */
  styleHash?: (file: string) => string
  /** Markup for the end of the body: the scripts that start the page. */
  scripts: string
}

const FONT = '<link rel="preload" href="/fonts/bricolage-grotesque.woff2" as="font" type="font/woff2" crossorigin>'

type PageHead = { markup: string; styleHash: string }

/** A chunk and its static imports, in the order of evaluation. */
const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): ManifestChunk[] => {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the build: does its route name the right file?`)
  const imports = chunk.imports?.flatMap((imported) => withImports(manifest, imported, seen)) ?? []
  return [...imports, chunk]
}

const pageHead = async (clientDir: string, manifest: Manifest, { file, isStatic }: PageRoute): Promise<PageHead> => {
  const shell = withImports(manifest, ENTRY)
  const chunks = [...new Set([...shell, ...withImports(manifest, file)])]
  // The HTML has the page's lazy parts too: their styles must not wait for their scripts.
  const lazyParts = [...(manifest[file]?.dynamicImports ?? []), FOOTER]
  const lazyChunks = lazyParts.flatMap((key) => withImports(manifest, key))
  const sheets = [...new Set([...chunks, ...lazyChunks].flatMap(({ css = [] }) => css))]

  const css = (await Promise.all(sheets.map((sheet) => readFile(join(clientDir, sheet), 'utf8')))).join('')
  // Vite's preload helper looks for a link to each sheet of a chunk, and fetches the sheet where there is none.
  const markers = sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`)
  // At low priority: the page can be read before it is hydrated, so the largest picture and the font come first.
  const preload = ({ file }: ManifestChunk) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`
  const preloads = (isStatic ? shell : chunks).map(preload)
  const markup = [FONT, `<style>${css}</style>`, ...markers, ...preloads].join('')
  return { markup, styleHash: sourceHash(css) }
}

/** Reads the client build once, at start. */
export const builtAssets = async (clientDir: string): Promise<PageAssets> => {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const heads = new Map<string, PageHead>()
  for (const route of ROUTES) heads.set(route.file, await pageHead(clientDir, manifest, route))
  return {
    head: (file) => heads.get(file)!.markup,
    styleHash: (file) => heads.get(file)!.styleHash,
    scripts: `<script type="module" src="/${manifest[ENTRY]!.file}" async></script>`,
  }
}
