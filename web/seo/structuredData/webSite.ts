import type { SearchAction, WebSiteLeaf, WithActionConstraints } from 'schema-dts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { nodeIds, ref } from './nodeIds.ts'

export const webSite = (site: string): WebSiteLeaf => {
  const ids = nodeIds(site)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site}/inventory?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: DEALER.name,
    url: `${site}/`,
    inLanguage: 'en-US',
    publisher: ref(ids.organization),
    potentialAction: search,
  }
}
