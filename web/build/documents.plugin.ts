import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import type { Plugin } from 'vite'
import type { CodeLanguage } from '#web/ui/CodeBlock.tsx'
import { readSchema } from './schemaDocument.ts'

const PROGRAMS = 'docs/examples'

/** The sections of a document: HTML, and texts to copy between it. */
export type MarkdownDocument = {
  contents: { id: string; title: string }[]
  parts: ({ html: string } | { label: string; language: CodeLanguage; text: string })[]
}

/** Addresses on the site of the files that docs/ links to. */
const PAGES: [file: RegExp, page: string][] = [
  [/^api\.md/, '/developers/guide'],
  [/^inventory-file\.md/, '/developers/inventory-file'],
  [/^schema-changelog\.md/, '/developers/changelog'],
  [/^stock-system\.md/, '/developers/stock-system'],
  [/^examples\/([\w-]+)\.mts$/, '/developers/programs#$1'],
  [/^examples\/([\w-]+\.py)$/, '/developers/programs/$1'],
]

const pageOf = (href: string) => {
  if (/^(https?:|#|\/)/.test(href)) return href
  const [file, page] = PAGES.find(([file]) => file.test(href)) ?? []
  if (!file) throw new Error(`The site has no page for ${href}, to which a document links.`)
  return href.replace(file, page!)
}

/** As GitHub makes them of headings, so that a link in a document leads to the same place here and there. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-')

const markdown = new MarkdownIt()
markdown.normalizeLink = pageOf

/** The text before the first section is for readers of the file: a page has a title and a lead of its own. */
const readDocument = (text: string): MarkdownDocument => {
  const contents: MarkdownDocument['contents'] = []
  const parts: MarkdownDocument['parts'] = []
  let heading = ''
  let waiting: Token[] = []
  const flush = () => {
    if (waiting.length > 0) parts.push({ html: markdown.renderer.render(waiting, markdown.options, {}) })
    waiting = []
  }
  const tokens = markdown.parse(text.slice(text.indexOf('\n## ')), {})
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'fence' && token.level === 0) {
      flush()
      const earlier = parts.filter((part) => 'label' in part && part.label.startsWith(heading)).length
      const label = earlier === 0 ? heading : `${heading}, ${earlier + 1}`
      parts.push({ label, language: token.info as CodeLanguage, text: token.content.trimEnd() })
      continue
    }
    if (token.type === 'heading_open') {
      heading = tokens[index + 1]!.content.replaceAll('`', '')
      token.attrSet('id', anchorOf(heading))
      if (token.tag === 'h2') contents.push({ id: anchorOf(heading), title: heading })
    }
    waiting.push(token)
  }
  flush()
  return { contents, parts }
}

/**
 * Pages of docs/*.md and of the schema, without a parser in the browser or on the server; and its programs with their types, as
 * files of the site.
 */
export const documents = (): Plugin => ({
  name: 'documents',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(docs\/[\w-]+\.md|graph\/schema\.graphql)$/ },
    handler(text, id) {
      const document = id.endsWith('.md') ? readDocument(text) : readSchema(text)
      return { code: `export default ${JSON.stringify(document)}`, moduleType: 'js', map: null }
    },
  },
  async generateBundle() {
    if (this.environment.name !== 'client') return
    for (const name of await readdir(PROGRAMS, { recursive: true })) {
      if (!/\.(m?ts|py)$/.test(name)) continue
      const source = await readFile(join(PROGRAMS, name))
      this.emitFile({ type: 'asset', fileName: `developers/programs/${name}`, source })
    }
  },
})
