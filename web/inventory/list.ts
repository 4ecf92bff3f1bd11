import type {
  InventoryListQuery,
  InventoryListQueryVariables,
  VehicleFilter,
  VehicleSort,
} from '#web/generated/graphql.ts'
import type { Facets, Whole } from './filterOptions.ts'
import {
  batteryOf,
  type FilterName,
  type FilterValues,
  type InventoryChoices,
  inventoryPath,
  knownChoices,
  PRICE_BOUNDS,
  priceBounds,
  readChoices,
  readPage,
  type StockNames,
} from './filters.ts'

/** What an address of the inventory page asks for: filters and order, and the page up to which the list is shown. */
export type ListAddress = { choices: InventoryChoices; page: number }

/** Filters, order and page live in the address, so that links share them, Back restores them and the server renders them. */
export const readListAddress = (search: string, whole?: StockNames): ListAddress => {
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

const listOf = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined)

const CONDITIONS = {
  q: ({ q }) => ({ search: q.trim() || undefined }),
  brand: ({ brand }) => ({ brands: listOf(brand) }),
  category: ({ category }) => ({ categories: listOf(category) }),
  price: priceBounds,
  // New and used together match every cart.
  condition: ({ condition }) => ({
    conditions: condition.length === 1 ? [condition[0] === 'new' ? 'NEW' : 'USED'] : undefined,
  }),
  seats: ({ seats }) => ({ seats: listOf(seats)?.map(Number) }),
  stock: ({ stock }) => ({ availabilities: stock ? ['IN_STOCK'] : undefined }),
  range: ({ range }) => ({ minRangeMiles: range ? Number(range) : undefined }),
  place: ({ place }) => ({ locationIds: listOf(place) }),
  battery: ({ battery }) => ({ batteryKinds: listOf(battery)?.map(batteryOf) }),
} satisfies Record<FilterName, (filters: FilterValues) => VehicleFilter>

type Condition = {
  [Name in FilterName]: keyof ReturnType<(typeof CONDITIONS)[Name]>
}[FilterName]

export const apiFilter = (filters: FilterValues): VehicleFilter =>
  Object.assign({}, ...Object.values(CONDITIONS).map((conditionOf) => conditionOf(filters)))

/** The page's filter for each condition that the API names in relaxations. */
export const FILTER_OF_CONDITION: Record<Condition, FilterName> = {
  search: 'q',
  brands: 'brand',
  categories: 'category',
  minPrice: 'price',
  maxPrice: 'price',
  conditions: 'condition',
  seats: 'seats',
  availabilities: 'stock',
  minRangeMiles: 'range',
  locationIds: 'place',
  batteryKinds: 'battery',
}

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
