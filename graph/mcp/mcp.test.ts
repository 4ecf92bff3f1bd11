import { Client, StreamableHTTPClientTransport, SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/client'
import { type GraphQLInputObjectType, type GraphQLObjectType, print } from 'graphql'
import { COST, LIMITS } from '#graph/api/limits.ts'
import { listen } from '#graph/http/server.ts'
import { createTestGraph, TEST_SITE } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { RentalQuoteDocument, SearchVehiclesDocument } from './generated/operations.ts'

const test = await createTestGraph()
const url = new URL(`http://127.0.0.1:${await listen(test.server, { port: 0, host: '127.0.0.1' })}/mcp`)

/** The protocol's own client: of the present revision, or of those that shake hands first. */
async function connect(mode: 'auto' | 'legacy', supportedProtocolVersions?: string[]): Promise<Client> {
  const options = { versionNegotiation: { mode }, ...(supportedProtocolVersions && { supportedProtocolVersions }) }
  const client = new Client({ name: 'test', version: '1' }, options)
  await client.connect(new StreamableHTTPClientTransport(url))
  return client
}

const client = await connect('auto')

afterAll(async () => {
  await client.close()
  await test.close()
})

type Arguments = Record<string, unknown>

async function call(name: string, args: Arguments = {}) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: args })
  const texts = content.map((part) => (part.type === 'text' ? part.text : ''))
  return { texts, data: structuredContent, isError }
}

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

/** A message without the library: what curl would send. */
const post = (method: string, params: object = {}, graph = test) =>
  graph.inject({ method: 'POST', url: '/mcp', headers: HEADERS, payload: { jsonrpc: '2.0', id: 1, method, params } })

const search = (args: Arguments, graph = test) =>
  post('tools/call', { name: 'search_vehicles', arguments: args }, graph)

describe('the tools of /mcp', () => {
  it('are listed with the arguments of the API, and only read', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})])).toEqual([
      ['search_vehicles', ['filter', 'sort', 'first', 'after']],
      ['get_vehicle', ['id', 'stockNumber', 'vin']],
      ['list_locations', ['type']],
      ['list_rental_plans', ['cart', 'priceList']],
      ['rental_quote', ['cart', 'days', 'priceList', 'deliveryMiles']],
      ['delivery', ['town', 'purchase']],
    ])
    expect(tools.map(({ inputSchema }) => inputSchema.required ?? [])).toEqual([
      ...[[], [], [], [], ['cart', 'days'], ['town', 'purchase']],
    ])
    for (const { title, inputSchema, outputSchema } of tools) {
      expect(title).toBeTruthy()
      expect(outputSchema).toMatchObject({ type: 'object', required: expect.arrayContaining([expect.any(String)]) })
      const described = Object.values(inputSchema.properties ?? {}).filter((property) => Object(property).description)
      expect(described).toHaveLength(Object.keys(inputSchema.properties ?? {}).length)
    }
    const { first, after } = tools[0]!.inputSchema.properties as Record<string, { description: string }>
    expect(`${first!.description} ${after!.description}`).not.toMatch(/neither|last|edge/)
    expect(client.getServerCapabilities()).toMatchObject({ tools: { listChanged: false } })
    const filter = test.graph.schema.getType('VehicleFilter') as GraphQLInputObjectType
    expect(Object.keys(Object(tools[0]!.inputSchema.properties?.filter).properties)).toEqual(
      Object.values(filter.getFields()).flatMap(({ name, deprecationReason }) => (deprecationReason ? [] : name)),
    )
    expect(JSON.stringify(tools)).not.toContain('Costs ')
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  })

  it('find the same carts as GraphQL, page by page, with links to their pages', async () => {
    const args = { filter: { brands: ['denago'], maxPrice: 9000, minSeats: 4 }, sort: 'PRICE_ASC', first: 2 }
    const expected = await test.dataOf(print(SearchVehiclesDocument), args)
    const { data, texts } = await call('search_vehicles', args)
    expect(data).toEqual(expected)
    expect(JSON.parse(texts[0]!)).toEqual(expected)
    const { nodes, pageInfo } = expected.vehicles
    for (const { name, id } of nodes) expect(texts[1]).toContain(`[${name}](${TEST_SITE}/vehicle/${id})`)
    const next = await call('search_vehicles', { ...args, after: pageInfo.endCursor })
    expect(nodes).toHaveLength(2)
    expect(next.data).not.toEqual(data)
  })

  it('know what a search that finds nothing fails at, and where each cart stands', async () => {
    const empty = await call('search_vehicles', { filter: { search: 'denago', maxPrice: 1 } })
    expect(empty.data).toMatchObject({
      vehicles: { totalCount: 0, relaxations: [{ conditions: ['maxPrice'], count: expect.any(Number) }] },
    })
    const { data } = await call('search_vehicles', { filter: { locationIds: ['scranton'] }, first: 1 })
    expect(data).toMatchObject({ vehicles: { nodes: [{ location: { id: 'scranton', name: expect.any(String) } }] } })
  })

  it('tell of a cart what people ask first, by any of its numbers', async () => {
    const { data, texts } = await call('get_vehicle', { stockNumber: 'r-2605' })
    expect(data).toMatchObject({
      vehicle: {
        id: 'evolution-forester-4-plus-custom',
        stockNumber: 'R-2605',
        specifications: { batteryKind: 'LITHIUM', batteryType: expect.any(String) },
        images: expect.arrayContaining([{ url: expect.stringContaining('/media/'), alt: expect.any(String) }]),
        similar: expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]),
      },
    })
    expect(texts[1]).toContain(`[Warranty](${TEST_SITE}/policies/terms-conditions#warranty)`)
    const { vin } = Object(data).vehicle
    expect((await call('get_vehicle', { vin })).data).toEqual(data)
  })

  it('quote a rental and a delivery, so that no model adds up prices', async () => {
    const rental = { cart: 'FOUR_SEATER', days: 10, deliveryMiles: 18 }
    const expected = await test.dataOf(print(RentalQuoteDocument), rental)
    expect((await call('rental_quote', rental)).data).toEqual(expected)
    expect(expected.rentalQuote).toMatchObject({ delivery: 48, total: expected.rentalQuote.rental + 48 })
    const { data, texts } = await call('delivery', { town: 'wilkes', purchase: 100 })
    expect(data).toMatchObject({
      municipalities: [{ name: 'Wilkes-Barre', delivery: { fee: expect.any(Number), nearestShowroom: {} } }],
    })
    expect(texts[1]).toContain(`[Wilkes-Barre](${TEST_SITE}/wilkes-barre-golf-carts)`)
  })

  it('have what the description of a search names: the notes that GraphQL has, and how a word is spelt', async () => {
    const filter = { search: 'gas golf cart under $7,000' }
    const notes = (
      await test.dataOf('query ($filter: VehicleFilter) { vehicles(filter: $filter) { searchNotes } }', { filter })
    ).vehicles.searchNotes
    const answer = (await call('search_vehicles', { filter })).data
    expect(answer).toMatchObject({ vehicles: { searchNotes: notes } })
    expect(notes).toEqual(['Up to $7,000.', 'All our carts are electric.', 'Lowest price first.'])
    const { tools } = await client.listTools()
    const fields = (test.graph.schema.getType('VehicleConnection') as GraphQLObjectType).getFields()
    const named = [...JSON.stringify(tools[0]!.inputSchema).matchAll(/`(\w+)`/g)].flatMap(([, name]) =>
      name! in fields ? name! : [],
    )
    expect(named).toContain('searchNotes')
    expect(Object.keys(Object(answer).vehicles)).toEqual(expect.arrayContaining(named))
    const { data } = await call('search_vehicles', { filter: { search: 'denogo' } })
    expect(data).toMatchObject({ vehicles: { totalCount: 0, spellings: ['Denago'] } })
  })

  it('take no link from the name of a vehicle', async () => {
    await addVehicle(test.database, { id: 'linked', name: 'Cart](https://evil.example) [x\n- [y' })
    const { texts } = await call('get_vehicle', { id: 'linked' })
    expect(texts[1]).toContain(`Pages:\n- [Cart\\](https://evil.example) \\[x - \\[y](${TEST_SITE}/vehicle/linked)`)
    await test.database.query(`delete from vehicles where id = 'linked'`)
  })

  it.each([
    [
      'get_vehicle',
      { id: 'nomad-xl' },
      { vehicle: { id: 'denago-nomad-xl', price: 8495 } },
      '/vehicle/denago-nomad-xl',
    ],
    ['get_vehicle', { id: 'none' }, { vehicle: null }, '/inventory'],
    [
      'list_locations',
      { type: 'PHYSICAL' },
      { dealer: { timeZone: 'America/New_York', specialDays: expect.any(Array), notice: null } },
      '/showroom',
    ],
    ['list_rental_plans', { cart: 'UTILITY' }, {}, '/rentals'],
  ])('answer %s %j', async (name, args, expected, path) => {
    const { data, texts } = await call(name, args)
    expect(data).toMatchObject(expected)
    expect(Object.values(data ?? {}).flat()).not.toHaveLength(0)
    expect(texts[1]).toContain(`](${TEST_SITE}${path})`)
  })

  it.each([
    ['search_vehicles', { first: 251 }, 'first must be between 0 and 250, not 251.'],
    ['search_vehicles', { filter: { minPrice: 2, maxPrice: 1 } }, 'minPrice'],
    ['search_vehicles', { filter: { maxPrice: 'cheap' } }, '"filter.maxPrice": a value of the type Float is expected'],
    ['search_vehicles', { maxPrice: 9000 }, 'no argument "maxPrice"'],
    ['search_vehicles', { first: 2 ** 40 }, '"first": a value of the type Int is expected'],
    ['get_vehicle', {}, 'exactly one of id, stockNumber and vin'],
    ['rental_quote', { cart: 'FOUR_SEATER' }, '"days": a value of the type Int! is expected'],
    ['list_locations', { type: 'SHOP' }, '"type": a value of the type LocationType (PHYSICAL, '],
  ])('say what is wrong with %s %j', async (name, args, words) => {
    const { isError, texts } = await call(name, args)
    expect(isError).toBe(true)
    expect(texts.join()).toContain(words)
  })

  it('say nothing about our faults', async () => {
    await test.database.query('alter table rental_plans rename to away')
    const { isError, texts } = await call('list_rental_plans', { priceList: 'TOWN' })
    await test.database.query('alter table away rename to rental_plans')
    expect({ isError, texts }).toEqual({ isError: true, texts: [expect.stringContaining('on our side')] })
  })
})

describe('/mcp', () => {
  it('answers a client of the present revision', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
  })

  it.each(SUPPORTED_PROTOCOL_VERSIONS)('answers a client of the revision %s, which shakes hands', async (revision) => {
    const older = await connect('legacy', [revision])
    expect(older.getNegotiatedProtocolVersion()).toBe(revision)
    expect((await older.listTools()).tools).toHaveLength(6)
    const { structuredContent } = await older.callTool({ name: 'get_vehicle', arguments: { id: 'nomad-xl' } })
    expect(structuredContent).toMatchObject({ vehicle: { id: 'denago-nomad-xl' } })
    await older.close()
  })

  it.each([
    ['a client that takes no answer', { ...HEADERS, accept: 'text/html' }, 'tools/list', 406],
    ['an unknown method', HEADERS, 'tools/none', 200],
    ['an unknown tool', HEADERS, 'tools/call', 200],
  ])('refuses %s in the words of the protocol', async (_what, headers, method, status) => {
    const payload = { jsonrpc: '2.0', id: 1, method, params: { name: 'none' } }
    const { statusCode, json } = await test.inject({ method: 'POST', url: '/mcp', headers, payload })
    expect(statusCode).toBe(status)
    expect(json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number), message: expect.any(String) } })
  })

  it('costs what its operation costs at /graphql, and refuses in words', async () => {
    const poor = await createTestGraph({ rateLimit: 1000 })
    const payload = { query: print(SearchVehiclesDocument), variables: { first: 5 } }
    const { extensions } = (
      await poor.inject({ method: 'POST', url: '/graphql', remoteAddress: '192.0.2.1', payload })
    ).json()
    await search({ first: 5 }, poor)
    const refused = await search({ first: 200 }, poor)
    const left = 1000 - extensions.cost.requested - COST.operation
    expect(refused.body).toMatch(new RegExp(`This costs \\d+, and ${left} of 1000 a minute are left`))
    for (let left = 1000; left > 0; left -= COST.operation) await post('ping', {}, poor)
    expect((await post('ping', {}, poor)).statusCode).toBe(429)
    await poor.close()
  })

  it.each(['GET', 'DELETE', 'PUT'] as const)('has no sessions: %s is a 405', async (method) => {
    const { statusCode, headers } = await test.inject({ method, url: '/mcp', headers: HEADERS })
    expect([statusCode, headers.allow]).toEqual([405, 'POST'])
  })

  it('takes no wide messages, and describes what is wrong in few words', async () => {
    const wide = (keys: number) => Object.fromEntries(Array.from({ length: keys }, (_, key) => [`key ${key}`, key]))
    expect((await post('tools/list', { _meta: wide(101) })).statusCode).toBe(400)
    expect((await post('initialize', { capabilities: { experimental: wide(50) } })).json().error).toContain('50 values')
    expect(
      (await post('tools/list', { a: wide(100), b: [wide(100), wide(100)], c: [wide(100), wide(100)] })).statusCode,
    ).toBe(400)
    const wrong = await search({ filter: { ...wide(100), brands: 7 } })
    expect(wrong.body.length).toBeLessThan(500)
  })

  it.each([
    ['a list of messages', HEADERS, '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400],
    ['no JSON', HEADERS, '{', 400],
    ['a form', { ...HEADERS, 'content-type': 'text/plain' }, '{}', 415],
    ['too much', HEADERS, JSON.stringify('x'.repeat(LIMITS.bodyBytes)), 413],
  ])('refuses %s', async (_name, headers, payload, status) => {
    const { statusCode, json } = await test.inject({ method: 'POST', url: '/mcp', headers, payload })
    expect([statusCode, json()]).toEqual([
      status,
      { error: expect.any(String), code: expect.any(String), requestId: expect.any(String) },
    ])
  })

  it('keeps no stream open', async () => {
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow('Subscription limit reached')
  })

  it('may be used by pages of any origin, and kept by no cache', async () => {
    const { headers } = await test.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...HEADERS, origin: 'https://a.example' },
      payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
    })
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' })
    expect(headers['content-type']).toMatch(/^application\/json/)
  })
})
