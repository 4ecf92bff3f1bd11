import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { Client, fetchExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { createWriter } from './writer.mjs'

const test = await createWriter()
afterAll(() => test.close())

const VEHICLE = 'query Vehicle { vehicle(id: "denago-nomad") { id price } }'
const CHANGE = `mutation Change($input: UpdateVehiclesInput!) {
  updateVehicles(input: $input) { results { vehicle { id price } } userErrors { message } }
}`

const url = 'http://carts.example/graphql'

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
      exchanges: [cacheExchange(), fetchExchange],
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
