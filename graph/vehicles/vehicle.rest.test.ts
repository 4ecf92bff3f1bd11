import type { GraphQLObjectType } from 'graphql'
import { createTestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { namesWhere } from './fields.ts'

/** All but the place, which is an object. */
const FACTS = namesWhere(({ isFact }) => isFact)
  .filter((name) => name !== 'location')
  .join(' ')
const EXTERNAL_PICTURE = 'https://pictures.example/cart.jpg'

const test = await createTestGraph()
afterAll(() => test.close())

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
    expect(response.json()).toHaveLength(25)
    expect(response.json()).toEqual(expected)
  })

  it('can be read by pages of any origin', async () => {
    const response = await test.inject({ url: '/api/vehicles', headers: { origin: 'https://partner.example' } })
    expect(response.headers['access-control-allow-origin']).toBe('*')
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
      expect(ids).toHaveLength(25 + last)
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

  it('answers 400 for a text that cannot be stored', async () => {
    const response = await get('/api/vehicles/a%00b')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      error: 'Text must not contain the character U+0000.',
      code: 'BAD_USER_INPUT',
    })
  })
})

describe('the REST addresses', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('refuse %s with 405 and Allow', async (method) => {
    for (const url of ['/api/vehicles', '/api/vehicles/denago-nomad']) {
      const response = await test.inject({ method, url, headers: { 'content-type': 'text/plain' }, payload: 'x' })
      expect(response.statusCode).toBe(405)
      expect(response.headers.allow).toBe('GET, HEAD')
      expect(response.json()).toMatchObject({ error: 'Method not allowed', code: 'METHOD_NOT_ALLOWED' })
    }
  })

  it('answer HEAD like GET, without a body', async () => {
    const response = await test.inject({ method: 'HEAD', url: '/api/vehicles' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
  })

  it('answer a preflight', async () => {
    const headers = { origin: 'https://partner.example', 'access-control-request-method': 'GET' }
    const response = await test.inject({ method: 'OPTIONS', url: '/api/vehicles', headers })
    expect(response.statusCode).toBe(204)
    expect(response.headers['access-control-allow-methods']).toBe('GET, HEAD, POST')
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
