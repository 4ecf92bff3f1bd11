import { lazy, Suspense } from 'react'
import type { PageContent } from './structuredData/pageGraph.ts'

const GraphScript = lazy(async () => ({ default: (await import('./GraphScript.tsx')).GraphScript }))

/**
 * The page's block of structured data; exactly one on a page that search engines may list. Like the head tags it is in
 * the server's HTML, and the browser loads the code behind it afterwards.
 */
export const StructuredData = (page: PageContent) => (
  <Suspense>
    <GraphScript page={page} />
  </Suspense>
)
