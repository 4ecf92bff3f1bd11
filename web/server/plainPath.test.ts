import { createServer } from '#graph/http/server.ts'
import { createTestGraph, type TestGraph } from '#graph/testing/graph.ts'
import { addVehicle } from '#graph/testing/vehicles.ts'
import { matchRoute, NOT_FOUND } from '#web/app/routes.tsx'
import { REDIRECTS, redirectToPlainPath } from './plainPath.ts'

const server = createServer({ log: false })
let test: TestGraph

beforeAll(async () => {
  test = await createTestGraph()
  server.addHook('preHandler', redirectToPlainPath(test.graph.services))
  server.get('/*', async () => 'a page')
  await addVehicle(test.database, { id: 'ABC-1', aliases: ['Old-Name'] })
  await addVehicle(test.database, { id: 'Sold-1' })
  await test.database.query(`delete from vehicles where id = 'Sold-1'`)
})
afterAll(async () => {
  await server.close()
  await test?.close()
})

const get = (url: string) => server.inject({ url })

describe('the plain form of an address', () => {
  it.each([
    ['/inventory/', '/inventory'],
    ['/Inventory', '/inventory'],
    ['/RENTALS/Dallas/?Q=A/', '/rentals/dallas?Q=A/'],
    ['/Dallas-Golf-Carts', '/dallas-golf-carts'],
    ['/rentals//dallas', '/rentals/dallas'],
    ['/vehicle/Denago-Nomad-XL', '/vehicle/denago-nomad-xl'],
    ['/VEHICLE/ABC-1/', '/vehicle/ABC-1'],
    ['/Vehicles/Old-Name', '/vehicles/Old-Name'],
    ['/Vehicle/ABC-1/Card', '/vehicle/ABC-1'],
    ['/vehicle/denago-nomad/card?a=b', '/vehicle/denago-nomad?a=b'],
    ['/vehicle/Abc-1', '/vehicle/abc-1'],
    ['/Caf%C3%A9', '/caf%C3%A9'],
  ])('of %s is %s', async (url, location) => {
    const response = await get(url)
    expect(response.statusCode).toBe(301)
    expect(response.headers.location).toBe(location)
    expect(response.headers['cache-control']).toBe(
      'public, max-age=300, stale-while-revalidate=600, stale-if-error=86400',
    )
    expect((await get(location)).statusCode).toBe(200)
  })

  it.each([
    '/',
    '/?A=B',
    '/inventory?brand=Denago',
    '/vehicle/ABC-1',
    '/vehicles/Old-Name',
    '/vehicle/Sold-1',
    '/vehicle/caf%C3%A9',
    '/api/Vehicles/',
    '/graphql/',
    '/media/Cart.webp',
    '/assets/Page-A1.js',
  ])('is %s itself', async (url) => {
    expect((await get(url)).statusCode).toBe(200)
  })

  it.each(['//evil.example/', '//evil.example/Path', '/\\evil.example/', '/\\/evil.example/', '///evil.example'])(
    'never leads to another host: %s',
    async (url) => {
      const { location } = (await get(url)).headers
      expect(new URL(location!, 'https://carts.example/').origin).toBe('https://carts.example')
    },
  )

  it('does not query the database for an id that no vehicle can have', async () => {
    expect((await get('/vehicle/A%00')).headers.location).toBe('/vehicle/a%00')
  })
})

it.each(Object.entries(REDIRECTS))(
  '%s leads to %s, which is a page, by one step and with its query',
  async (from, to) => {
    const response = await get(`${from.toUpperCase()}/?q=A`)
    const [page, hash = ''] = to.split(/(?=#)/)
    expect([response.statusCode, response.headers.location]).toEqual([301, `${page}?q=A${hash}`])
    expect(matchRoute(page!)).not.toBe(NOT_FOUND)
    // A redirected address must not be the address of a page.
    expect(matchRoute(from)).toBe(NOT_FOUND)
  },
)
