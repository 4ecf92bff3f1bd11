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
    text: 'The six cheapest carts in stock under a price, with the total count and the filters you could add.',
    document: `query Inventory {
  vehicles(
    filter: {
      availabilities: [IN_STOCK]
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
    text: 'Every edge has a cursor. Pass the endCursor of one page as after to get the next, with the same sort and filter.',
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
    text: "By its id or any of its aliases. It's null if there's no such cart. Similar carts come in the same request.",
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
    title: 'Keep a synced copy',
    text: "Store each UPSERTED vehicle under its vehicleId, and delete each REMOVED one. While there's a next page, get it with the same since and endCursor as after. Then save syncedUntil. It's the since of your next run.",
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
        availability
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
    text: "The cheapest mix of plans for at least that many days, with delivery. Asking doesn't reserve anything, and the total doesn't include the deposit.",
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
    title: 'Showrooms and towns',
    text: 'Every location with its hours in local time, and the towns we serve near one.',
    document: `query Places {
  locations {
    name
    address
    phone
    hours { day opens closes }
  }
  municipality(municipalityId: "wilkes-barre") {
    name
    nearby(limit: 3) { name url }
  }
}`,
  },
]

/** Apart from the queries, because running it writes to the dealer. */
export const INQUIRY_EXAMPLE: ApiExample = {
  title: 'Send an inquiry',
  text: "Use your visitor's own words. Every inquiry reaches our staff unless it has dryRun: true. userErrors lists what the visitor can fix. If it's empty, the inquiry is stored. Repeat a call with the same idempotencyKey, and you get the first receipt.",
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
