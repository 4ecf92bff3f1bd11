import fc from 'fast-check'
import { assertInputObjectType, type GraphQLSchema, isObjectType } from 'graphql'
import { expect, test } from '#web/e2e/fixtures.ts'
import { anything, text, wellFormed } from './arbitraries.ts'
import { placesOf } from './everyArgument.ts'
import { type OpenApi, pathsOf, requestsOf, setAt } from './everyParameter.ts'
import { operationOf } from './generatedOperations.ts'
import { HOSTILE_LITERALS, HOSTILE_VALUES } from './hostileValues.ts'
import { leakIn } from './leak.ts'
import { type Published, publishedBy } from './published.ts'

/** The same cases in every run; a failure prints its seed and path. */
const SEED = 20_260_501
const SIDE_BY_SIDE = 8
const RUNS = { documents: 700, variables: 700, noise: 500, bodies: 600, addresses: 1000, headers: 300 }

type Sent = { path: string; init?: RequestInit }

const counts = new Map<string, number>()
const total = { sent: 0 }

/** No answer has status 500 or above, and none leaks internals. */
const send = async (origin: string, { path, init }: Sent) => {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init })
  const body = await response.text()
  total.sent += 1
  counts.set(`${response.status}`, (counts.get(`${response.status}`) ?? 0) + 1)
  const leak = leakIn(body)
  const isOurFault = response.status >= 500 || body.includes('"code":"INTERNAL_SERVER_ERROR"')
  if (leak || isOurFault) {
    throw new Error(
      `${JSON.stringify({ path, ...init })} is answered ${response.status}, ${leak}: ${body.slice(0, 300)}`,
    )
  }
  if (response.headers.get('content-type')?.includes('json') && body) JSON.parse(body)
}

/** Several cases at once: one by one, most of the time would be spent waiting. */
const holds = (origin: string, cases: fc.Arbitrary<Sent>, runs: number) =>
  fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: SIDE_BY_SIDE, maxLength: SIDE_BY_SIDE }), async (batch) => {
      await Promise.all(batch.map((sent) => send(origin, sent)))
    }),
    { seed: SEED, numRuns: Math.ceil(runs / SIDE_BY_SIDE), endOnFailure: true },
  )

const post = (
  path: string,
  body: string,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Sent => ({
  path,
  init: { method: 'POST', headers, body },
})

let published: Published
let schema: GraphQLSchema

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ baseURL }) => {
  published = await publishedBy(baseURL!)
  schema = published.schema
})

test.afterAll(() => {
  const statuses = [...counts].sort(([one], [other]) => Number(one) - Number(other))
  console.log(
    `${total.sent} generated requests: ${statuses.map(([status, count]) => `${status} × ${count}`).join(', ')}`,
  )
})

test('documents with variables of the right and the wrong types', async ({ baseURL }) => {
  const cases = operationOf(schema).map((operation) => post('/graphql', JSON.stringify(operation)))
  await holds(baseURL!, cases, RUNS.documents)
  const byGet = operationOf(schema).map(({ query, variables }): Sent => {
    const parameters = new URLSearchParams({ query, variables: wellFormed(JSON.stringify(variables)) })
    return { path: `/graphql?${parameters.toString().slice(0, 8000)}` }
  })
  await holds(baseURL!, byGet, RUNS.variables)
})

/** Sends all of them, some at a time. */
const sendAll = async (origin: string, all: Sent[]) => {
  for (let start = 0; start < all.length; start += SIDE_BY_SIDE) {
    await Promise.all(all.slice(start, start + SIDE_BY_SIDE).map((sent) => send(origin, sent)))
  }
}

test('every argument of the schema, with wrong values as literals and as variables', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const places = placesOf(schema)
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const fields = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap(({ name, args }) =>
        args.map((argument) => `${type.name}.${name}(${argument.name})`),
      ),
    )
  expect(fields.filter((name) => !places.some((place) => place.name === name))).toEqual([])
  for (const { kind, type, document } of places) {
    // One that is right would stay open.
    if (kind === 'subscription') continue
    const literals = HOSTILE_LITERALS.map((literal) => ({ query: `${kind} ${document(literal)}` }))
    const query = `${kind} ($value: ${type}) ${document('$value')}`
    const variables = HOSTILE_VALUES.map((value) => ({ query, variables: { value } }))
    await sendAll(
      baseURL!,
      [...literals, ...variables].map((body) => post('/graphql', JSON.stringify(body))),
    )
  }
})

test('every parameter and every field of a body in /openapi.json, with wrong values', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const document: OpenApi = await (await fetch(`${baseURL}/openapi.json`)).json()
  const requests = requestsOf(document)
  expect(requests.length).toBeGreaterThan(HOSTILE_VALUES.length * 10)
  await sendAll(
    baseURL!,
    requests.map(({ path, ...init }) => ({ path, init })),
  )
})

test('every field of a change of the stock, with wrong values, by each door', async ({ baseURL, partner }) => {
  test.setTimeout(300_000)
  const fieldsOf = (type: string) => Object.keys(assertInputObjectType(schema.getType(type)).getFields())
  const places = [
    ...[...fieldsOf('VehiclePatch'), 'inStock', 'updatedAt'].map((name) => [name]),
    ...fieldsOf('VehicleSpecificationsPatch').map((name) => ['specifications', name]),
  ]
  const query =
    'mutation ($input: [VehiclePatch!]!) { updateVehicles(input: $input, dryRun: true) { userErrors { field code } } }'
  const key = { 'x-partner-key': partner.key }
  const json = { 'content-type': 'application/json', ...key }
  for (const place of places) {
    const changes = HOSTILE_VALUES.map((value) => setAt({ id: 'denago-nomad' }, place, value))
    const cells = HOSTILE_VALUES.map((value) => `denago-nomad,"${String(value).replaceAll('"', '""')}"`)
    await sendAll(baseURL!, [
      ...changes.map((change) => post('/graphql', JSON.stringify({ query, variables: { input: [change] } }), json)),
      post('/api/inventory?dryRun', JSON.stringify(changes), json),
      post('/api/inventory?dryRun', [`id,${place.at(-1)}`, ...cells].join('\n'), {
        'content-type': 'text/csv',
        ...key,
      }),
    ])
  }
})

test('every argument of every tool at /mcp, with wrong values', async ({ baseURL }) => {
  test.setTimeout(300_000)
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const message = (method: string, params: object) =>
    post('/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers)
  const { tools } = published
  expect(tools.length).toBeGreaterThan(3)
  for (const { name, inputSchema } of tools) {
    const calls = pathsOf(inputSchema).flatMap((place) =>
      HOSTILE_VALUES.map((value) => message('tools/call', { name, arguments: setAt({}, place, value) })),
    )
    await sendAll(baseURL!, calls)
  }
})

test('documents that are cut, mixed up or none', async ({ baseURL }) => {
  const cut = fc
    .tuple(
      operationOf(schema),
      fc.nat(200),
      fc.oneof(text, fc.constantFrom('{', '}', '(', '...', '@skip(if:', '"""', '#', '$', 'fragment A on A{...A}')),
    )
    .map(([{ query, variables }, at, noise]) => ({ query: query.slice(0, at) + noise + query.slice(at), variables }))
  const request = fc.oneof(
    cut,
    fc.record(
      { query: anything, variables: anything, operationName: anything, extensions: anything },
      { requiredKeys: [] },
    ),
    anything,
  )
  await holds(
    baseURL!,
    request.map((value) => post('/graphql', JSON.stringify(value) ?? '')),
    RUNS.noise,
  )
})

test('bodies of inquiries', async ({ baseURL }) => {
  const names = [
    ...['firstName', 'lastName', 'email', 'phone', 'interest', 'message', 'vehicleId', 'context', 'compare', 'cart'],
    ...['page', 'partner', 'website', 'idempotencyKey'],
  ]
  const fields = fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] })
  const rest = fc.oneof(
    fields.map((body) => post('/api/contact', JSON.stringify(body))),
    text.map((body) => post('/api/contact', body)),
    fc.tuple(fc.dictionary(text, anything), text).map(([body, type]) =>
      post('/api/contact', JSON.stringify(body), {
        'content-type': encodeURIComponent(wellFormed(type)) || 'application/json',
      }),
    ),
  )
  const form = fc.dictionary(fc.oneof(fc.constantFrom(...names), text), text).map((body) => {
    const encoded = new URLSearchParams(
      Object.entries(body).map(([name, value]) => [wellFormed(name), wellFormed(value)]),
    )
    return post('/contact', encoded.toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  })
  await holds(baseURL!, fc.oneof({ arbitrary: rest, weight: 5 }, { arbitrary: form, weight: 1 }), RUNS.bodies)
})

test('addresses', async ({ baseURL }) => {
  const folders = [
    ...[
      '',
      'vehicle',
      'vehicles',
      'inventory',
      'rentals',
      'towns',
      'policies',
      'api',
      'api/vehicles',
      'feeds',
      'media',
    ],
    ...['media/800/uploads', 'media/uploads', 'social/vehicle', 'social/brand', 'graphql', 'assets', 'contact'],
    ...['developers', 'sitemap-1.xml'],
  ]
  const parameters = [
    ...[
      'search',
      'brand',
      'category',
      'sort',
      'first',
      'after',
      'minPrice',
      'vehicle',
      'partner',
      'query',
      'variables',
    ],
    ...['days', 'carts', '__proto__', 'a[b]'],
  ]
  const escaped = text.map((part) => encodeURIComponent(wellFormed(part)).slice(0, 2000))
  const broken = fc.string({ unit: fc.constantFrom(...'%0aF.;:@&=+$,\\|^`{}[]<>"\'~!*()-_/'), maxLength: 30 })
  const name = fc.oneof({ arbitrary: escaped, weight: 3 }, { arbitrary: broken, weight: 1 })
  const query = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...parameters), escaped), escaped), { maxLength: 3 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&'))
  const cases = fc.tuple(fc.constantFrom(...folders), fc.array(name, { maxLength: 2 }), query, fc.boolean()).map(
    ([folder, parts, search, isVisit]): Sent => ({
      path: `/${[folder, ...parts].join('/')}${search && `?${search}`}`.replaceAll('#', ''),
      init: { headers: { accept: isVisit ? 'text/html' : 'application/json' } },
    }),
  )
  await holds(baseURL!, cases, RUNS.addresses)
})

test('headers', async ({ baseURL }) => {
  const value = fc.string({ unit: 'grapheme-ascii', maxLength: 60 }).map((given) => given.trim())
  const names = [
    ...['accept', 'accept-encoding', 'accept-language', 'if-none-match', 'if-modified-since', 'range'],
    ...['x-forwarded-for', 'x-forwarded-host', 'x-partner-key', 'idempotency-key', 'origin', 'referer', 'cookie'],
    ...['authorization', 'content-type', 'access-control-request-method'],
  ]
  const paths = [
    ...['/', '/inventory', '/vehicle/denago-nomad-xl', '/api/vehicles', '/graphql?query={__typename}'],
    ...['/feeds/vehicles.json', '/sitemap.xml', '/favicon.svg', '/embed.js'],
  ]
  const cases = fc
    .tuple(
      fc.constantFrom(...paths),
      fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'DELETE'),
      fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] }),
    )
    .map(([path, method, headers]): Sent => ({ path, init: { method, headers: headers as Record<string, string> } }))
  await holds(baseURL!, cases, RUNS.headers)
})
