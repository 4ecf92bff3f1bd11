export const PER_PAGE = 24

/** Pages that stand in one list at most, so that a page of the browser stays small. */
const PAGES_IN_BLOCK = 10

/** The last page of a list; an empty list has one page. */
export const lastPage = (matching: number) => Math.max(1, Math.ceil(matching / PER_PAGE))

/** The first page that stands in the list with this page: 1, 11, 21… */
export const firstOfBlock = (page: number) => page - ((page - 1) % PAGES_IN_BLOCK)
