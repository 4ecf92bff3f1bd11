import type { ItemListLeaf, Thing } from 'schema-dts'

export type ListContent = {
  name: string
  /** The things that the page lists: links to their own pages, or whole nodes. */
  items: readonly ({ name: string; path: string } | { name: string; thing: Thing })[]
}

export const itemList = (site: string, id: string, { name, items }: ListContent): ItemListLeaf => ({
  '@type': 'ItemList',
  '@id': id,
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: item.name,
    ...('path' in item ? { url: site + item.path } : { item: item.thing }),
  })),
})
