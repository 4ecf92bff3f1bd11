interface Example {
  title: string
  /** One or two sentences for a developer who sees the API for the first time. */
  text: string
  document: string
}

/** What the page at /graphql shows, and what Apollo Sandbox starts with. */
export const EXAMPLES: Example[] = [
  {
    title: 'The inventory, filtered and sorted',
    text: 'The cheapest six carts in stock below a price, with the number of all that match and what could be chosen next.',
    document: `query Inventory {
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
}`,
  },
  {
    title: 'Page by page',
    text: 'Every edge has a cursor. Pass the endCursor of one page as after to get the next, under the same sort and filter.',
    document: `query FirstPage {
  vehicles(sort: NAME_ASC, first: 10, after: null) {
    edges {
      cursor
      node { id name }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
  },
  {
    title: 'One vehicle',
    text: 'By its id or any of its aliases; null when there is none. Similar carts come in the same request.',
    document: `query OneVehicle {
  vehicle(id: "nomad-xl") {
    name
    description
    price
    availability
    features
    similar(first: 3) { id name price }
  }
}`,
  },
  {
    title: 'Where the dealer is',
    text: 'Every location with its opening hours in local time, and the towns nearest to one that the dealer serves.',
    document: `query Places {
  locations {
    name
    address
    phone
    hours { day opens closes }
  }
  municipality(slug: "wilkes-barre") {
    name
    nearby(first: 3) { name url }
  }
}`,
  },
]
