import { type OwnDatabase, query } from '#web/e2e/ownDatabase.ts'
import { COMPUTED } from './http.ts'
import { type Measurement, serve } from './serve.ts'
import { figure, median, table } from './table.ts'

interface GrowthWork {
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

const WORKS: GrowthWork[] = [
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

const SIZES = [24, 1000, 100_000]
const WARMING_REQUESTS = 5
const REQUESTS = 25
const MOST_TIMES = 3

/** Where so many vehicles are asked for, and the cursor of the fourth from the end. */
type Stock = { origin: string; late: string }

/** Each work with its medians, by size. */
type Growth = [work: GrowthWork, times: number[]]

/** How the API's time grows with the number of vehicles, behind the response cache. */
export const measureGrowth = async ({ database }: Measurement): Promise<string> => {
  await using stack = new AsyncDisposableStack()
  const stocks: Stock[] = []
  for (const size of SIZES) {
    const url = await createDatabase(database, size)
    const api = await serve({ DATABASE_URL: url }, 'dist/server/api.js')
    stack.defer(api.stop)
    await fill(url, size)
    const { vehicles } = await ask({ origin: api.origin, late: '' }, '{ vehicles(last: 4) { edges { cursor } } }')
    stocks.push({ origin: api.origin, late: vehicles.edges[0].cursor })
  }

  const growths: Growth[] = []
  for (const work of WORKS) growths.push([work, await measure(work, stocks)])

  return [
    `Medians of ${REQUESTS} requests in turn, one at a time, behind the response cache. More than ${MOST_TIMES} times as slow with`,
    `${SIZES.at(-1)!.toLocaleString('en-US')} vehicles as with ${SIZES[0]} is **bold**, unless it has to look at every match.`,
    '',
    timeTable(growths),
  ].join('\n')
}

const createDatabase = async ({ url, client }: OwnDatabase, size: number) => {
  await client.query(`create database stock_${size}`)
  return new URL(`/stock_${size}`, url).href
}

/** Adds vehicles of many makes to those of the seed; one in 5,000 is of a make of its own. */
const fill = async (url: string, size: number) => {
  await query(
    url,
    `insert into vehicles
        (id, name, brand, category, price, description, specifications, features, aliases, availability, is_new, rank, created_at)
      select 'cart-' || n, brand || ' ' || series || ' ' || n, brand, series, 4000 + (n * 37) % 30000,
        series || ' with ' || seats || ' seats and a 48 V lithium battery, number ' || n || ' of the year.',
        jsonb_build_object('seatingCapacity', seats, 'topSpeed', '25 mph', 'range', '40–50 miles'),
        '["LED lights", "Turn signals", "Back-up camera"]',
        jsonb_build_array('stock-number-' || n),
        case when n % 5 > 0 then 'IN_STOCK' else 'OUT_OF_STOCK' end,
        n % 3 > 0, 1000 + n % 500, now() - n * interval '1 minute'
      from generate_series(1, ${size} - (select count(*)::int from vehicles)) n
      cross join lateral (
        select
          case
            when n % 5000 = 0 then 'Moke'
            else (array['Denago', 'Evolution', 'Kandi', 'Icon', 'Bintelli', 'Club Car', 'Yamaha', 'Star'])[1 + n % 8]
          end as brand,
          (array['Nomad', 'Rover', 'Forester', 'Carrier', 'Classic', 'Maverick', 'Ranger'])[1 + n % 7] as series,
          case when n % 5000 = 0 then 12 else (array[2, 4, 4, 6, 8])[1 + n % 5] end as seats
      ) variety`,
  )
  await query(url, 'vacuum analyze')
}

/** Throws when the query fails. */
const ask = async ({ origin, late }: Stock, text: string) => {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...COMPUTED },
    body: JSON.stringify({ query: text, variables: { late } }),
  })
  const { data, errors } = await response.json()
  if (errors) throw new Error(`${text}: ${JSON.stringify(errors)}`)
  return data
}

const measure = async ({ name, query: text }: GrowthWork, stocks: Stock[]) => {
  const times = stocks.map((): number[] => [])
  // The sizes take turns, so that other load on the machine meets all of them.
  for (let count = -WARMING_REQUESTS; count < REQUESTS; count++) {
    for (const [index, stock] of stocks.entries()) {
      const startedAt = performance.now()
      await ask(stock, text)
      if (count >= 0) times[index]!.push(performance.now() - startedAt)
    }
  }
  const medians = times.map(median)
  console.error(`${name}: ${medians.map(figure).join(', ')} ms`)
  return medians
}

const timeTable = (growths: Growth[]) =>
  table(
    ['work', ...SIZES.map((size) => `${size.toLocaleString('en-US')}, ms`), 'times', ''],
    growths.map(([work, times]) => {
      const growth = times.at(-1)! / times[0]!
      const isTooMuch = growth > MOST_TIMES && !work.grows
      return [work.name, ...times.map(figure), isTooMuch ? `**${figure(growth)}**` : figure(growth), work.grows ?? '']
    }),
  )
