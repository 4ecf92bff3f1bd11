import type { InventoryListQueryVariables, VehicleFilter, VehicleSort } from '#web/generated/graphql.ts'
import { batteryOf, type FilterName, type InventoryFilters, PRICE_BOUNDS, priceBounds } from './filters.ts'
import type { ListAddress } from './listAddress.ts'
import { firstOfBlock, PER_PAGE } from './paging.ts'

const listOf = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined)

/** The API's conditions for each filter of the page. */
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
} satisfies Record<FilterName, (filters: InventoryFilters) => VehicleFilter>

type Condition = {
  [Name in FilterName]: keyof ReturnType<(typeof CONDITIONS)[Name]>
}[FilterName]

/** The API's filter; `localList` has the same conditions but the search. */
export const apiFilter = (filters: InventoryFilters): VehicleFilter =>
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

/** The carts of the page's block up to the page, with the counts. */
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
