import type {
  InventoryListQuery,
  InventoryListQueryVariables,
  VehicleFilter,
  VehicleSort,
} from '#web/generated/graphql.ts'
import {
  type ChoiceName,
  type InventoryChoices,
  inventoryPath,
  knownChoices,
  NAMES,
  readChoices,
  readPage,
} from './choices.ts'
import { type Facets, FILTERS, PRICE_BOUNDS, type Whole } from './filters.ts'

/** What an address of the inventory page asks for: filters and order, and the page up to which the list is shown. */
export type ListAddress = { choices: InventoryChoices; page: number }

/** Filters, order and page live in the address, so that links share them, Back restores them and the server renders them. */
export const readListAddress = (search: string, whole?: Whole): ListAddress => {
  const params = new URLSearchParams(search)
  const choices = readChoices(params)
  return { choices: whole ? knownChoices(choices, whole) : choices, page: readPage(params) }
}

export type ListCounts = {
  total: number
  whole: Whole
  matching: number
  /** Null where all carts match: those of the whole inventory. */
  facets: Facets | null
}

export const statusText = ({ matching, total }: ListCounts) => `Showing ${matching} of ${total} total vehicles`

export type ListedCart = InventoryListQuery['vehicles']['nodes'][number]

export const PER_PAGE = 24

/** The most pages in one list, so that the document stays small. */
const PAGES_IN_BLOCK = 10

/** An empty list has one page. */
export const lastPage = (matching: number) => Math.max(1, Math.ceil(matching / PER_PAGE))

/** The first page of this page's block: 1, 11, 21… */
export const firstOfBlock = (page: number) => page - ((page - 1) % PAGES_IN_BLOCK)

export const RESULTS_ID = 'results'

export const pageId = (page: number) => `page-${page}`

/** The address of another page, at its carts. A page in another block is a new list, which is shown from its start. */
export const otherPagePath = (choices: InventoryChoices, open: number, page: number) => {
  const isSameList = firstOfBlock(page) === firstOfBlock(open)
  return `${inventoryPath(choices, page)}#${isSameList ? pageId(page) : RESULTS_ID}`
}

/** What a filter, or the search, asks of the API. */
const conditionOf = (choices: InventoryChoices, name: ChoiceName): VehicleFilter =>
  name === 'q' ? { search: choices.q.trim() || undefined } : FILTERS[name].condition(choices[name])

export const apiFilter = (choices: InventoryChoices): VehicleFilter =>
  Object.assign({}, ...NAMES.map((name) => conditionOf(choices, name)))

/** The filter that asks for a condition by its name in the API. */
export const filterOf = (choices: InventoryChoices, condition: string) =>
  NAMES.find((name) => Object.hasOwn(conditionOf(choices, name), condition))!

const SORTS: Record<string, VehicleSort> = {
  'price-asc': 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  newest: 'NEWEST',
  mileage: 'MILEAGE_ASC',
  name: 'NAME_ASC',
}

export const STOCK_VARIABLES = { priceBounds: PRICE_BOUNDS }

export const listVariables = ({ choices, page }: ListAddress): InventoryListQueryVariables => {
  const first = firstOfBlock(page)
  return {
    filter: apiFilter(choices),
    sort: SORTS[choices.sort],
    first: (page - first + 1) * PER_PAGE,
    offset: (first - 1) * PER_PAGE,
    priceBounds: PRICE_BOUNDS,
  }
}
