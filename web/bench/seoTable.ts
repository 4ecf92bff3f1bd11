// Prints the head tags and structured data of a running site's pages: `npm run seo:table [address]`.
import { EXAMPLES } from '#web/e2e/pages.ts'
import { readServedPage, typesOf } from '#web/e2e/servedPage.ts'

const origin = (process.argv[2] ?? 'http://localhost:4000').replace(/\/$/, '')

const sized = (text = '') => `${text} (${text.length})`
const path = (address?: string) => (address ? address.slice(new URL(address).origin.length) : 'none')
const counted = (names: string[]) => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name)).join(', ')
}

console.log('| page | title | description | robots | canonical | og:image | JSON-LD |\n|---|---|---|---|---|---|---|')
for (const { pageType, path: at } of EXAMPLES) {
  const { titles, meta, canonicals, nodes } = readServedPage(await (await fetch(origin + at)).text())
  const cells = [
    `${pageType} ${at}`,
    sized(titles[0]),
    sized(meta.description?.[0]),
    meta.robots?.[0],
    path(canonicals[0]),
    `${path(meta['og:image']?.[0])} ${meta['og:image:width']}×${meta['og:image:height']}`,
    counted(nodes.map((node) => typesOf(node).join('+'))) || 'none',
  ]
  console.log(`| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
}
