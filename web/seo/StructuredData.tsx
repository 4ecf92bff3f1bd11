import { IS_SERVER } from '#web/environment/isServer.ts'
import { SKIP_HYDRATION, useIsServerHtml } from '#web/islands/serverHtml.ts'
import { lazyWithBoundary } from '#web/ui/lazyWithBoundary.tsx'
import type { PageContent } from './structuredData/pageGraph.ts'

// For search engines only: no visitor waits for it.
const GraphScript = lazyWithBoundary(async () => (await import('./GraphScript.tsx')).GraphScript, {
  // No Suspense boundary in the server's HTML, which the browser keeps.
  pending: IS_SERVER ? undefined : null,
})

/**
 * The page's block of structured data; exactly one on a page that search engines may list. Like the head tags, that of
 * the first page is in the server's HTML.
 */
export const StructuredData = (page: PageContent) => {
  if (useIsServerHtml(page)) return <script type="application/ld+json" {...SKIP_HYDRATION} />
  return <GraphScript page={page} />
}
