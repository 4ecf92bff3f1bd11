import type { Request } from 'autocannon'
import { inquiry } from './visitors.ts'

type Query = { query: string; variables?: object }

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

const filtered = (aliases: number) =>
  `query Q($f: VehicleFilter) { ${times(aliases, (i) => `a${i}: vehicles(first: 1, filter: $f) { totalCount }`)} }`

const entries = (count: number, entry: (index: number) => string) => Array.from({ length: count }, (_, i) => entry(i))

/** The dearest work for what it costs. */
export const SEARCHES = 'ten-word searches under 36 aliases'

/** Operations at the limits or beyond them; each number makes another document or answer. */
export const QUERIES: Record<string, (number: number) => Query> = {
  'lists of 12,500 entries under 40 aliases': () => ({
    query: filtered(40),
    variables: { f: { brands: entries(12_500, (index) => String(index % 10)) } },
  }),
  'lists of 50 entries under 50 aliases': (number) => ({
    query: filtered(50),
    variables: { f: { brands: entries(50, (index) => `${number} ${index}`) } },
  }),
  'documents with comments of 15,900 characters': (number) => ({
    query: `{ a${number}: __typename } #${'x'.repeat(15_900)}`,
  }),
  // Fragments cost nothing, and each of them has three tokens.
  'documents of 2,000 tokens': (number) => ({
    query: `{ a${number}: __typename ${'...{'.repeat(660)} __typename ${'}'.repeat(660)} }`,
  }),
  'documents with 100 errors': (number) => ({
    query: `query Q${number} { vehicles(filter: { brands: [${times(1700, () => '""')}] }) { nodes { ${times(100, (i) => `z${i}`)} } } }`,
  }),
  'documents with 3,456 fields that fail': () => ({
    query: `{ vehicles { nodes { similar(limit: 3) { ${times(48, (i) => `a${i}: atDoor(municipalityId: "none") { total }`)} } } } } #${'x'.repeat(12_000)}`,
  }),
  'introspection under 45 aliases': (number) => ({
    query: `{ ${times(45, (i) => `a${i}_${number}: __schema { types { fields { name description } } }`)} }`,
  }),
  // As many as an operation may cost.
  [SEARCHES]: (number) => ({
    query: `{ ${times(36, (i) => `a${i}: vehicles(first: 1, filter: { search: "red lifted rover bench plush xenon moon tiger apple ${number}x${i}" }) { totalCount facets { brands { value count } } }`)} }`,
  }),
  'ways out of filters under 50 aliases': (number) => ({
    query: `{ ${times(50, (i) => `a${i}: vehicles(first: 1, filter: { maxPrice: ${number}, minPrice: ${i} }) { relaxations { count } facets { brands { count } } }`)} }`,
  }),
  'pages of 250 in most fields': (number) => ({
    query: `{ vehicles(first: 250, filter: { minPrice: -${number} }) { totalCount nodes { id name description features structuredData images { url alt } similar(limit: 50) { id } } } }`,
  }),
  'changes under 50 aliases': (number) => ({
    query: `query Q${number} { ${times(50, (i) => `a${i}: vehicleChanges(since: "1970-01-01T00:00:${i + 10}Z", first: 1) { nodes { vehicleId } }`)} }`,
  }),
}

const all = Object.values(QUERIES)

/** All of these queries in turn. */
export const MIXED = 'all kinds by turns'

const words = () => String(new URLSearchParams({ ...inquiry(), message: '<b>"Is it still there?"</b> '.repeat(600) }))
const FORM = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }

/** Requests for routes, which are dear by what they send or ask for. */
export const ROUTES: Record<string, (number: number, pictures: string[]) => Request> = {
  'the form with long messages': () => ({ method: 'POST', path: '/contact', headers: FORM, body: words() }),
  'social pictures with another query each': (number) => ({ path: `/social/vehicle/denago-nomad-xl.jpg?n=${number}` }),
  'imported pictures in all sizes': (number, pictures) => {
    const width = [480, 800, 1200, 1600][number % 4]
    const format = ['webp', 'avif'][(number >> 2) % 2]
    return { path: `/media/${width}/uploads/${pictures[(number >> 3) % pictures.length]}.${format}` }
  },
  'other spellings of addresses': (number) => ({ path: `/vehicle/A${number}` }),
}

/** Pages as long as the inventory: a price above all carts lists all of them. */
export const PAGES = 'pages of which no two are the same'

/** The requests of a flood, by their number. */
export const startFlood = async (kind: string, origin: string): Promise<(number: number) => Request> => {
  if (kind === PAGES) return (number) => ({ path: `/inventory?maxPrice=${1_000_000 + number}` })
  const route = ROUTES[kind]
  if (route) {
    const { images } = await (await fetch(`${origin}/api/vehicles/noisy`)).json()
    const pictures = images.map((address: string) => /uploads\/(\w+)/.exec(address)![1])
    return (number) => route(number, pictures)
  }
  const queries = kind === MIXED ? all : [QUERIES[kind]!]
  return (number) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(queries[number % queries.length]!(number)),
  })
}
