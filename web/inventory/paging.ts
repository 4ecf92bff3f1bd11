import { type InventoryChoices, inventoryPath } from './filters.ts'

export const PER_PAGE = 24

/** The most pages in one list, so that the document stays small. */
const PAGES_IN_BLOCK = 10

/** An empty list has one page. */
export const lastPage = (matching: number) => Math.max(1, Math.ceil(matching / PER_PAGE))

/** The first page of this page's block: 1, 11, 21… */
export const firstOfBlock = (page: number) => page - ((page - 1) % PAGES_IN_BLOCK)

export const RESULTS_ID = 'results'

/** The carts of a page and of those before it in its block. */
export const onPage = <Cart>(matching: readonly Cart[], page: number) =>
  matching.slice((firstOfBlock(page) - 1) * PER_PAGE, page * PER_PAGE)

/** The id of the first cart of a page. */
export const pageId = (page: number) => `page-${page}`

/** The address of another page, at its carts. A page in another block is a new list, which is shown from its start. */
export const otherPagePath = (choices: InventoryChoices, open: number, page: number) => {
  const isSameList = firstOfBlock(page) === firstOfBlock(open)
  return `${inventoryPath(choices, page)}#${isSameList ? pageId(page) : RESULTS_ID}`
}

/** The API's largest page. */
const LARGEST_LOADED = 250

/** Whether the browser loads the whole inventory and filters it; for a larger one every choice is a document. */
export const isLoadable = (total: number) => total <= LARGEST_LOADED
