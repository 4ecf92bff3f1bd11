import type { BreadcrumbListLeaf } from 'schema-dts'

export type Crumb = { name: string; path: string }

/** The way from the home page to a page, the page itself last. */
export const breadcrumbList = (site: string, id: string, crumbs: readonly Crumb[]): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  '@id': id,
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + path,
  })),
})
