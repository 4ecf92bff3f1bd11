import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type ExecutionResult, execute, getIntrospectionQuery, getOperationAST, parse, print } from 'graphql'
import { createTestGraph } from '#graph/testing/graph.ts'
import { QUERY_EXAMPLES } from './api-examples.ts'
import { createQueryExecutor } from './query-executor.ts'

const test = await createTestGraph()
afterAll(() => test.close())
const run = createQueryExecutor(test.graph.schema)

/** The results of the first three executions; from the second on it is compiled. */
async function executions(source: string, variables?: Record<string, unknown>, operationName?: string) {
  const document = parse(source)
  const operation = getOperationAST(document, operationName) ?? undefined
  const results: unknown[] = []
  for (let count = 0; count < 3; count++) {
    const context = test.graph.createContext()
    results.push(plain(await run({ document, operation, operationName, variables, context })))
  }
  return results
}

async function byGraphqlJs(source: string, variableValues?: Record<string, unknown>, operationName?: string) {
  const { schema } = test.graph
  const document = parse(source)
  return plain(
    await execute({ schema, document, variableValues, operationName, contextValue: test.graph.createContext() }),
  )
}

/** The parts that clients and our error handling see, without `syncedUntil`, which is the time of the answer. */
function plain({ data, errors }: ExecutionResult): unknown {
  const seen = errors?.map(({ message, locations, path, extensions, nodes, originalError }) => {
    return { message, locations, path, extensions, nodes: nodes?.map(print), cause: String(originalError) }
  })
  return JSON.parse(JSON.stringify({ data, errors: seen }), (name, value) =>
    name === 'syncedUntil' ? undefined : value,
  )
}

const CASES: { what: string; source: string; variables?: Record<string, unknown> }[] = [
  { what: 'the introspection', source: getIntrospectionQuery() },
  { what: 'aliases', source: '{ one: vehicle(id: "nomad-xl") { name } two: vehicle(id: "nomad-xl") { price name } }' },
  {
    what: 'fragments, one inside the other',
    source: `{ vehicle(id: "nomad-xl") { ...A ... on Vehicle { brand } __typename } }
     fragment A on Vehicle { id images { ...B } } fragment B on VehicleImage { path url(width: 480) }`,
  },
  {
    what: 'a field that is skipped',
    source: 'query ($no: Boolean!) { vehicle(id: "nomad-xl") { id name @skip(if: $no) brand @include(if: $no) } }',
    variables: { no: true },
  },
  {
    what: 'a field in two places, one of them included',
    source: `query ($yes: Boolean!) {
      vehicle(id: "nomad-xl") { name } vehicle(id: "nomad-xl") @include(if: $yes) { category }
    }`,
    variables: { yes: true },
  },
  {
    what: 'a field in two places, one of them not included',
    source: `query ($yes: Boolean!) {
      vehicle(id: "nomad-xl") { name } vehicle(id: "nomad-xl") @include(if: $yes) { category }
    }`,
    variables: { yes: false },
  },
  { what: 'null for what is not there', source: '{ vehicle(id: "none") { id similar { id } } }' },
  {
    what: 'the default of an argument',
    source: 'query ($sort: VehicleSort) { vehicles(first: 2, sort: $sort) { nodes { id } } }',
  },
  { what: 'the default of a variable', source: 'query ($n: Int = 2) { vehicles(first: $n) { nodes { id } } }' },
  {
    what: 'a filter by variables that are left out',
    source: 'query ($min: Float, $text: String) { vehicles(filter: { minPrice: $min, search: $text }) { totalCount } }',
  },
  {
    what: 'an error in a field that may be null',
    source: '{ withdrawnVehicle(id: "none") { vehicleId } vehicles(first: 0) { totalCount } }',
  },
  {
    what: 'an error that empties what is around it',
    source: '{ vehicle(id: "nomad-xl") { id similar(limit: 0) { id } } }',
  },
  { what: 'an error in one of many rows', source: '{ vehicles(first: 3) { nodes { id images { url(width: 0) } } } }' },
  { what: 'a variable that is missing', source: 'query ($id: ID!) { vehicle(id: $id) { id } }' },
  {
    what: 'a variable of another type',
    source: 'query ($n: Int) { vehicles(first: $n) { totalCount } }',
    variables: { n: 'many' },
  },
  { what: 'an error of the database', source: '{ vehicles(filter: { search: "a\\u0000b" }) { totalCount } }' },
  {
    what: 'a variable of an enum that does not exist',
    source: 'query ($s: VehicleSort!) { vehicles(sort: $s) { totalCount } }',
    variables: { s: 'X' },
  },
  {
    what: 'the default of a variable that must not be null',
    source: 'query ($s: VehicleSort! = NEWEST) { vehicles(first: 1, sort: $s) { nodes { id } } }',
  },
]

describe('a query that comes again', () => {
  it.each(CASES)('answers what graphql-js does: $what', async ({ source, variables }) => {
    const expected = await byGraphqlJs(source, variables)
    expect(await executions(source, variables)).toEqual([expected, expected, expected])
  })

  it.each(QUERY_EXAMPLES)('answers what graphql-js does: the example "$title"', async ({ document }) => {
    const expected = await byGraphqlJs(document)
    expect(expected).not.toHaveProperty('errors')
    expect(await executions(document)).toEqual([expected, expected, expected])
  })

  it('answers the operation that is meant', async () => {
    const source = 'query A { vehicle(id: "nomad-xl") { id } } query B { vehicle(id: "nomad-xl") { name } }'
    const expected = await byGraphqlJs(source, undefined, 'B')
    expect(await executions(source, undefined, 'B')).toEqual([expected, expected, expected])
  })

  it('reads similar vehicles of a whole list by one statement', async () => {
    const source = '{ vehicles(first: 5) { nodes { similar(limit: 2) { id } } } }'
    await executions(source)
    expect(await test.statementsOf(() => executions(source))).toHaveLength(3 * 2)
  })
})

describe('a mutation', () => {
  it('knows the defaults of its input every time', async () => {
    const source = 'mutation ($input: SubmitContactInput!) { submitContact(input: $input) { userErrors { code } } }'
    const input = { firstName: '', lastName: '', email: '', phone: '', message: '' }
    const expected = await byGraphqlJs(source, { input })
    expect(expected).not.toHaveProperty('errors')
    expect(await executions(source, { input })).toEqual([expected, expected, expected])
  })
})

describe('a query of very many fields', () => {
  it('is answered as well', async () => {
    const images = Array.from({ length: 40 }, (_, index) => `a${index}: images { path url alt width height }`)
    const source = `{ vehicles(first: 1) { nodes { ${images.join(' ')} } edges { node { ${images.join(' ')} } } } }`
    const expected = await byGraphqlJs(source)
    expect(await executions(source)).toEqual([expected, expected, expected])
  })
})

describe('the cache of queries', () => {
  it('is bounded by the memory of their documents, however few fields they have', async () => {
    setFlagsFromString('--expose-gc')
    const heapMb = () => {
      runInNewContext('gc')()
      return getHeapStatistics().used_heap_size / 2 ** 20
    }
    await executions('{ __typename }')
    const before = heapMb()
    for (let count = 0; count < 150; count++) {
      await executions(`{ a${count}: __typename ${'...{'.repeat(600)} __typename ${'}'.repeat(600)} }`)
    }
    // Each document takes 0.7 MB at least.
    expect(heapMb() - before).toBeLessThan(40)
  })
})
