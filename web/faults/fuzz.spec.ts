import { isObjectType } from 'graphql'
import { FIELD_NAMES } from '#graph/vehicles/fields.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { HOSTILE_LITERALS, HOSTILE_VALUES, pathsOf, placesOf, setAt } from './places.ts'
import { bodyOf, hostileRequestsOf, type Published, publishedBy, type SentRequest } from './published.ts'
import { leakIn } from './visitors.ts'

const SIDE_BY_SIDE = 8
/** A slow machine may say once that it has no time, but no request always gets that answer. */
const TRIES = 3

let origin: string
let published: Published

test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ baseURL }) => {
  origin = baseURL!
  published = await publishedBy(origin)
})

/** No answer has status 500 or above, and none leaks internals. */
const send = async ({ path, ...init }: SentRequest, tries = 1): Promise<void> => {
  const { status, headers, text } = await fetch(origin + path, { redirect: 'manual', ...init }).then(
    async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }),
  )
  if (status === 503 && tries < TRIES) return send({ path, ...init }, tries + 1)
  const leak = leakIn(text)
  if (leak || status >= 500 || text.includes('"code":"INTERNAL_SERVER_ERROR"'))
    throw new Error(`${JSON.stringify({ path, ...init })} is answered ${status}, ${leak}: ${text.slice(0, 300)}`)
  if (headers.get('content-type')?.includes('json') && text) JSON.parse(text)
}

/** Sends all of them, some at a time: one by one, most of the time would be spent waiting. */
const sendAll = async (requests: SentRequest[]) => {
  for (let start = 0; start < requests.length; start += SIDE_BY_SIDE)
    await Promise.all(requests.slice(start, start + SIDE_BY_SIDE).map((request) => send(request)))
}

test('every argument of the schema, with wrong values as literals and as variables', async () => {
  const places = placesOf(published.schema)
  const types = Object.values(published.schema.getTypeMap()).filter(isObjectType)
  const all = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map(({ name, args }) => ({ name: `${type}.${name}`, args })))
    .flatMap(({ name, args }) => args.map((argument) => `${name}(${argument.name})`))
  expect(all.filter((name) => !places.some((place) => place.name === name))).toEqual([])
  for (const { kind, type, selection } of places) {
    const query = `${kind} ($value: ${type}) { ${selection('$value')} }`
    await sendAll([
      ...HOSTILE_LITERALS.map((literal) => bodyOf('/graphql', { query: `${kind} { ${selection(literal)} }` })),
      ...HOSTILE_VALUES.map((value) => bodyOf('/graphql', { query, variables: { value } })),
    ])
  }
})

test('every parameter and every field of a body in /openapi.json, with wrong values', async () => {
  const requests = hostileRequestsOf(published)
  expect(requests.length).toBeGreaterThan(HOSTILE_VALUES.length * 10)
  await sendAll(requests)
})

test('every field of a change of the stock, with wrong values, as JSON and as CSV', async ({ partner }) => {
  const key = { 'x-partner-key': partner.key }
  for (const name of [...FIELD_NAMES, 'condition', 'specifications', 'inspection', 'updatedAt']) {
    const changes = HOSTILE_VALUES.map((value) => ({ id: 'denago-nomad', [name]: value }))
    const cells = HOSTILE_VALUES.map((value) => `denago-nomad,"${String(value).replaceAll('"', '""')}"`)
    const asJson = bodyOf('/api/inventory?dryRun', changes, key)
    const asCsv = bodyOf('/api/inventory?dryRun', '', { ...key, 'content-type': 'text/csv' })
    await sendAll([asJson, { ...asCsv, body: [`id,${name}`, ...cells].join('\n') }])
  }
})

test('every argument of every tool at /mcp, with wrong values', async () => {
  expect(published.tools.length).toBeGreaterThan(3)
  for (const { name, inputSchema } of published.tools) {
    const given = pathsOf(inputSchema).flatMap((place) => HOSTILE_VALUES.map((value) => setAt({}, place, value)))
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call' }
    await sendAll(given.map((values) => bodyOf('/mcp', { ...call, params: { name, arguments: values } })))
  }
})
