import { IS_SERVER } from '#web/app/isServer.ts'
import { KEPT, useIsServed } from '#web/islands/served.tsx'
import { lazyPart } from '#web/ui/lazyPart.tsx'
import type { PageContent } from './structuredData/pageGraph.ts'

// For search engines alone: nobody waits for it.
const GraphScript = lazyPart(async () => (await import('./GraphScript.tsx')).GraphScript, {
  // Without a boundary in the HTML, which the browser keeps.
  pending: IS_SERVER ? undefined : null,
})

/**
 * The page's block of structured data; exactly one on a page that search engines may list. Like the head tags, that of
 * the first page is in the server's HTML.
 */
export const StructuredData = (page: PageContent) => {
  if (useIsServed(page)) return <script type="application/ld+json" {...KEPT} />
  return <GraphScript page={page} />
}
