import { lazy, Suspense } from 'react'
import { IS_SERVER } from '#web/app/isServer.ts'
import { KEPT, useIsServed } from '#web/app/served.tsx'
import type { PageContent } from './structuredData/pageGraph.ts'

const GraphScript = lazy(async () => ({ default: (await import('./GraphScript.tsx')).GraphScript }))

/**
 * The page's block of structured data; exactly one on a page that search engines may list. Like the head tags, that of
 * the first page is in the server's HTML.
 */
export const StructuredData = (page: PageContent) => {
  if (useIsServed(page)) return <script type="application/ld+json" {...KEPT} />
  if (IS_SERVER) return <GraphScript page={page} />
  return (
    <Suspense>
      <GraphScript page={page} />
    </Suspense>
  )
}
