/** What one request to the API may ask for. docs/api.md publishes every figure. */
export const LIMITS = {
  /** Levels of fields in an operation; those below `__schema` are not counted. */
  depth: 12,
  /** Fields with an alias in an operation. */
  aliases: 50,
  /** Names, punctuators and values in a document. */
  tokens: 2000,
  /** Points of an operation. */
  cost: 10_000,
  bodyBytes: 64 * 1024,
} as const

/** What one caller may ask for in a while. Points are those of an operation's cost. */
export const RATE = {
  windowSeconds: 60,
  /** Points in a window for an address without a partner key. */
  points: 60_000,
  /** A partner has this many times as many. */
  partnerFactor: 10,
  /** What a request to /graphql takes at least, also when it is refused. */
  graphqlPoints: 10,
  /** What a request to /api or to a feed takes. */
  restPoints: 100,
  /** What a page takes that has to be rendered. */
  pagePoints: 100,
} as const

/** Inquiries that an address may try to send in ten minutes, unless CONTACT_LIMIT says otherwise. */
export const CONTACT_TRIES = 10
