import { LIMITS, RATE } from '#graph/schema/limits.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#graph/schema/pagination/page-size.ts'

const count = new Intl.NumberFormat('en-US')
const inPoints = (points: number) => `${count.format(points)} points`

/** The server enforces the same constants. */
export const REQUEST_LIMITS = {
  caption: 'What one request may ask for',
  columns: ['Limit', 'Allowed'],
  rows: [
    { label: 'Depth of an operation', note: 'QUERY_TOO_DEEP', cells: [`${LIMITS.depth} levels`] },
    { label: 'Fields with an alias', note: 'TOO_MANY_ALIASES', cells: [count.format(LIMITS.aliases)] },
    { label: 'Tokens in a document', note: 'TOO_MANY_TOKENS', cells: [count.format(LIMITS.tokens)] },
    {
      label: 'Characters of a document',
      note: 'QUERY_TOO_LONG',
      cells: [count.format(LIMITS.documentCharacters)],
    },
    {
      label: 'Entries of a list that is sent',
      note: `BAD_REQUEST; ${LIMITS.filterWords} in the brand and category of a filter`,
      cells: [count.format(LIMITS.listEntries)],
    },
    { label: 'Cost of an operation', note: 'QUERY_TOO_COSTLY', cells: [inPoints(LIMITS.cost)] },
    {
      label: 'Rows of a page',
      note: `BAD_USER_INPUT; ${DEFAULT_PAGE_SIZE} vehicles when you say nothing`,
      cells: [`1 to ${MAX_PAGE_SIZE}`],
    },
    { label: 'Body of a request', note: 'PAYLOAD_TOO_LARGE', cells: [`${LIMITS.bodyBytes / 1024} KB`] },
  ],
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
