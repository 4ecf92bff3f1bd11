import { type InventoryChoices, inventoryPath } from './filters.ts'

export const PER_PAGE = 24

/** Pages that stand in one list at most, so that a page of the browser stays small. */
const PAGES_IN_BLOCK = 10

/** The last page of a list; an empty list has one page. */
export const lastPage = (matching: number) => Math.max(1, Math.ceil(matching / PER_PAGE))

/** The first page that stands in the list with this page: 1, 11, 21… */
export const firstOfBlock = (page: number) => page - ((page - 1) % PAGES_IN_BLOCK)

/** The element at which the list starts. */
export const RESULTS_ID = 'results'

/** Address of another page of the open list. A page in another block is shown from the start of its list. */
export const otherPagePath = (choices: InventoryChoices, open: number, page: number) => {
  const isSameList = firstOfBlock(page) === firstOfBlock(open)
  return inventoryPath(choices, page) + (isSameList ? '' : `#${RESULTS_ID}`)
}

/** As many vehicles as the API gives at once. */
const LARGEST_LOADED = 250

/**
 * The decision how the inventory page works: it loads an inventory of this size and filters it in the browser; for a larger one
 * every choice is a question to the API.
 */
export const isLoadable = (total: number) => total <= LARGEST_LOADED
