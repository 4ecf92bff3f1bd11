export type Query = { query: string; variables?: object }

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(' ')

const filtered = (aliases: number) =>
  `query Q($f: VehicleFilter) { ${times(aliases, (i) => `a${i}: vehicles(first: 1, filter: $f) { totalCount }`)} }`

const entries = (count: number, entry: (index: number) => string) => Array.from({ length: count }, (_, i) => entry(i))

/** Operations at the limits or beyond them; each number makes another document or answer. */
export const QUERIES: Record<string, (number: number) => Query> = {
  'lists of 12,500 entries under 40 aliases': () => ({
    query: filtered(40),
    variables: { f: { brand: entries(12_500, (index) => String(index % 10)) } },
  }),
  'lists of 50 entries under 50 aliases': (number) => ({
    query: filtered(50),
    variables: { f: { brand: entries(50, (index) => `${number} ${index}`), search: `e${number}` } },
  }),
  'documents with comments of 15,900 characters': (number) => ({
    query: `{ a${number}: __typename } #${'x'.repeat(15_900)}`,
  }),
  // Fragments cost nothing, and each of them has three tokens.
  'documents of 2,000 tokens': (number) => ({
    query: `{ a${number}: __typename ${'...{'.repeat(660)} __typename ${'}'.repeat(660)} }`,
  }),
  'documents with 100 errors': (number) => ({
    query: `query Q${number} { vehicles(filter: { brand: [${times(1700, () => '""')}] }) { nodes { ${times(100, (i) => `z${i}`)} } } }`,
  }),
  'documents with 3,456 fields that fail': () => ({
    query: `{ vehicles { nodes { similar(limit: 3) { ${times(48, (i) => `a${i}: mainImage { url(width: 0) }`)} } } } } #${'x'.repeat(12_000)}`,
  }),
  'introspection under 45 aliases': (number) => ({
    query: `{ ${times(45, (i) => `a${i}_${number}: __schema { types { fields { name description } } }`)} }`,
  }),
  'searches with facets under 45 aliases': (number) => ({
    query: `{ ${times(45, (i) => `a${i}: vehicles(first: 1, filter: { search: "e${number} ${i}" }) { totalCount facets { brands { value count } } }`)} }`,
  }),
  'changes under 50 aliases': (number) => ({
    query: `query Q${number} { ${times(50, (i) => `a${i}: vehicleChanges(since: "1970-01-01T00:00:${i + 10}Z", first: 1) { nodes { vehicleId } }`)} }`,
  }),
}

/** All kinds in turn. */
export const MIXED = 'all kinds by turns'

const KINDS = Object.values(QUERIES)

export const queryOf = (kind: string, number: number): Query =>
  kind === MIXED ? KINDS[number % KINDS.length]!(number) : QUERIES[kind]!(number)
