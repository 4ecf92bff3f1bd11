import type { GraphQLObjectType } from 'graphql'
import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { namesWhere } from './fields.ts'
import { VehicleSort } from './vehicle.args.ts'

const EXTERNAL_PICTURE = 'https://pictures.example/cart.jpg'

const test = await createTestGraph()
afterAll(() => test.close())

/** All but the place, which is an object. */
const FACTS = namesWhere(({ isFact }) => isFact)
  .filter((name) => name !== 'location')
  .join(' ')

const picture = { alt: 'A cart', width: 800, height: 600 }
const images = [EXTERNAL_PICTURE, 'vehicles/cart.webp'].map((path) => ({ path, ...picture }))
await addVehicle(test.database, { id: 'pictured', images, externalUrl: null, price: 1.25, rank: 9999 })
const get = (url: string) => test.inject({ url })

describe('GET /api/vehicles', () => {
  it('returns the same vehicles as GraphQL, in the same order', async () => {
    const { data } = await test.ask(`{
      vehicles(first: 250) {
        nodes {
          id aliases name brand category price listPrice description externalUrl features availability inStock isNew
          ${FACTS} rank createdAt updatedAt condition currency url
          images { path url alt width height } location { id }
          inspection {
            inspectedBy inspectedOn batteryHealth tread treadNew findings { spot state text } history { year text } soldAsIs
          }
          specifications {
            topSpeed range seatingCapacity batteryType chargingTime payload batteryKind topSpeedMph
            rangeMiles { min max } chargingHours { min max } payloadPounds
          }
        }
      }
    }`)
    const expected = data.vehicles.nodes.map((node: { images: { path: string }[] }) => ({
      ...node,
      images: node.images.map(({ path }) => (path === EXTERNAL_PICTURE ? path : `/media/${path}`)),
      pictures: node.images.map(({ path: _path, ...picture }) => picture),
    }))
    const fields = Object.keys((test.graph.schema.getType('Vehicle') as GraphQLObjectType).getFields())
    const left = fields.filter((name) => !(name in expected[0]))
    expect(left.sort()).toEqual(['atDoor', 'mainImage', 'similar', 'structuredData'])
    const response = await get('/api/vehicles')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe(
      'public, max-age=300, stale-while-revalidate=600, stale-if-error=86400',
    )
    expect(response.headers['access-control-allow-origin']).toBe('*')
    expect(response.json()).toHaveLength(31)
    expect(response.json()).toEqual(expected)
  })

  it('takes one statement', async () => {
    const statements = await test.statementsOf(() => get('/api/vehicles'))
    expect(statements.filter((statement) => statement.includes('order by "sortKey"'))).toHaveLength(1)
  })
})

describe('GET /api/vehicles of many', () => {
  const add = (first: number, last: number) =>
    test.database.query(
      `insert into vehicles (id, name, brand, category, price, description)
         select 'many-' || number, 'Many', 'Brand', 'Series', number, $3 from generate_series($1::int, $2::int) number`,
      [first, last, 'long '.repeat(200)],
    )
  afterAll(() => test.database.query(`delete from vehicles where id like 'many-%'`))

  it('is one array, also if it is streamed', async () => {
    for (const last of [475, 3000]) {
      await add(last === 475 ? 1 : 476, last)
      const ids = (await get('/api/vehicles')).json().map(({ id }: { id: string }) => id)
      expect(ids).toHaveLength(31 + last)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })
})

describe('GET /api/vehicles/{id}', () => {
  it('returns a vehicle by its id and by an alias', async () => {
    const byId = await get('/api/vehicles/denago-nomad-xl')
    expect(byId.statusCode).toBe(200)
    expect(byId.json()).toMatchObject({ id: 'denago-nomad-xl', price: 8495 })
    expect((await get('/api/vehicles/nomad-xl')).json()).toEqual(byId.json())
  })

  it('answers 404 for an unknown one', async () => {
    const response = await get('/api/vehicles/no-such-cart')
    expect(response.statusCode).toBe(404)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({ error: 'Vehicle not found', code: 'NOT_FOUND', requestId: expect.any(String) })
  })
})

describe('the REST addresses', () => {
  it.each([
    ...'/api/vehicles /api/vehicles/denago-nomad /feeds/vehicles.csv /feeds/vehicles.xml'.split(' '),
    ...'/healthz /readyz /schema.graphql /openapi.json /api/contact'.split(' '),
  ])('refuse other methods with 405 and Allow: %s', async (url) => {
    const [allow, first] = url === '/api/contact' ? (['POST', 'GET'] as const) : (['GET, HEAD', 'POST'] as const)
    for (const method of [first, 'PUT', 'PATCH', 'DELETE'] as const) {
      const body = method === 'GET' ? {} : { headers: { 'content-type': 'text/plain' }, payload: 'x' }
      const response = await test.inject({ method, url, ...body })
      expect([response.statusCode, response.headers.allow]).toEqual([405, allow])
      expect(response.json()).toMatchObject({ error: 'Method not allowed', code: 'METHOD_NOT_ALLOWED' })
    }
  })

  it.each(['/api', '/api/nothing'])('answer anything else with 404 in JSON: %s', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ error: 'Not found', code: 'NOT_FOUND' })
  })

  it('do not reveal internal errors', async () => {
    await test.database.query('alter table vehicles rename to gone')
    const response = await get('/api/vehicles/denago-nomad')
    await test.database.query('alter table gone rename to vehicles')
    expect(response.statusCode).toBe(500)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'INTERNAL_SERVER_ERROR',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })
})

const PAGE = `query Page($sort: VehicleSort!, $filter: VehicleFilter, $first: Int, $after: String, $last: Int, $before: String,
  $inStockFirst: Boolean, $offset: Int) {
  vehicles(sort: $sort, filter: $filter, first: $first, after: $after, last: $last, before: $before, inStockFirst: $inStockFirst,
    offset: $offset) {
    nodes { id }
    edges { cursor node { id } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`

// Equal sort keys, names that differ in case, and times within one millisecond of each other.
for (const [index, name] of ['alpha', 'Alpha', 'ALPHA', 'Übercart', 'zeta', '"quoted"'].entries()) {
  const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, 0, index >> 1))
  await addVehicle(test.database, { name, price: 8495, rank: 30, createdAt })
}
const page = async (variables: Record<string, unknown>) => (await test.dataOf(PAGE, variables)).vehicles

const ids = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id)

describe.each(Object.values(VehicleSort))('pages of vehicles sorted %s', (sort) => {
  it('stay within a filter, and between two cursors', async () => {
    const filter = { maxPrice: 9000 }
    const all = await page({ sort, filter, first: 250 })
    const [from, to] = [all.edges[1], all.edges[6]]
    const inner = await page({ sort, filter, first: 250, after: from.cursor, before: to.cursor })
    expect(ids(inner)).toEqual(ids(all).slice(2, 6))
    expect(inner.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
  })

  it.each([true, false])('have correct page info after the end, with inStockFirst: %s', async (inStockFirst) => {
    const all = await page({ sort, inStockFirst, first: 250 })
    const beyond = await page({ sort, inStockFirst, first: 3, after: all.pageInfo.endCursor })
    expect(beyond.nodes).toEqual([])
    expect(beyond.pageInfo).toEqual({ hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null })
  })
})

it.each(['first', 'last'])('a page of no vehicles, by %s, has the total', async (side) => {
  const { vehicles } = await test.dataOf(`{ vehicles(${side}: 0) { totalCount nodes { id } pageInfo { endCursor } } }`)
  expect(vehicles).toEqual({ totalCount: 31, nodes: [], pageInfo: { endCursor: null } })
})

describe('a page that cannot be', () => {
  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

  it.each<readonly [argument: string, variables: object]>([
    ['first', { first: -1 }],
    ['first', { first: 251 }],
    ['last', { last: -1 }],
    ['last', { last: 251 }],
    ['last', { first: 5, last: 5 }],
    ['offset', { first: 5, offset: -1 }],
    ['offset', { first: 5, offset: 1_000_001 }],
    ['offset', { first: 5, offset: 0, after: '' }],
    ['offset', { first: 5, offset: 5, before: '' }],
    ['offset', { last: 5, offset: 5 }],
    ['after', { after: 'no cursor' }],
    ['after', { after: '' }],
    ['after', { after: cursor(['FEATURED', 10]) }],
    ['after', { after: cursor(['FEATURED', 'ten', 'an-id']) }],
    ['after', { after: cursor(['FEATURED', 3e9, 'an-id']) }],
    ['after', { after: cursor(['FEATURED', 10, 'an-id\0']) }],
    ['before', { before: cursor(['PRICE_ASC', 10, 'an-id']) }],
    ['before', { before: cursor({ sort: 'FEATURED' }) }],
    ...['2000', '20000', '2020-02-30', 'Jan 1 2000 (x)', '+275760-09-13T00:00:00.000Z'].map(
      (time) => ['after', { sort: 'NEWEST', after: cursor(['NEWEST', time, 'an-id']) }] as const,
    ),
    ['after', { sort: 'NAME_ASC', after: cursor(['NAME_ASC', 7, 'an-id']) }],
    ['after', { sort: 'PRICE_DESC', after: cursor(['PRICE_DESC', null, 'an-id']) }],
    ['after', { inStockFirst: false, after: cursor(['FEATURED with inStockFirst', [true, 10], 'an-id']) }],
    ['after', { inStockFirst: true, after: cursor(['FEATURED', 10, 'an-id']) }],
    ...[10, [true], ['true', 10], [true, 'ten']].map(
      (key) => ['after', { inStockFirst: true, after: cursor(['FEATURED with inStockFirst', key, 'an-id']) }] as const,
    ),
  ])('is an error that names %s: %j', async (argument, variables) => {
    const { data, errors } = await test.ask(PAGE, { sort: VehicleSort.FEATURED, ...variables })
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ path: ['vehicles'], extensions: { code: 'BAD_USER_INPUT', argument } }])
    expect(errors?.[0]?.message).toMatch(new RegExp(`^${argument} `))
  })
})
