import type { WebSiteLeaf } from 'schema-dts'
import { DEALER } from '#graph/dealer/dealer.ts'
import { nodeIds, ref } from './nodeIds.ts'

export const webSite = (site: string): WebSiteLeaf => {
  const ids = nodeIds(site)
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: DEALER.name,
    url: `${site}/`,
    inLanguage: 'en-US',
    publisher: ref(ids.dealer),
  }
}
