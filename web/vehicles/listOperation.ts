import { type InventoryFilters, priceBounds } from './filters.ts'

/** The inventory page's list as a query: all vehicles that match, in the page's order. */
export const LIST_QUERY = `query Inventory($filter: VehicleFilter) {
  vehicles(filter: $filter, first: 250) {
    totalCount
    nodes {
      id
      name
      brand
      category
      price
      url
    }
    pageInfo { hasNextPage endCursor }
  }
}`

/** The API's filter that finds what `filterVehicles` finds. */
export const apiFilter = (filters: InventoryFilters) => ({
  search: filters.q.trim() || undefined,
  brand: filters.brand ? [filters.brand] : undefined,
  category: filters.category ? [filters.category] : undefined,
  ...priceBounds(filters),
})

// Between single quotes a shell takes all characters literally but the quote itself.
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

export const curlCommand = (endpoint: string, variables: object) =>
  `curl ${endpoint} \\
  -H 'content-type: application/json' \\
  -d ${quoted(JSON.stringify({ query: LIST_QUERY, variables }))}`
