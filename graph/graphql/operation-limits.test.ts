import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import {
  type GraphQLObjectType,
  getIntrospectionQuery,
  getNamedType,
  getOperationAST,
  isObjectType,
  parse,
  print,
  separateOperations,
} from 'graphql'
import { refusalOfJson } from '#graph/http/scope.ts'
import { createSchema } from '#graph/schema.ts'
import type { Services } from '#graph/services.ts'
import { createTestGraph } from '#graph/testing/graph.ts'

const REQUEST_ID = expect.stringMatching(/^[0-9a-f-]{36}$/)

const test = await createTestGraph()
afterAll(() => test.close())

const post = (payload: object | string, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url: '/graphql', payload, headers: { 'content-type': 'application/json', ...headers } })

const costOf = async (query: string, variables?: object) =>
  (await post({ query, variables })).json().extensions?.cost?.requested

const deep = (levels: number) =>
  `{ vehicle(id: "nomad-xl") ${'{ similar(limit: 1) '.repeat(levels - 2)}{ id }${' }'.repeat(levels - 2)} }`

const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: __schema { description }`).join(' ')} }`

const manyIds = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: id`).join(' ')

/** Fragments that double what they hold, as often as given. */
const doubling = (times: number) =>
  [
    'query { vehicle(id: "nomad-xl") { ...F0 } }',
    ...Array.from(
      { length: times },
      (_, index) => `fragment F${index} on Vehicle { ...F${index + 1} mainImage { alt } ...F${index + 1} }`,
    ),
    `fragment F${times} on Vehicle { id }`,
  ].join('\n')

const tooCostly = (requested: number) => ({
  message: `The operation costs ${requested}, and 20000 are allowed: ask for fewer rows, fields or searches.`,
  extensions: { code: 'QUERY_TOO_COSTLY', requested, maximum: 20_000 },
})
const tooDeep = (requested: number) => ({
  message: `The operation is ${requested} levels deep, and 12 are allowed.`,
  extensions: { code: 'QUERY_TOO_DEEP', requested, maximum: 12 },
})
const tooManyAliases = (requested: number) => ({
  message: `The operation has ${requested} aliases, and 50 are allowed.`,
  extensions: { code: 'TOO_MANY_ALIASES', requested, maximum: 50 },
})

const REFUSALS: { what: string; query: string; variables?: object; message: string; extensions: object }[] = [
  { what: 'depth', query: deep(30), ...tooDeep(30) },
  {
    what: 'depth by fragments',
    query: `${deep(11).replace('{ id }', '{ ...More }')} fragment More on Vehicle { similar(limit: 1) { specifications { range } } }`,
    ...tooDeep(13),
  },
  {
    what: 'lists of an introspection',
    query: '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    message: 'The introspection has more than 2 lists of parts of types inside each other.',
    extensions: { code: 'QUERY_TOO_DEEP', maximum: 2 },
  },
  { what: 'aliases', query: aliases(51), ...tooManyAliases(51) },
  {
    what: 'aliases of a fragment that is used twice',
    query: `{ locations { ...More } statewide: location(id: "statewide") { ...More } } fragment More on Location { ${manyIds(26)} }`,
    ...tooManyAliases(53),
  },
  {
    what: 'tokens',
    query: `{ ${'id '.repeat(2000)} }`,
    message: 'The document has more than 2000 tokens.',
    extensions: { code: 'TOO_MANY_TOKENS', maximum: 2000 },
  },
  {
    what: 'characters',
    query: `{ locations { id } } #${'x'.repeat(16_000)}`,
    message: 'The document has 16022 characters, and 16000 are allowed.',
    extensions: { code: 'QUERY_TOO_LONG', requested: 16_022, maximum: 16_000 },
  },
  {
    what: 'cost',
    query: '{ vehicles(first: 250) { nodes { similar(limit: 100) { id } } } }',
    ...tooCostly(10 + 50 + 250 * (1 + 10 + 100)),
  },
  {
    what: 'cost by a variable',
    query: 'query ($n: Int) { vehicles(first: $n) { nodes { similar(limit: 100) { id } } } }',
    variables: { n: 250 },
    ...tooCostly(10 + 50 + 250 * (1 + 10 + 100)),
  },
  {
    what: 'cost of a list that is always whole',
    query: '{ municipalities { nearby(limit: 250) { id } } }',
    ...tooCostly(10 + 1 + 100 * (1 + 250)),
  },
  {
    what: 'cost of searches',
    query: `{ ${Array.from({ length: 45 }, (_, index) => `a${index}: vehicles(first: 1, filter: { search: "${index}" }) { totalCount }`).join(' ')} }`,
    ...tooCostly(10 + 45 * (50 + 500 + 1)),
  },
  {
    what: 'fields, by fragments',
    query: doubling(20),
    message: 'The operation has more than 20000 fields, those of its fragments included: ask for fewer.',
    extensions: { code: 'QUERY_TOO_COSTLY', maximum: 20_000 },
  },
]

describe('an operation that exceeds a limit', () => {
  it.each(REFUSALS)('in $what is refused with figures', async ({ query, variables, message, extensions }) => {
    const statements = await test.statementsOf(async () => {
      const response = await post({ query, variables })
      expect(response.statusCode).toBe(400)
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.json().errors).toEqual([expect.objectContaining({ message })])
      expect(response.json().errors[0].extensions).toEqual({ ...extensions, requestId: REQUEST_ID })
    })
    expect(statements).toEqual([])
  })

  it('in bytes is refused before it is read', async () => {
    const response = await post({ query: `{ vehicles { totalCount } } #${'x'.repeat(1_000_000)}` })
    expect(response.statusCode).toBe(413)
    const extensions = { code: 'PAYLOAD_TOO_LARGE', requestId: REQUEST_ID }
    expect(response.json()).toEqual({ errors: [{ message: 'The request body is larger than 64 KB.', extensions }] })
  })
})

describe('an operation at the limit', () => {
  it.each([
    deep(12),
    deep(12).replace('{ id }', '{ ... on Vehicle { id } }'),
    aliases(50),
    aliases(50).replace(/}$/, 'x: __typename }'),
    doubling(10),
  ])('is answered', async (query) => {
    const response = await post({ query })
    expect(response.statusCode).toBe(200)
    expect(response.json().errors).toBeUndefined()
  })
})

const SCHEMA = createSchema({} as Services)

/** The selection of every field of a type down to its leaves, without similar vehicles and what a town adds, and with a location's id alone. */
function everyFieldOf(name: string): string {
  if (name === 'Location') return '{ id }'
  const { similar: _similar, atDoor: _atDoor, ...fields } = (SCHEMA.getType(name) as GraphQLObjectType).getFields()
  const selected = Object.values(fields).map((field) => {
    const type = getNamedType(field.type)
    return isObjectType(type) ? `${field.name} ${everyFieldOf(type.name)}` : field.name
  })
  return `{ ${selected.join(' ')} }`
}

const ALL_CHANGES = 'vehicleChanges(since: "1970-01-01T00:00:00Z")'

describe('cost', () => {
  it.each([
    ['{ locations { id name hours { day } } }', undefined, 5],
    ['{ vehicles(first: 10) { nodes { id name } } }', undefined, 50 + 10 * 3],
    ['{ vehicles(last: 10) { nodes { id name } } }', undefined, 50 + 10 * 3],
    ['{ vehicles { nodes { id } } }', undefined, 50 + 24 * 2],
    ['{ __typename vehicles(first: 10) { __typename nodes { __typename id } } }', undefined, 50 + 10 * 2],
    ['{ vehicles(first: 2) { ...A ...A } } fragment A on VehicleConnection { totalCount }', undefined, 50 + 2 * 2],
    ['query ($n: Int = 2) { vehicles(first: $n) { nodes { id } } }', undefined, 50 + 2 * 2],
    ['query ($n: Int = 2) { vehicles(first: $n) { nodes { id } } }', { n: 7 }, 50 + 7 * 2],
    ['query ($all: Boolean!) { vehicle(id: "nomad-xl") { id name @include(if: $all) } }', { all: false }, 11],
    ['query ($all: Boolean!) { vehicle(id: "nomad-xl") { id name @include(if: $all) } }', { all: true }, 12],
    ['{ vehicle(id: "nomad-xl") { similar { id } } }', undefined, 10 + 10 + 3],
    ['{ vehicles(first: 1, filter: { search: "" }) { totalCount } }', undefined, 51],
    ['{ vehicles(first: 1, filter: { search: "e" }) { totalCount } }', undefined, 551],
    ['query ($f: VehicleFilter) { vehicles(first: 1, filter: $f) { totalCount } }', { f: { search: 'e' } }, 551],
    ['{ vehicles(first: 1, filter: { minRangeMiles: 30 }) { totalCount } }', undefined, 551],
    ['{ vehicles(first: 1, ids: [], filter: { search: "e" }) { totalCount } }', undefined, 551],
    ['{ vehicles(first: 1, filter: { search: " ", colors: [""] }) { totalCount } }', undefined, 51],
    ['{ vehicles(first: 0) { facets { a: priceBands(bounds: [1]) b: priceBands(bounds: [2]) } } }', undefined, 151],
    ['{ vehicleChanges(since: "1970-01-01T00:00:00Z", first: null) { nodes { vehicleId } } }', undefined, 250],
    ['{ vehicles(first: 1, filter: { minPrice: 30 }) { totalCount } }', undefined, 51],
    ['{ vehicles(first: 1, offset: 250) { totalCount } }', undefined, 53],
    [`{ ${ALL_CHANGES} { nodes { vehicleId } } }`, undefined, 50 + 100 * 2],
    ['{ municipalities(search: "dallas") { id } }', undefined, 101],
    ['query A { locations { id } } query B { rentalPlans { id name } }', 'B', 3],
    ['{ __schema { types { name } } }', undefined, 102],
    ['{ a: __type(name: "Vehicle") { name } b: __type(name: "Dealer") { name } }', undefined, 202],
  ])('of %s with %j is told: 10 and %i', async (query, variables, cost) => {
    const payload = typeof variables === 'string' ? { query, operationName: variables } : { query, variables }
    const { errors, extensions } = (await post(payload)).json()
    expect(errors).toBeUndefined()
    expect(extensions.cost).toEqual({ requested: 10 + cost })
  })

  it('lets the whole inventory be asked for in all fields, with locations by id and without similar vehicles', async () => {
    const query = `{ vehicles(first: 250) { totalCount nodes ${everyFieldOf('Vehicle')} } }`
    expect((await test.ask(query)).errors).toBeUndefined()
  })

  it('stands beside what is left where no cache keeps the answer', async () => {
    const poor = await createTestGraph({ rateLimit: 1000 })
    const { errors, extensions } = await poor.ask('{ vehicles(first: 251) { totalCount } }')
    expect(errors).toMatchObject([{ message: 'first must be between 0 and 250, not 251.' }])
    expect(extensions).toEqual({ cost: { requested: 310, remaining: 690 } })
    await poor.close()
  })
})

describe('an operation of the project itself', () => {
  it('is within the limits: every query of the site', async () => {
    const costs = await Promise.all((await siteQueries()).map((query) => costOf(query, SITE_VARIABLES)))
    expect(costs.length).toBeGreaterThan(10)
    expect(Math.max(...costs)).toBeLessThanOrEqual(20_000)
  })

  it('is within the limits: the introspection of tools', async () => {
    const query = getIntrospectionQuery({ specifiedByUrl: true, inputValueDeprecation: true, oneOf: true })
    expect((await test.dataOf(query)).__schema.types.length).toBeGreaterThan(10)
  })
})

describe('a persisted query', () => {
  it('is stored once and then requested by its hash, also by GET', async () => {
    const query = '{ locations { name } }'
    const sha256Hash = createHash('sha256').update(query).digest('hex')
    const extensions = { persistedQuery: { version: 1, sha256Hash } }
    const get = () =>
      test.inject({
        url: `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`,
        headers: { accept: 'application/json' },
      })
    expect((await get()).json().errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
    await post({ query, extensions })
    expect((await get()).json().data.locations).toHaveLength(5)
  })
})

const SITE_VARIABLES = {
  ...{ id: 'nomad-xl', slug: 'dallas', near: 'mountain-top', locationId: 'mountain-top', vehicleId: 'nomad-xl' },
  ...{ first: 24, sort: 'FEATURED', offset: 24, priceBounds: [15_000, 25_000.01], town: 'dallas' },
  ids: Array.from({ length: 50 }, (_, index) => `cart-${index}`),
  ...{ cart: 'FOUR_SEATER', days: 7, priceList: 'STANDARD' },
  ...{ hasVehicle: true, hasTown: true, hasVehicles: true, hasTestDrive: true, hasRental: true },
}

/** The site's queries, each with the fragments that it uses. */
async function siteQueries(): Promise<string[]> {
  const root = join(import.meta.dirname, '../..')
  const files = (await readdir(join(root, 'web'), { recursive: true })).filter(
    (file) => file.endsWith('.graphql') && !file.startsWith('desk/'),
  )
  const paths = ['graph/vehicles/facts.graphql', ...files.map((file) => `web/${file}`)]
  const sources = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')))
  const documents = Object.values(separateOperations(parse(sources.join('\n'))))
  return documents.filter((document) => getOperationAST(document)?.operation === 'query').map(print)
}

const QUERY = 'query ($f: VehicleFilter) { vehicles(filter: $f) { totalCount } }'
const list = (entries: number) => Array.from({ length: entries }, () => 'a')
const byPost = (f: object) =>
  ({ method: 'POST', url: '/graphql', payload: { query: QUERY, variables: { f } } }) as const
const byGet = (f: object) => ({
  url: `/graphql?query=${encodeURIComponent(QUERY)}&variables=${encodeURIComponent(JSON.stringify({ f }))}`,
  headers: { accept: 'application/json' },
})
const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

describe('JSON that a caller sends', () => {
  it('may have 16 levels', () => {
    expect(refusalOfJson(nested(16))).toBeUndefined()
    expect(refusalOfJson(nested(17))?.message).toContain('more than 16')
  })

  it('may have objects of 100 keys, and 500 values', () => {
    const object = (keys: number) => Object.fromEntries(list(keys).map((value, key) => [`${key}`, value]))
    expect(refusalOfJson({ object: object(100) })).toBeUndefined()
    expect(refusalOfJson({ object: object(101) })?.message).toBe('An object has more than 100 keys.')
    expect(refusalOfJson([list(248), list(250)])).toBeUndefined()
    expect(refusalOfJson([list(249), list(250)])?.message).toContain('more than 500 values')
  })

  const LONG = { message: 'more than 500 values', maximum: 500 }
  it.each<[string, InjectOptions, { message: string; maximum: number }]>([
    ['a long list in a variable', byPost({ brands: list(9000) }), LONG],
    ['values deep inside each other', byPost(nested(900)), { message: 'more than 16', maximum: 16 }],
    ['a long list in the variables of a GET', byGet({ brands: list(501) }), LONG],
    ['a long list by REST', { method: 'POST', url: '/api/contact', payload: { firstName: list(501) } }, LONG],
  ])('is refused before anything is computed for %s', async (_what, request, { message, maximum }) => {
    const statements = await test.statementsOf(async () => {
      const response = await test.inject(request)
      expect(response.statusCode).toBe(400)
      const { errors: [error] = [], ...rest } = response.json()
      expect(error?.message ?? rest.error).toContain(message)
      if (error) expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', maximum })
    })
    expect(statements).toEqual([])
  })
})
