import { type InventoryChoices, inventoryPath } from './filters.ts'

export const PER_PAGE = 24

/** The most pages in one list, so that the document stays small. */
const PAGES_IN_BLOCK = 10

/** An empty list has one page. */
export const lastPage = (matching: number) => Math.max(1, Math.ceil(matching / PER_PAGE))

/** The first page of this page's block: 1, 11, 21… */
export const firstOfBlock = (page: number) => page - ((page - 1) % PAGES_IN_BLOCK)

export const RESULTS_ID = 'results'

/** The address of another page. A page in another block is a new list, which is shown from its start. */
export const otherPagePath = (choices: InventoryChoices, open: number, page: number) => {
  const isSameList = firstOfBlock(page) === firstOfBlock(open)
  return inventoryPath(choices, page) + (isSameList ? '' : `#${RESULTS_ID}`)
}

/** The API's largest page. */
const LARGEST_LOADED = 250

/**
 * Decides how the inventory page works: up to this size the browser loads the whole inventory and filters it; beyond that every
 * choice is a query.
 */
export const isLoadable = (total: number) => total <= LARGEST_LOADED
