import type { AboutPageLeaf, CollectionPageLeaf, ContactPageLeaf, WebPageLeaf } from 'schema-dts'
import { nodeIds, ref } from './nodeIds.ts'

export type PageKind = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage'

type Page = {
  kind: PageKind
  title: string
  description: string
  /** Its canonical address. */
  url: string
  /** `@id` of the page's breadcrumbs, if it has any. */
  breadcrumb?: string
  /** `@id` of the page's main subject. */
  mainEntity?: string
}

export const webPage = (
  site: string,
  { kind, title, description, url, breadcrumb, mainEntity }: Page,
): WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | ContactPageLeaf => {
  const ids = nodeIds(site)
  return {
    '@type': kind,
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: 'en-US',
    isPartOf: ref(ids.website),
    about: ref(ids.dealer),
    breadcrumb: breadcrumb && ref(breadcrumb),
    mainEntity: mainEntity ? ref(mainEntity) : undefined,
  }
}
