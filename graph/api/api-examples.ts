export interface ApiExample {
  title: string
  /** One or two sentences for a developer who sees the API for the first time. */
  text: string
  document: string
}

/** Queries that run as they stand: the page at /graphql and the developers' page of the site show them. */
export const QUERY_EXAMPLES: ApiExample[] = [
  {
    title: 'The inventory, filtered and sorted',
    text: 'The cheapest six carts in stock below a price, with the number of all that match and what could be chosen next.',
    document: `query Inventory {
  vehicles(
    filter: {
      inStock: true
      maxPrice: 15000
    }
    sort: PRICE_ASC
    first: 6
  ) {
    totalCount
    nodes {
      id
      name
      brand
      price
      condition
      specifications {
        seatingCapacity
        range
        topSpeed
      }
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
  vehicles(
    sort: NAME_ASC
    first: 10
    after: null
  ) {
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
    similar(limit: 3) { id name price }
  }
}`,
  },
  {
    title: 'Keep a copy in step',
    text: 'Store each vehicle that is UPSERTED under its vehicleId, and delete that of each REMOVED one. Take the next page while there is one, with the same since and endCursor as after; then keep syncedUntil: it is the since of your next run.',
    document: `query Changes {
  vehicleChanges(
    since: "1970-01-01T00:00:00Z"
    first: 50
    after: null
  ) {
    nodes {
      vehicleId
      kind
      changedAt
      vehicle {
        name
        price
        inStock
        updatedAt
      }
    }
    pageInfo { hasNextPage endCursor }
    syncedUntil
  }
}`,
  },
  {
    title: 'What a rental costs',
    text: 'The cheapest mix of plans for at least so many days, with delivery. Nothing is reserved by asking, and the deposit is not part of the total.',
    document: `query RentalPrice {
  rentalQuote(
    cart: FOUR_SEATER
    days: 10
    deliveryMiles: 18
  ) {
    lines {
      label
      quantity
      unitPrice
      amount
    }
    total
    deposit
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
    nearby(limit: 3) { name url }
  }
}`,
  },
]

/** Apart from the queries, because running it writes to the dealer. */
export const INQUIRY_EXAMPLE: ApiExample = {
  title: 'Send an inquiry',
  text: "Put your visitor's words in: each one reaches the dealer's people, unless it has dryRun: true. userErrors says what the visitor can fix; when it is empty, the inquiry is stored. A repeated call with the same idempotencyKey gets the first receipt.",
  document: `mutation SendInquiry {
  submitContact(
    input: {
      firstName: "Ada"
      lastName: "Novak"
      email: "ada@example.com"
      phone: "(212) 555-0100"
      interest: SALES
      message: "Is the Nomad XL in stock in green?"
      vehicleId: "denago-nomad-xl"
      idempotencyKey: "0b8f5f0e-52f4-4c55-9b7e-7a3c1d2e4f60"
    }
  ) {
    inquiry { id receivedAt }
    userErrors { field code message }
  }
}`,
}
