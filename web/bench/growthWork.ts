export interface GrowthWork {
  name: string
  /** A GraphQL query; `$late` is the cursor of the fourth vehicle from the end. */
  query: string
  /** Why its time may grow with the number of vehicles. */
  grows?: string
}

const FIELDS = 'id name brand category price description availability condition features'
const NAMES = 'nodes { id name price }'

const list = (name: string, args: string, selection = `nodes { ${FIELDS} } pageInfo { hasNextPage }`): GrowthWork => ({
  name,
  query: `{ vehicles(${args}) { ${selection} } }`,
})

// Three vehicles match, however many there are.
const filtered = (filter: string): GrowthWork => list(`filter ${filter}`, `first: 3, filter: { ${filter} }`, NAMES)
const search = (name: string, words: string): GrowthWork =>
  list(`search, ${name}`, `first: 3, filter: { search: "${words}" }`, NAMES)

const counted = (work: GrowthWork): GrowthWork => ({ ...work, grows: 'counts every match' })

export const GROWTH_WORKS: GrowthWork[] = [
  ...['FEATURED', 'PRICE_ASC', 'NAME_ASC', 'NEWEST'].map((sort) => list(`list, ${sort}`, `first: 20, sort: ${sort}`)),
  list('last page', 'last: 3', NAMES),
  {
    name: 'last page, by cursor',
    query: `query ($late: String) { vehicles(first: 3, after: $late) { ${NAMES} pageInfo { hasNextPage hasPreviousPage } } }`,
  },
  search('common word', 'lithium'),
  search('rare words', 'wheels, a light bar on the roof and real legroom'),
  search('nothing found', 'qqzzqq'),
  search('ten words, nothing found', 'qqzza qqzzb qqzzc qqzzd qqzze qqzzf qqzzg qqzzh qqzzi qqzzj'),
  search('a color', 'red'),
  { ...search('names', 'nomad'), grows: 'ranks every match' },
  { ...search('a sentence', 'fastest street legal 6 seater under 15k'), grows: 'ranks every match' },
  { ...search('two letters, nothing found', 'qz'), grows: 'no index knows two letters; remembered' },
  list('list in stock first', 'first: 20, inStockFirst: true'),
  { ...list('page by number', 'first: 20, offset: 99000', NAMES), grows: 'passes 99,000 vehicles in the index' },
  filtered('brands: ["denago"], minSeats: 4, availabilities: [IN_STOCK], maxPrice: 12000'),
  // A filter that few or no vehicles match shows how far a plan has to look.
  filtered('brands: ["moke"]'),
  filtered('categories: ["nothing"]'),
  filtered('minPrice: 1, maxPrice: 2'),
  filtered('minSeats: 20'),
  counted(list('total of a search', 'first: 3, filter: { search: "lithium" }', 'totalCount')),
  counted(list('facets', 'first: 3', 'facets { brands { value count } priceRange { min max } }')),
  counted(
    list(
      'relaxations',
      'first: 3, filter: { brands: ["denago"], availabilities: [IN_STOCK] }',
      'relaxations { count }',
    ),
  ),
  list('spellings', 'first: 3, filter: { search: "denogo" }', 'spellings'),
  { name: 'detail by alias', query: `{ vehicle(id: "nomad-xl") { ${FIELDS} } }` },
  { name: 'similar vehicles', query: '{ vehicle(id: "denago-nomad-xl") { similar(limit: 3) { id name } } }' },
]
