import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { jest } from '@jest/globals'
import { Client, fetchExchange } from '@urql/core'
import { fromGuide } from './guide.mjs'
import { createWriter } from './writer.mjs'

const test = await createWriter()
afterAll(() => test.close())

const VEHICLE = 'query Vehicle { vehicle(id: "denago-nomad") { id price } }'
const CHANGE = `mutation Change($input: UpdateVehiclesInput!) {
  updateVehicles(input: $input) { results { vehicle { id price } } userErrors { message } }
}`

const EVERYTHING = `query Everything {
  vehicles(first: 3) {
    nodes { id specifications { range rangeMiles { min max } } images { url alt } }
    facets { brands { value count } locations { locationId count } priceRange { min max } }
    pageInfo { hasNextPage endCursor }
  }
  dealer { name address { city } departments { department hours { opens closes } } }
  locations { id hours { opens } }
  municipality(slug: "dallas") { slug name delivery { freeFromPurchase nearestShowroom { id } } nearby(limit: 2) { name } }
  vehicleChanges(since: "1970-01-01T00:00:00Z", first: 2) { edges { node { vehicleId } } }
}`

const url = 'http://carts.example/graphql'
const { cache } = await fromGuide('import { cacheExchange } from', ['cache'])

/** Each client: reads through its cache, from its cache alone, and changes. */
const CLIENTS = {
  'Apollo Client'() {
    const client = new ApolloClient({ link: new HttpLink({ uri: url, fetch: test.fetch }), cache: new InMemoryCache() })
    const query = gql(VEHICLE)
    return {
      read: async () => (await client.query({ query })).data,
      cached: () => client.readQuery({ query }),
      change: (variables) => client.mutate({ mutation: gql(CHANGE), variables }),
    }
  },
  graphcache() {
    const client = new Client({
      url,
      fetch: test.fetch,
      preferGetMethod: false,
      exchanges: [cache, fetchExchange],
    })
    return {
      read: async () => (await client.query(VEHICLE, {}).toPromise()).data,
      cached: () => client.readQuery(VEHICLE, {}).data,
      change: (variables) => client.mutation(CHANGE, variables).toPromise(),
    }
  },
}

it.each(Object.entries(CLIENTS))('%s sees the new price in its cache after its own mutation', async (_name, create) => {
  const { read, cached, change } = create()
  const { price } = (await read()).vehicle
  const { data, error } = await change({ input: { vehicles: [{ id: 'denago-nomad', price: price + 1 }] } })
  expect(error).toBeUndefined()
  expect(data.updateVehicles.userErrors).toEqual([])
  expect(cached().vehicle).toMatchObject({ id: 'denago-nomad', price: price + 1 })
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
