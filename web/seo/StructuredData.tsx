import { scriptJson } from '#graph/shared/site-address.ts'
import { useSite } from '#web/environment/site.ts'
import { type PageContent, pageGraph } from './pageGraph.ts'

/** The page's block of structured data; exactly one on a page that search engines may list. */
export const StructuredData = (page: PageContent) => {
  const site = useSite()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson lets nothing end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(site, page)) }} />
}
