import { ApolloClient, gql, HttpLink } from '@apollo/client'
import { jest } from '@jest/globals'
import { Client, fetchExchange } from '@urql/core'
import { fromGuide } from './guide.mjs'
import { createWriter } from './writer.mjs'

const test = await createWriter()
afterAll(() => test.close())

const EVERYTHING = `query Everything {
  vehicles(first: 3) {
    nodes { id specifications { range rangeMiles { min max } } images { url alt } }
    facets { brands { value count } locations { value count } priceRange { min max } }
    pageInfo { hasNextPage endCursor }
  }
  dealer { name address { city } }
  locations { id hours { opens } }
  municipality(municipalityId: "dallas") { id name delivery { freeFromPurchase nearestShowroom { id } } nearby(limit: 2) { id name } }
  vehicleChanges(since: "1970-01-01T00:00:00Z", first: 2) { edges { node { vehicleId } } }
}`

const url = 'http://carts.example/graphql'
const { cache } = await fromGuide('import { cacheExchange } from', ['cache'])

it('Apollo Client with the settings of the guide fetches each sort, and each since of the changes', async () => {
  const { cache } = await fromGuide('import { InMemoryCache } from', ['cache'])
  const client = new ApolloClient({ link: new HttpLink({ uri: url, fetch: test.fetch }), cache })
  const ask = async (query, name) => (await client.query({ query: gql(query) })).data[name]
  const prices = async (sort) =>
    (await ask(`{ vehicles(first: 5, sort: ${sort}) { edges { node { id price } } } }`, 'vehicles')).edges.map(
      ({ node }) => node.price,
    )
  expect(Math.max(...(await prices('PRICE_ASC')))).toBeLessThan(Math.min(...(await prices('PRICE_DESC'))))
  const changes = async (since) =>
    (await ask(`{ vehicleChanges(since: "${since}") { edges { node { vehicleId } } } }`, 'vehicleChanges')).edges
  expect([(await changes('1970-01-01T00:00:00Z')).length, await changes(new Date().toISOString())]).toEqual([24, []])
})

it('graphcache with the settings of the guide warns of nothing', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const client = new Client({ url, fetch: test.fetch, preferGetMethod: false, exchanges: [cache, fetchExchange] })
  const { data, error } = await client.query(EVERYTHING, {}).toPromise()
  expect(error).toBeUndefined()
  expect(data.vehicles.nodes).toHaveLength(3)
  expect(warn.mock.calls).toEqual([])
  warn.mockRestore()
})
