import { LIMITS, RATE } from '#graph/api/limits.ts'

const count = new Intl.NumberFormat('en-US')
const inPoints = (points: number) => `${count.format(points)} points`

interface Row {
  label: string
  /** The code of the refusal, and what else there is to know. */
  note: string
  allowed: string
}

/** The server enforces the same constants; the type asks for a row of each. */
const BOUNDS: Record<keyof typeof LIMITS, Row> = {
  depth: { label: 'Depth of an operation', note: 'QUERY_TOO_DEEP', allowed: `${LIMITS.depth} levels` },
  introspectionLists: {
    label: 'Lists of parts of types inside each other in an introspection',
    note: 'QUERY_TOO_DEEP',
    allowed: count.format(LIMITS.introspectionLists),
  },
  aliases: { label: 'Fields with an alias', note: 'TOO_MANY_ALIASES', allowed: count.format(LIMITS.aliases) },
  tokens: { label: 'Tokens in a document', note: 'TOO_MANY_TOKENS', allowed: count.format(LIMITS.tokens) },
  documentCharacters: {
    label: 'Characters of a document',
    note: 'QUERY_TOO_LONG',
    allowed: count.format(LIMITS.documentCharacters),
  },
  operationNameCharacters: {
    label: 'Characters of an operation’s name',
    note: 'BAD_REQUEST',
    allowed: count.format(LIMITS.operationNameCharacters),
  },
  cost: { label: 'Cost of an operation', note: 'QUERY_TOO_COSTLY', allowed: inPoints(LIMITS.cost) },
  listEntries: {
    label: 'Entries of a list in the JSON that is sent',
    note: 'BAD_REQUEST',
    allowed: count.format(LIMITS.listEntries),
  },
  objectKeys: {
    label: 'Keys of an object in that JSON',
    note: 'BAD_REQUEST',
    allowed: count.format(LIMITS.objectKeys),
  },
  jsonValues: {
    label: 'Values in that JSON, all together',
    note: 'BAD_REQUEST',
    allowed: count.format(LIMITS.jsonValues),
  },
  jsonValuesOfWriter: {
    label: 'The same with a key that may change the stock',
    note: 'BAD_REQUEST',
    allowed: count.format(LIMITS.jsonValuesOfWriter),
  },
  jsonDepth: {
    label: 'Lists and objects inside each other in that JSON',
    note: 'BAD_REQUEST',
    allowed: count.format(LIMITS.jsonDepth),
  },
  mcpValues: {
    label: 'Values in a message to /mcp, beside the arguments of a tool',
    note: 'BAD_REQUEST',
    allowed: count.format(LIMITS.mcpValues),
  },
  filterWords: {
    label: 'Brands or categories in a filter',
    note: 'BAD_USER_INPUT',
    allowed: count.format(LIMITS.filterWords),
  },
  filterWordCharacters: {
    label: 'Characters of a brand or category in a filter',
    note: 'BAD_USER_INPUT',
    allowed: count.format(LIMITS.filterWordCharacters),
  },
  searchCharacters: {
    label: 'Characters of a search',
    note: 'BAD_USER_INPUT',
    allowed: count.format(LIMITS.searchCharacters),
  },
  streamsOfAddress: {
    label: 'Streams of an address',
    note: 'RATE_LIMITED',
    allowed: count.format(LIMITS.streamsOfAddress),
  },
  streams: { label: 'Streams of all callers', note: 'SERVICE_UNAVAILABLE', allowed: count.format(LIMITS.streams) },
  streamMinutes: {
    label: 'Life of a stream',
    note: 'Then it ends, and may be opened again',
    allowed: `${LIMITS.streamMinutes} minutes`,
  },
  bodyBytes: { label: 'Body of a request', note: 'PAYLOAD_TOO_LARGE', allowed: `${LIMITS.bodyBytes / 1024} KB` },
  headerBytes: {
    label: 'Address and headers of a request together',
    note: 'HEADERS_TOO_LARGE',
    allowed: `${LIMITS.headerBytes / 1024} KB`,
  },
  requestSeconds: {
    label: 'Time for a whole request to arrive',
    note: 'REQUEST_TIMEOUT',
    allowed: `${LIMITS.requestSeconds} seconds`,
  },
  errors: {
    label: 'Errors that an answer names',
    note: 'omittedErrors counts the others',
    allowed: count.format(LIMITS.errors),
  },
  pageRows: { label: 'Rows of a page', note: 'BAD_USER_INPUT', allowed: `1 to ${LIMITS.pageRows}` },
  defaultPageRows: {
    label: 'Vehicles of a page when you say nothing',
    note: '',
    allowed: count.format(LIMITS.defaultPageRows),
  },
  offset: { label: 'Vehicles that an offset leaves out', note: 'BAD_USER_INPUT', allowed: count.format(LIMITS.offset) },
}

export const REQUEST_LIMITS = {
  caption: 'What one request may ask for',
  columns: ['Limit', 'Allowed'],
  rows: Object.values(BOUNDS).map(({ allowed, ...row }) => ({ ...row, cells: [allowed] })),
}

export const RATE_LIMITS = {
  caption: `What one caller may ask for in ${RATE.windowSeconds} seconds`,
  columns: ['Caller', 'Points'],
  rows: [
    { label: 'Anyone', note: 'Counted for the address', cells: [count.format(RATE.points)] },
    {
      label: 'A partner',
      note: 'Counted for all its keys and addresses together',
      cells: [count.format(RATE.points * RATE.partnerFactor)],
    },
  ],
}

export const COST = [
  'A field costs 1 point, and the selection of rows as often as there are rows; an entry of a list in an argument costs 1: `{ vehicles(first: 10) { nodes { id name } } }` is 2 + 10 × 2 = 22. Before an operation runs, the rows that it asks for must fit into the limit and your points; you pay for the rows that are returned.',
  `A request to \`/graphql\` takes its cost from your points, and at least ${RATE.graphqlPoints}; one to \`/api\` or to a feed takes ${RATE.restPoints}, and one for the whole inventory a point for ${RATE.vehiclesPerPoint} vehicles where that is more. When they are used up, the answer is 429 with \`RATE_LIMITED\`, and \`Retry-After\` says for how many seconds to wait.`,
]
