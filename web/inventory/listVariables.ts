import type { InventoryListQueryVariables, VehicleFilter, VehicleSort } from '#web/generated/graphql.ts'
import { batteryOf, type FilterName, type InventoryFilters, PRICE_BOUNDS, priceBounds } from './filters.ts'
import type { ListAddress } from './listAddress.ts'
import { firstOfBlock, PER_PAGE } from './paging.ts'

const listOf = (values: readonly string[]) => (values.length > 0 ? [...values] : undefined)

/** The API's filter; `localList` has the same conditions. */
export const apiFilter = (filters: InventoryFilters) =>
  ({
    search: filters.q.trim() || undefined,
    brands: listOf(filters.brand),
    categories: listOf(filters.category),
    ...priceBounds(filters),
    // New and used together match every cart.
    conditions: filters.condition.length === 1 ? [filters.condition[0] === 'new' ? 'NEW' : 'USED'] : undefined,
    seats: listOf(filters.seats)?.map(Number),
    availabilities: filters.stock ? ['IN_STOCK'] : undefined,
    minRangeMiles: filters.range ? Number(filters.range) : undefined,
    locationIds: listOf(filters.place),
    batteryKinds: listOf(filters.battery)?.map(batteryOf),
  }) satisfies VehicleFilter

/** The page's filter for each condition that the API names in relaxations. */
export const FILTER_OF_CONDITION: Record<keyof ReturnType<typeof apiFilter>, FilterName> = {
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
    sort: SORTS[choices.sort] ?? 'FEATURED',
    first: (page - first + 1) * PER_PAGE,
    offset: (first - 1) * PER_PAGE,
    priceBounds: PRICE_BOUNDS,
  }
}
