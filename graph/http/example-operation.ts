/** What Apollo Sandbox shows a developer who opens /graphql for the first time. */
export const EXAMPLE_OPERATION = `# Ridgeline inventory: press Run, then change something.
query Inventory {
  vehicles(filter: { inStock: true, maxPrice: 15000 }, sort: PRICE_ASC, first: 6) {
    totalCount
    nodes {
      id
      name
      brand
      price
      condition
      specifications { seatingCapacity range topSpeed }
      images { url(width: 800) alt }
      url
    }
    facets {
      brands { value count }
      priceRange { min max }
    }
    pageInfo { hasNextPage endCursor }
  }
}
`
