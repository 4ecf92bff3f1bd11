import type { Node } from '#graph/testing/rich-results.ts'

export type GraphNode = Node & Record<string, unknown>

/** The head tags and structured data of a page's HTML, before any script runs. */
export type ServedPage = {
  titles: string[]
  /** Contents of meta elements by name or property; a name that stands twice has two. */
  meta: Record<string, string[]>
  canonicals: string[]
  /** Texts of the blocks of structured data. */
  blocks: string[]
  /** Nodes of the one block; empty when there is none. */
  nodes: GraphNode[]
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }
const plain = (html: string) => html.replace(/&[^;\s]+;/g, (entity) => ENTITIES[entity] ?? entity)

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => plain(match[1]!))

/** Reads attributes in the order in which React prints them. */
export const readServedPage = (html: string): ServedPage => {
  const meta: Record<string, string[]> = {}
  for (const [, name, content] of html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)) {
    meta[name!] = [...(meta[name!] ?? []), plain(content!)]
  }
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) => text!)
  return {
    titles: all(html, /<title>(.*?)<\/title>/gs),
    meta,
    canonicals: all(html, /<link rel="canonical" href="([^"]*)"/g),
    blocks,
    nodes: blocks[0] ? JSON.parse(blocks[0])['@graph'] : [],
  }
}

/** The text of a piece of HTML, without scripts and styles. */
export const textOf = (html: string) =>
  plain(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->|<[^>]+>/gs, ''))

/** The text of a piece of HTML, with a space between two elements. */
export const spacedText = (html: string) => textOf(html.replaceAll('<', ' <')).replace(/\s+/g, ' ')

/** The text of a page. */
export const visibleText = (html: string) => textOf(html.slice(html.indexOf('<body')))

/** Types of a node: one, or several. */
export const typesOf = (node: Node) => [node['@type']].flat()

/** Nodes with each `@id` reference replaced by its node, since validators look at one node alone. */
export const withReferences = (nodes: GraphNode[]): GraphNode[] => {
  const byId = new Map(nodes.map((node) => [node['@id'], node]))
  const follow = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => follow(item, depth))
    if (typeof value !== 'object' || value === null) return value
    const id = '@id' in value && Object.keys(value).length === 1 ? (value['@id'] as string) : undefined
    const target = (id && depth === 0 && byId.get(id)) || value
    const next = target === value ? depth : depth + 1
    return Object.fromEntries(Object.entries(target).map(([key, part]) => [key, follow(part, next)]))
  }
  return nodes.map((node) => follow(node, 0) as GraphNode)
}

/** Paths of all pages that search engines may list, by the sitemap, which `sitemap.test.ts` compares with the routes. */
export const siteAddresses = async (origin: string) => {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}
