import type { LightMyRequestResponse as Response } from 'fastify'
import { createGraph } from '#graph/app.ts'
import { watchCatalogue } from '#graph/database/catalogue-version.ts'
import { createServer } from '#graph/http/server.ts'
import { openTestDatabase } from '#graph/testing/database.ts'
import { responseCache } from './response-cache.ts'

let afterChange: () => void

const { url, database, close } = await openTestDatabase()
const watch = await watchCatalogue(url, { onChange: () => afterChange?.() })
const server = createServer({ log: false })
await server.register(responseCache, { version: watch.version })
await server.register(createGraph({ siteUrl: 'https://carts.example', mediaDir: '' }, database).routes)

afterAll(async () => {
  watch.close()
  await server.close()
  await close()
})

/** The headers that do not belong to one request alone. */
const lastingHeaders = ({ headers: { date, 'x-request-id': _id, 'cache-status': _status, ...lasting } }: Response) =>
  lasting

const QUERY = '{ vehicle(id: "denago-nomad-xl") { price } }'

const byPost = () => server.inject({ method: 'POST', url: '/graphql', payload: { query: QUERY } })
const byGet = () => server.inject({ url: `/graphql?query=${encodeURIComponent(QUERY)}` })
const byRest = () => server.inject({ url: '/api/vehicles/denago-nomad-xl' })

const write = (statement: string) =>
  new Promise<void>((resolve, reject) => {
    afterChange = resolve
    database.query(statement).catch(reject)
  })

describe('the API behind the response cache', () => {
  it('answers every repeated read from the cache, and a write by anyone shows at once', async () => {
    for (const price of [8000, 9000]) {
      await write(`update vehicles set price = ${price} where id = 'denago-nomad-xl'`)
      for (const ask of [byPost, byGet, byRest]) {
        const first = await ask()
        const second = await ask()
        expect(first.body).toContain(`"price":${price}`)
        expect(second.body).toBe(first.body)
        expect(second.headers['cache-status']).toBe('ridgeline; hit')
        expect(lastingHeaders(second)).toEqual(lastingHeaders(first))
        expect(second.headers).toMatchObject({
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        })
      }
    }
  })

  it('has one answer for all spellings of an address that lists the whole inventory', async () => {
    for (const path of ['/api/vehicles', '/feeds/vehicles.csv', '/feeds/vehicles.xml']) {
      await server.inject({ url: `${path}?x=1` })
      for (const url of [path, `${path}?x=2`, path.replace('vehicles', '%76ehicles')]) {
        expect((await server.inject({ url })).headers['cache-status']).toBe('ridgeline; hit')
      }
    }
  })

  it('has the landing page and data apart', async () => {
    for (const url of ['/graphql', '/%67raphql']) {
      for (const accept of ['text/html', 'application/json']) {
        expect((await server.inject({ url, headers: { accept } })).headers['content-type']).toContain(accept)
      }
    }
  })

  it('serves stale responses while the database is down', async () => {
    const good = await byRest()
    await write("update vehicles set rank = rank + 1 where id = 'denago-nomad-xl'")
    await database.query('alter table vehicles rename to vehicles_away')
    const [rest, graphql] = [await byRest(), await byPost()]
    await database.query('alter table vehicles_away rename to vehicles')
    expect(rest.json()).toEqual(good.json())
    expect(graphql.json().data.vehicle.price).toBe(9000)
    for (const { headers } of [rest, graphql]) expect(headers['cache-status']).toContain('stale-if-error')
    expect((await byRest()).headers['cache-status']).toBe('ridgeline; fwd=miss; stored')
  })
})
