/** The inventory page's list as a query: all vehicles that match, in the page's order. */
export const LIST_QUERY = `query Inventory($filter: VehicleFilter, $sort: VehicleSort!) {
  vehicles(filter: $filter, sort: $sort, inStockFirst: true, first: 250) {
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

// Between single quotes a shell takes all characters literally but the quote itself.
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

export const curlCommand = (endpoint: string, variables: object) =>
  `curl ${endpoint} \\
  -H 'content-type: application/json' \\
  -d ${quoted(JSON.stringify({ query: LIST_QUERY, variables }))}`
