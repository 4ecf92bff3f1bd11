import { type GraphQLSchema, isObjectType } from 'graphql'
import { FIELD_NAMES } from '#graph/vehicles/inventory-fields.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { HOSTILE_LITERALS, placesOf } from './everyArgument.ts'
import { HOSTILE_VALUES, type OpenApi, pathsOf, requestsOf, setAt } from './everyParameter.ts'
import { generatedRequest } from './generatedAttack.ts'
import { type Published, publishedBy } from './published.ts'
import { leakIn } from './visitors.ts'

const SIDE_BY_SIDE = 8
const GENERATED = 3000
const SIZES = [1, 2, 4]

type Sent = { path: string; init?: RequestInit }

const counts = new Map<string, number>()
const total = { sent: 0 }

/** A slow machine may say once that it has no time, but no request always gets that answer. */
const TRIES = 3

const fetchAnswer = async (origin: string, { path, init }: Sent) => {
  for (let tries = 1; ; tries++) {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual', ...init })
    if (response.status !== 503 || tries === TRIES) return response
    await response.body?.cancel()
  }
}

/** No answer has status 500 or above, and none leaks internals. */
const send = async (origin: string, { path, init }: Sent) => {
  const response = await fetchAnswer(origin, { path, init })
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

/** Sends all of them, some at a time: one by one, most of the time would be spent waiting. */
const sendAll = async (origin: string, all: Sent[]) => {
  for (let start = 0; start < all.length; start += SIDE_BY_SIDE) {
    await Promise.all(all.slice(start, start + SIDE_BY_SIDE).map((sent) => send(origin, sent)))
  }
}

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

test('generated requests of all kinds', async ({ baseURL }) => {
  const requests = Array.from({ length: GENERATED }, (_, number) => generatedRequest(published, number, SIZES))
  await sendAll(
    baseURL!,
    requests.map(({ path, ...init }) => ({ path, init })),
  )
})

test('every argument of the schema, with wrong values as literals and as variables', async ({ baseURL }) => {
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
  for (const { kind, type, selection } of places) {
    const literals = HOSTILE_LITERALS.map((literal) => ({ query: `${kind} { ${selection(literal)} }` }))
    const query = `${kind} ($value: ${type}) { ${selection('$value')} }`
    const variables = HOSTILE_VALUES.map((value) => ({ query, variables: { value } }))
    await sendAll(
      baseURL!,
      [...literals, ...variables].map((body) => post('/graphql', JSON.stringify(body))),
    )
  }
})

test('every parameter and every field of a body in /openapi.json, with wrong values', async ({ baseURL }) => {
  const document: OpenApi = await (await fetch(`${baseURL}/openapi.json`)).json()
  const requests = requestsOf(document)
  expect(requests.length).toBeGreaterThan(HOSTILE_VALUES.length * 10)
  await sendAll(
    baseURL!,
    requests.map(({ path, ...init }) => ({ path, init })),
  )
})

test('every field of a change of the stock, with wrong values, as JSON and as CSV', async ({ baseURL, partner }) => {
  const places = [...FIELD_NAMES, 'condition', 'specifications', 'inspection', 'updatedAt'].map((name) => [name])
  const key = { 'x-partner-key': partner.key }
  const json = { 'content-type': 'application/json', ...key }
  for (const place of places) {
    const changes = HOSTILE_VALUES.map((value) => setAt({ id: 'denago-nomad' }, place, value))
    const cells = HOSTILE_VALUES.map((value) => `denago-nomad,"${String(value).replaceAll('"', '""')}"`)
    await sendAll(baseURL!, [
      post('/api/inventory?dryRun', JSON.stringify(changes), json),
      post('/api/inventory?dryRun', [`id,${place.at(-1)}`, ...cells].join('\n'), {
        'content-type': 'text/csv',
        ...key,
      }),
    ])
  }
})

test('every argument of every tool at /mcp, with wrong values', async ({ baseURL }) => {
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
