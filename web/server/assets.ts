import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, type Element, serialize, stringify } from 'stylis'
import type { Manifest, ManifestChunk } from 'vite'
import { FONTS } from '#graph/dealer/look.ts'
import { sourceHash } from '#graph/http/security-headers.ts'
import { ROUTES } from '#web/app/routes.tsx'
import { PLAIN_ISLANDS } from '#web/islands/plainIslands.ts'
import { LAYERS } from '#web/theme/constants.ts'

const ENTRY = 'web/app/entry.client.tsx'
/** All pages, which only the server renders: their build is there for its styles. */
const PAGES = 'web/app/App.tsx'
/** The desk, whose pages share one sheet: no visitor loads it. */
export const DESK = 'web/desk/DeskApp.tsx'
/** The chunk with the styles of what no first view shows (`vite.config.ts`). */
const DEFERRED = 'deferred'

/** Markup, and the CSP source of its inline styles. */
type PageHead = { markup: string; styleSource: string }

export type PageAssets = {
  /** Markup for the head of a document of the page with this source file: its styles and font. */
  head: (file: string, html: string) => PageHead | Promise<PageHead>
  /** The style sheet that all documents share; development has none. */
  deferred?: { path: string; css: string }
  /** The CSP source of development's inline scripts; undefined in production. */
  scriptSource?: string
  /** Markup for the end of the body: the loader, with the addresses of the scripts of this HTML's islands. */
  scripts: (html: string) => string
}

const FONT = `<link rel="preload" href="/fonts/${FONTS.heading.file}.woff2" as="font" type="font/woff2" crossorigin>`

const ISLAND = /data-island="(\w+)"/g
const FILE = /data-file="(\w+)"/g

/** A chunk and its imports, in the order of evaluation; `isWhole` adds what it may import later. */
const withImports = (manifest: Manifest, key: string, isWhole = false, seen = new Set<string>()): ManifestChunk[] => {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the build: does its route name the right file?`)
  const keys = [...(chunk.imports ?? []), ...((isWhole && chunk.dynamicImports) || [])]
  return [...keys.flatMap((imported) => withImports(manifest, imported, isWhole, seen)), chunk]
}

const readManifest = async (dir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dir, '.vite/manifest.json'), 'utf8'))

const readSheets = async (dir: string, sheets: Iterable<string>) => {
  const css = await Promise.all([...sheets].map((sheet) => readFile(join(dir, sheet), 'utf8')))
  return readStyles(css.join(''))
}

const builtPage = (dir: string, manifest: Manifest, file: string): Promise<StyleSheet> => {
  const page = withImports(manifest, file)
  // The HTML includes the page's lazy parts, so their styles must not wait for their scripts.
  const lazyParts = page.flatMap(({ dynamicImports = [] }) => dynamicImports)
  const chunks = [...withImports(manifest, PAGES), ...page, ...lazyParts.flatMap((key) => withImports(manifest, key))]
  const inHead = chunks.filter(({ name }) => name !== DEFERRED)
  return readSheets(dir, new Set(inHead.flatMap(({ css = [] }) => css)))
}

/** The styles of parts that no first view shows, and every page's print rules. */
const deferredStyles = async (dir: string, manifest: Manifest) => {
  const chunks = Object.values(manifest)
  const sheetsOf = (isMeant: (chunk: ManifestChunk) => boolean) =>
    readSheets(dir, new Set(chunks.filter(isMeant).flatMap(({ css = [] }) => css)))
  const deferred = await sheetsOf(({ name }) => name === DEFERRED)
  const css = usedStyles(deferred, deferred.classes) + paperStyles(await sheetsOf(() => true))
  return { path: `/assets/deferred-${shortHash(css)}.css`, css }
}

const shortHash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 8)

const addressOf = ({ file }: ManifestChunk) => `/${file}`

/** The scripts of an island that are not part of the entry, and the classes that it may show. */
type BuiltIsland = { scripts: string[]; classes: string[] }

const builtIslands = async (clientDir: string, manifest: Manifest, classes: ReadonlySet<string>) => {
  const islands = new Map<string | undefined, BuiltIsland>()
  for (const key of manifest[ENTRY]!.dynamicImports ?? []) {
    const files = withImports(manifest, key, true, new Set([ENTRY]))
    const scripts = await Promise.all(files.map(({ file }) => readFile(join(clientDir, file), 'utf8')))
    islands.set(manifest[key]!.name, {
      scripts: withImports(manifest, key).map(addressOf),
      classes: scripts.flatMap((script) => classesInScript(script, classes)),
    })
  }
  return islands
}

/** Files with a fixed path: those of any release work with any page. */
const FIXED = ['loader', ...Object.keys(PLAIN_ISLANDS)].map((name) => `${name}.js`)

/** The loader's address, with a hash for browser caches. It gives the same one to the files that it loads. */
const loaderAddress = async (clientDir: string) => {
  const files = await Promise.all(FIXED.map((file) => readFile(join(clientDir, file))))
  return `/loader.js?${shortHash(Buffer.concat(files))}`
}

export const builtAssets = async (clientDir: string, pagesDir: string): Promise<PageAssets> => {
  const [manifest, ofPages] = await Promise.all([clientDir, pagesDir].map(readManifest))
  const loader = await loaderAddress(clientDir)
  const entry = withImports(manifest!, ENTRY).map(addressOf)
  const pages = new Map<string, StyleSheet>()
  for (const file of [...ROUTES.map((route) => route.file), DESK])
    pages.set(file, await builtPage(pagesDir, ofPages!, file))
  const classes = new Set([...pages.values()].flatMap((styles) => [...styles.classes]))
  const islands = await builtIslands(clientDir, manifest!, classes)
  const islandsIn = (html: string) => [...html.matchAll(ISLAND)].flatMap(([, name]) => islands.get(name) ?? [])
  return {
    deferred: await deferredStyles(pagesDir, ofPages!),
    head: (file, html) => {
      const ofIslands = islandsIn(html).flatMap(({ classes }) => classes)
      const css = usedStyles(pages.get(file)!, new Set([...classesInHtml(html), ...ofIslands]))
      return { markup: `${FONT}<style>${css}</style>`, styleSource: sourceHash(css) }
    },
    scripts: (html) => {
      const ofIslands = islandsIn(html).flatMap(({ scripts }) => scripts)
      const files = [...html.matchAll(FILE)].map(([, name]) => loader.replace('loader', name!))
      const scripts = [...new Set([...(ofIslands.length > 0 ? entry : []), ...ofIslands, ...files])]
      // Chromium fetches an async script no sooner than pictures, and a page has many.
      return `<script src="${loader}" fetchpriority="high" data-entry="${entry.at(-1)}" data-scripts="${scripts.join(' ')}" async></script>`
    },
  }
}

/** A rule, with the classes of each of its selectors; a condition or layer with its parts; or CSS that every document takes. */
type Part = { css: string; selectors?: { text: string; classes: string[] }[] } | { open: string; parts: Part[] }

/** A style sheet, cut into parts of which a document takes those that it shows. */
type StyleSheet = { parts: Part[]; classes: Set<string> }

const CLASS = /\.([a-z][\w-]*)/gi
const IN_BRACKETS = /\([^()]*\)/g
const WORD = /\b[a-z]\w{2,3}\b/g
const CLASS_ATTRIBUTE = / class="([^"]*)"/g

/** Of `.a:not(.b)` the first alone, because an element needs no class that stands in brackets. */
const classesIn = (selector: string) => [...selector.replace(IN_BRACKETS, '').matchAll(CLASS)].map(([, name]) => name!)

const GROUP = /^@(layer|media|container|supports)$/

const partOf = (element: Element): Part => {
  if (GROUP.test(element.type) && element.children.length > 0)
    return { open: element.value, parts: (element.children as Element[]).map(partOf) }
  if (element.type !== 'rule') return { css: serialize([element], stringify).replaceAll(';}', '}') }
  const selectors = (element.props as string[]).map((text) => ({ text, classes: classesIn(text) }))
  return { selectors, css: `{${serialize(element.children as Element[], stringify).replace(/;$/, '')}}` }
}

const classesOf = (parts: Part[]): string[] =>
  parts.flatMap((part) =>
    'parts' in part ? classesOf(part.parts) : (part.selectors?.flatMap(({ classes }) => classes) ?? []),
  )

/** The order of the layers, or of some of them, as a built file says it. */
const isOrder = ({ type, children }: Element) => type === '@layer' && children.length === 0

export const readStyles = (css: string): StyleSheet => {
  const rules = compile(css).filter((element) => !isOrder(element))
  const parts: Part[] = [{ css: `@layer ${LAYERS};` }, ...rules.map(partOf)]
  return { parts, classes: new Set(classesOf(parts)) }
}

export const classesInHtml = (html: string): string[] =>
  [...html.matchAll(CLASS_ATTRIBUTE)].flatMap(([, names]) => names!.split(' '))

/** Those of some classes that a script may set: the words that are spelled like them. */
export const classesInScript = (script: string, classes: ReadonlySet<string>): string[] =>
  [...new Set(script.match(WORD))].filter((word) => classes.has(word))

/** The rules for the screen, or those for paper alone, that can apply where only these classes are shown. */
const cssOf = (parts: Part[], shown: Set<string>, isPaper: boolean, isInPrint = false): string =>
  parts
    .map((part) => {
      if ('parts' in part) {
        const css = cssOf(part.parts, shown, isPaper, isInPrint || part.open === '@media print')
        return css && `${part.open}{${css}}`
      }
      if (isPaper !== (isInPrint || part.css.startsWith('@page'))) return ''
      if (!part.selectors) return part.css
      const used = part.selectors.filter(({ classes }) => classes.every((name) => shown.has(name)))
      return used.length > 0 ? used.map(({ text }) => text).join(',') + part.css : ''
    })
    .join('')

export const usedStyles = ({ parts }: StyleSheet, shown: Set<string>): string => cssOf(parts, shown, false)

export const paperStyles = ({ parts, classes }: StyleSheet): string => cssOf(parts, classes, true)
