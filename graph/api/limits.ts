/** The bounds of one request to the API. docs/api.md publishes every figure. */
export const LIMITS = {
  /** Levels of fields in an operation; those below `__schema` are not counted. */
  depth: 12,
  /** `fields`, `interfaces`, `possibleTypes` and `inputFields` inside each other below `__schema`, as graphql-js has it. */
  introspectionLists: 2,
  /** Fields with an alias in an operation. */
  aliases: 50,
  /** Names, punctuators and values in a document. */
  tokens: 2000,
  /** Rows of a page: the most, and the default. */
  pageRows: 250,
  defaultPageRows: 24,
  /** Rows that an `offset` skips. */
  offset: 1_000_000,
  /** Characters of a document: eight times as many as it may have tokens. */
  documentCharacters: 16_000,
  /** Points of an operation. */
  cost: 20_000,
  bodyBytes: 64 * 1024,
  /** The first line of a request, which has the URL, and all of its headers. */
  headerBytes: 16 * 1024,
  /** Seconds in which a whole request must arrive. */
  requestSeconds: 30,
  /** Entries of a list in the JSON that a caller sends: as many as a page has rows. */
  listEntries: 250,
  /** Keys of an object in that JSON. */
  objectKeys: 100,
  /** Values in that JSON, those of all its lists and objects together. */
  jsonValues: 500,
  /** The same for a key with the scope inventory:write. */
  /** Depth of the JSON that a caller sends. */
  jsonDepth: 16,
  /** Values in a message to /mcp, beside the arguments of a tool: the protocol's library takes up to 0.1 ms for a wrong one. */
  mcpValues: 50,
  /** Characters of an `operationName`. */
  operationNameCharacters: 100,
  /** Entries of `brands` and of `categories` in a filter of vehicles. */
  filterWords: 50,
  /** Characters of each of them. */
  filterWordCharacters: 100,
  /** Characters of a `search`. */
  searchCharacters: 200,
  /** Errors that an answer names. */
  errors: 10,
} as const

/** The bounds of one caller in a window of time. An operation takes its cost in points. */
export const RATE = {
  windowSeconds: 60,
  /** Points in a window for an address without a private key. */
  points: 60_000,
  /** The points of a partner with a private key, as a multiple of an address's. */
  partnerFactor: 10,
  /** The same for an IPv6 network /48 (65,536 such addresses), which one customer of a provider may have. */
  networkFactor: 16,
  /** The minimum of a request to /graphql, even if it is refused. */
  graphqlPoints: 10,
  /** A body takes at least `graphqlPoints` for each part of this size that it begins. */
  bodyPartBytes: 16 * 1024,
  /** One point pays for reading this much of a document: parsing and validating 3,400 characters take up to 30 ms. */
  charactersPerPoint: 50,
  /** Validation compares equal names with each other: 80,000 pairs of fields that select fields take 50 ms. */
  equalNamePairsPerPoint: 1000,
  /** Points of a request to /api or to a feed. */
  restPoints: 100,
  /** Points of an inquiry with `dryRun`: checking it takes up to 20 ms. */
  dryRunPoints: 25,
  /** Points of a page that has to be rendered. */
  pagePoints: 100,
  /** Points of a file that is read from memory or disk. */
  filePoints: 10,
  /** Points of `__schema` and `__type`, beside their selection: every type with its fields takes 6 ms. */
  introspectionPoints: 100,
  /** A search, or a filter without an index, takes a point for this many vehicles: 60,000 of them take 390 ms. */
  scannedVehiclesPerPoint: 150,
  /** A page takes a point for this many rows that it asks for: the database reads them whatever is selected. */
  readRowsPerPoint: 100,
  /** An `offset` takes a point for this many vehicles: 99,000 of them take up to 140 ms. */
  skippedVehiclesPerPoint: 500,
  /** A file of vehicles takes a point for this many bytes or this many rows, whichever is more: 40 short rows take up to 0.6 ms. */
  inventoryBytesPerPoint: 1000,
  inventoryRowsPerPoint: 40,
  /** Points of a vehicle that a partner adds, changes or removes, beside those of reading it: writing 1,000 takes up to 500 ms. */
  writtenVehiclePoints: 1,
  /** An answer with every vehicle takes a point for this many of them, and at least the points of its route. */
  vehiclesPerPoint: 10,
} as const

/** Points of an answer with this many vehicles, beyond the points of its route. */
export function extraPoints(vehicles: number, routePoints: number): number {
  return Math.max(0, Math.ceil(vehicles / RATE.vehiclesPerPoint) - routePoints)
}

/** Inquiries that an address may send in ten minutes, unless CONTACT_LIMIT says otherwise. */
export const CONTACT_INQUIRIES = 10

/** Miles to where a rented cart may be brought. */
export const MOST_DELIVERY_MILES = 500

/** A partner's name in links to the site. */
export const PARTNER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&'_-]{0,99}$/u
