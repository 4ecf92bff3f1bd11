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
  offset: 1_000_000,
  /** Characters of a document: eight times as many as it may have tokens. */
  documentCharacters: 16_000,
  cost: 20_000,
  bodyBytes: 64 * 1024,
  /** The first line of a request, which has the URL, and all of its headers. */
  headerBytes: 16 * 1024,
  requestSeconds: 30,
  /** Entries of a list in the JSON that a caller sends: as many as a page has rows. */
  listEntries: 250,
  /** Keys of an object in that JSON. */
  objectKeys: 100,
  /** Values in that JSON, those of all its lists and objects together. */
  jsonValues: 500,
  jsonDepth: 16,
  /** Values in a message to /mcp, beside the arguments of a tool: the protocol's library takes up to 0.1 ms for a wrong one. */
  mcpValues: 50,
  operationNameCharacters: 100,
  /** Entries of `brands` and of `categories` in a filter of vehicles. */
  filterWords: 50,
  /** Characters of each of them. */
  filterWordCharacters: 100,
  searchCharacters: 200,
  errors: 10,
} as const

/** What one caller may cost in a window of time. */
export const RATE = {
  windowSeconds: 60,
  /** Of an address without a key. */
  cost: 100_000,
  /** That of a partner with a key, as a multiple of an address's. */
  partnerFactor: 10,
  /** The same for an IPv6 network /48 (65,536 such addresses), which one customer of a provider may have. */
  networkFactor: 16,
} as const

/** What work costs that has to be done: an answer from the response cache is free. */
export const COST = {
  /** A page, a feed or a call of REST. */
  page: 100,
  /** A file of the stock that a partner sends: the largest takes seconds. */
  push: 2000,
  /** A text or a picture that is ready. */
  file: 10,
  /** A picture that is drawn: it takes up to 0.6 s. */
  drawing: 500,
  /** A request to /graphql or /mcp, beside the fields of its operation. */
  operation: 10,
  /** A list of the database, with its totals and facets, beside its rows. */
  list: 50,
  /** A search, and a filter without an index: more than forty in an operation are too many. */
  search: 500,
  /** An `offset` costs 1 for so many vehicles that it leaves out. */
  offsetRows: 100,
  /** A vehicle that is looked up. */
  vehicle: 10,
  /** `__schema` and `__type`: every type with its fields takes 6 ms. */
  introspection: 100,
} as const

/** Inquiries that an address may send in ten minutes, unless CONTACT_LIMIT says otherwise. */
export const CONTACT_INQUIRIES = 10

export const MESSAGE_CHARACTERS = { least: 10, most: 5000 } as const

export const MOST_COMPARED = 4

/** Miles to where a rented cart may be brought. */
export const MOST_DELIVERY_MILES = 500

/** A partner's name in links to the site. */
export const PARTNER_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&'_-]{0,99}$/u
